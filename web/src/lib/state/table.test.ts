// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine, EventItem, LogItem, Question, ServerMessage, Update } from '$lib/wire/wire';
import { seenOf, sitDown } from './chance';
import { sealOf } from './seal';
import { FakeSocket, INFO, tableMessage } from './fake-socket';
import { prefs } from './prefs.svelte';
import { TableState } from './table.svelte';

const log = vi.hoisted(() => ({ items: [] as LogItem[], isDown: false }));
vi.mock('$lib/net/api', async (original) => ({
	...(await original<typeof import('$lib/net/api')>()),
	api: {
		log: async () => log.items,
		schema: () => (log.isDown ? Promise.reject(new Error('nobody answers')) : Promise.resolve({})),
	},
}));

const BID: Question = { number: 7, kind: 'bid', source: '', sealed: true, moves: ['bid D', 'bid none'] };
const TAKE: Question = { number: 8, kind: 'take', source: '', sealed: false, moves: ['take louis'] };
const happened = (name: string): EventItem => ({ name, args: {} });
const update = (version: number, changes: Partial<Update> = {}): ServerMessage =>
	({ type: 'update', version, events: [], ...changes }) as ServerMessage;
const phase = (name: string, asked: number[] = []) => ({ game: 'habemus', phase: name, asked });
const settled = () => new Promise((done) => setTimeout(done));

let table: TableState;

function open(question: Question | null = BID): FakeSocket {
	const socket = FakeSocket.last;
	socket.open();
	socket.say(tableMessage({ question }));
	return socket;
}

function done(socket: FakeSocket): ServerMessage {
	return { type: 'done', id: socket.heard('answer')?.id ?? '' };
}

beforeEach(() => {
	FakeSocket.all = [];
	log.items = [];
	localStorage.clear();
	vi.stubGlobal('WebSocket', FakeSocket);
	table = new TableState('t1');
});

afterEach(() => {
	table.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('undo', () => {
	it('takes the last answer back, and asks the others only if something has come of it', async () => {
		const socket = open();
		expect(table.undo).toBeNull();
		table.answer('bid D');
		socket.say(done(socket));
		table.undo?.();
		expect(socket.heard('propose')).toBeUndefined();
		const id = socket.heard('take_back')?.id ?? '';
		socket.say({ type: 'refused', id, code: 'revealed', text: '', rule: null, args: {} });
		await settled();
		expect(socket.heard('propose')).toMatchObject({ what: 'undo' });
		expect(table.refusal?.code).not.toBe('nothing-to-undo');
	});

	it('ends with the answer that is taken back, and tells why nothing can be', async () => {
		const socket = open();
		table.answer('bid D');
		socket.say(done(socket));
		table.undo?.();
		const id = socket.heard('take_back')?.id ?? '';
		socket.say({ type: 'refused', id, code: 'nothing-to-undo', text: '', rule: null, args: {} });
		await settled();
		expect(socket.heard('propose')).toBeUndefined();
		expect(table.refusal?.code).toBe('nothing-to-undo');
	});
});

describe('the pace of bots', () => {
	it('is told when it is not the usual one, at once and after each hello', () => {
		const socket = open();
		expect(socket.heard('bot_pace')).toBeUndefined();
		prefs.bots = 'slow';
		table.tellPace();
		expect(socket.heard('bot_pace')).toEqual({ type: 'bot_pace', pace: 'slow' });
		socket.open();
		expect(socket.sent.filter((one) => one.type === 'bot_pace')).toHaveLength(2);
		prefs.bots = 'usual';
		table.tellPace();
		expect(socket.heard('bot_pace')).toEqual({ type: 'bot_pace', pace: 'usual' });
	});
});

describe('chance', () => {
	it('gets the own seed when everybody sits, and the seal that was seen first is kept', async () => {
		let seal = '';
		await sitDown((own) =>
			Promise.resolve({ ...INFO, id: 't1', seats: [{ ...INFO.seats[0]!, commitment: (seal = own) }] }),
		);
		const socket = FakeSocket.last;
		socket.open();
		const seats = INFO.seats.map((seat, i) => ({ ...seat, commitment: i ? null : seal }));
		const info = { ...INFO, id: 't1', status: 'gathering' as const, seats };
		const free = { ...info, seats: [seats[0]!, { ...seats[1]!, name: null }] };
		socket.say(tableMessage({ table: free, view: null, commitment: 'first' }));
		expect(socket.heard('reveal')).toBeUndefined();
		socket.say(tableMessage({ table: info, view: null, commitment: 'second' }));
		expect(sealOf(socket.heard('reveal')!.seed)).toBe(seal);
		expect(seenOf('t1').seal).toBe('first');
	});
});

describe('coming in', () => {
	it('says hello and shows what the house tells', () => {
		const socket = open();
		expect(socket.url).toMatch(/\/ws\/tables\/t1$/);
		expect(socket.heard('hello')).toEqual({ type: 'hello', since: null, seat: null });
		expect(table.connection).toBe('open');
		expect(table.question).toEqual(BID);
		expect(table.names).toEqual(['Livia', 'Kircher']);
		expect(table.started).toBe(true);
	});

	it('reads the log from the house, and puts what came meanwhile behind it', async () => {
		log.items = [{ version: 3, at: 1, events: [happened('a'), happened('b'), happened('c')] }];
		const socket = open();
		socket.say(update(4, { events: [happened('d')] }));
		await settled();
		expect(table.log.map((line) => [line.version, line.event.name])).toEqual([
			[1, 'a'],
			[2, 'b'],
			[3, 'c'],
			[4, 'd'],
		]);
	});

	it('asks again for the cards when the house did not answer', async () => {
		vi.useFakeTimers();
		log.isDown = true;
		open();
		await vi.advanceTimersByTimeAsync(100);
		expect(table.schema).toBeNull();
		log.isDown = false;
		await vi.advanceTimersByTimeAsync(10_000);
		expect(table.schema).toEqual({});
	});

	it('tells why the house does not let somebody in', () => {
		const socket = FakeSocket.last;
		socket.open();
		socket.say({ type: 'refused', id: '', code: 'no-spectators', text: 'No.', rule: null, args: {} });
		expect(table.problem?.code).toBe('no-spectators');
	});

	it('does not come back where it is not wanted', () => {
		vi.useFakeTimers();
		const socket = open();
		socket.close(1008);
		vi.advanceTimersByTime(60_000);
		expect(table.connection).toBe('refused');
		expect(FakeSocket.all).toHaveLength(1);
	});

	it('comes back to a house that is about to open again', () => {
		vi.useFakeTimers();
		FakeSocket.last.open();
		FakeSocket.last.say({ type: 'refused', id: '', code: 'closed', text: 'Soon.', rule: null, args: {} });
		FakeSocket.last.close(1008, 'closed');
		vi.advanceTimersByTime(1000);
		expect(FakeSocket.all).toHaveLength(2);
		expect(table.problem?.code).toBe('closed');
		open();
		expect(table.problem).toBeNull();
	});

	it('says and shows nothing of who sat here before to who sits here now', () => {
		const line = { number: 1, at: 0, name: 'Livia', text: 'Wait.' } as ChatLine;
		open().say(tableMessage({ seat: 1, seats: [0, 1], question: BID, chat: [line] }));
		table.answer('bid D');
		table.comeInAnew();
		const socket = FakeSocket.last;
		socket.open();
		expect(socket.sent).toEqual([{ type: 'hello', since: null, seat: null }]);
		expect(table.sending).toBe(false);
		socket.say(tableMessage({ seat: null, seats: [] }));
		expect(table.chat).toEqual([]);
	});
});

describe('answering', () => {
	it('sends the answer with the number of its question, once', () => {
		const socket = open();
		table.answer('bid D');
		table.answer('bid none');
		expect(socket.sent.filter((message) => message.type === 'answer')).toHaveLength(1);
		expect(socket.heard('answer')).toMatchObject({ question: 7, move: 'bid D' });
		expect(table.sending).toBe(true);
	});

	it('gives no answer again that was taken, before the next question is there', () => {
		const socket = open();
		socket.say(update(4, { view: phase('take', [0]), question: TAKE }));
		table.answer('take 1');
		socket.say(done(socket));
		table.answer('take 1');
		expect(socket.sent.filter((message) => message.type === 'answer')).toHaveLength(1);
		socket.say(update(5, { view: phase('bid', [0]), question: BID }));
		expect(table.sending).toBe(false);
		table.answer('bid D');
		expect(socket.heard('answer')).toMatchObject({ question: 7, move: 'bid D' });
		// The table is told while the reply is on its way.
		socket.say(update(6, { question: BID }));
		expect(table.sending).toBe(true);
	});

	it('is calm while the house holds an answer, so that its time tells nothing', () => {
		const socket = open();
		table.answer('bid D');
		socket.say({ type: 'held', id: socket.heard('answer')!.id });
		expect([table.sending, table.held]).toEqual([true, true]);
		socket.say(done(socket), update(4, { view: phase('bid', [1]), question: null }));
		expect([table.sending, table.held]).toEqual([false, false]);
	});

	it('says ahead how a question is to be answered, and takes it back', () => {
		const socket = open();
		table.sayAhead?.('veto', 'allow');
		expect(socket.heard('ahead')).toMatchObject({ question: 'veto', move: 'allow' });
		socket.say({ type: 'done', id: socket.heard('ahead')!.id });
		expect(table.ahead).toEqual({ veto: 'allow' });
		table.sayAhead?.('veto', null);
		socket.say({ type: 'done', id: socket.heard('ahead')!.id });
		expect(table.ahead).toEqual({});
	});

	it('asks again when an answer that was held is put aside', () => {
		const socket = open();
		table.answer('bid D');
		const { id } = socket.heard('answer')!;
		socket.say({ type: 'held', id });
		socket.say({ type: 'refused', id, code: 'paused', text: '', rule: null, args: {} });
		expect([table.sending, table.held, table.refusal?.code]).toEqual([false, false, 'paused']);
	});

	it('keeps a sealed answer open to change while the others think', () => {
		const socket = open();
		table.answer('bid D');
		socket.say(done(socket), update(4, { view: phase('bid', [1]), question: null }));
		expect(table.sending).toBe(false);
		expect(table.question).toBeNull();
		table.reopen?.();
		expect(table.question?.number).toBe(7);
		table.answer('bid none');
		expect(socket.heard('answer')).toMatchObject({ question: 7, move: 'bid none' });
	});

	it('does not offer to change an answer that is open already', () => {
		const socket = open();
		table.answer('bid D');
		// The last to answer: the reply and what follows from it come as one.
		socket.say(done(socket), update(6, { view: phase('take', [1]), question: null }));
		expect(table.reopen).toBeNull();
		expect(table.answered).toBeNull();
	});

	it('goes on to the next question', () => {
		const socket = open();
		table.answer('bid D');
		socket.say(done(socket), update(6, { view: phase('take', [0]), question: TAKE }));
		expect(table.question).toEqual(TAKE);
		expect(table.answered).toBeNull();
		expect(table.sending).toBe(false);
	});

	it('shows a refusal until the next question', () => {
		const socket = open();
		table.answer('bid D');
		const id = socket.heard('answer')?.id ?? '';
		socket.say({ type: 'refused', id, code: 'too-many', text: 'Too fast.', rule: null, args: {} });
		expect(table.refusal?.code).toBe('too-many');
		expect(table.question).toEqual(BID);
		socket.say(update(4, { question: TAKE }));
		expect(table.refusal).toBeNull();
	});

	it('closes a sealed answer that was changed too late', () => {
		const socket = open();
		table.answer('bid D');
		socket.say(done(socket), update(4, { question: null }));
		table.reopen?.();
		table.answer('bid none');
		const id = socket.heard('answer')?.id ?? '';
		socket.say({ type: 'refused', id, code: 'stale', text: 'Over.', rule: null, args: {} });
		expect(table.question).toBeNull();
		expect(table.refusal?.code).toBe('stale');
	});

	it('says nothing of an answer that came after the one of the house', () => {
		const socket = open();
		table.answer('bid D');
		const id = socket.heard('answer')?.id ?? '';
		socket.say(update(4, { view: phase('take', [0]), question: TAKE }));
		socket.say({ type: 'refused', id, code: 'stale', text: 'Over.', rule: null, args: {} });
		expect(table.question).toEqual(TAKE);
		expect(table.refusal).toBeNull();
	});

	it('counts as news what happened since the last answer', () => {
		const socket = open(TAKE);
		socket.say(update(4, { events: [happened('took')] }));
		expect(table.news.map((line) => line.event.name)).toEqual(['took']);
		table.answer('take louis');
		socket.say(done(socket), update(5, { events: [happened('round_begins')], question: BID }));
		expect(table.news.map((line) => line.event.name)).toEqual(['round_begins']);
	});

	it('knows what is news when the page is opened again, for each seat at one screen', async () => {
		const socket = open(TAKE);
		socket.say(update(4, { events: [happened('took')] }));
		table.answer('take louis');
		socket.say(done(socket));
		table.close();
		table = new TableState('t1');
		log.items = [{ version: 5, at: 1, events: ['dealt', 'revealed', 'bid', 'took', 'round_begins'].map(happened) }];
		const again = open();
		await settled();
		expect(table.news.map((line) => line.event.name)).toEqual(['round_begins']);
		again.say(tableMessage({ seat: 1, seats: [0, 1], version: 5 }));
		await settled();
		expect(table.news).toHaveLength(5);
	});

	it('asks why without playing', async () => {
		const socket = open();
		const why = table.why('bid DDDD');
		const id = socket.heard('why')?.id ?? '';
		socket.say({ type: 'refused', id, code: 'too-many-gems', text: 'No.', rule: '5.2', args: {} });
		expect((await why)?.rule).toBe('5.2');
		expect(table.refusal).toBeNull();
		expect(table.question).toEqual(BID);
	});
});

describe('a lost connection', () => {
	it('comes back by itself, and tells what it saw last', () => {
		vi.useFakeTimers();
		const socket = open();
		socket.say(update(5, { events: [happened('answered')] }));
		socket.close(1006);
		expect(table.connection).toBe('lost');
		vi.advanceTimersByTime(1000);
		expect(FakeSocket.all).toHaveLength(2);
		FakeSocket.last.open();
		expect(FakeSocket.last.heard('hello')?.since).toBe(5);
		expect(table.connection).toBe('open');
	});

	it('sends again what had no reply, and does it with the same name', () => {
		vi.useFakeTimers();
		const socket = open();
		table.answer('bid D');
		const first = socket.heard('answer');
		socket.close(1006);
		vi.advanceTimersByTime(1000);
		FakeSocket.last.open();
		expect(FakeSocket.last.heard('answer')).toEqual(first);
	});

	it('adds what was missed to the log, nothing twice', () => {
		vi.useFakeTimers();
		const socket = open();
		socket.say(update(4, { events: [happened('d')] }));
		socket.close(1006);
		vi.advanceTimersByTime(1000);
		FakeSocket.last.open();
		FakeSocket.last.say(
			tableMessage({ version: 6, missed: [happened('d'), happened('e'), happened('f')], question: BID }),
		);
		expect(table.log.map((line) => line.event.name)).toEqual(['d', 'e', 'f']);
	});

	it('offers no change of an answer whose reply came after the table had gone on', () => {
		vi.useFakeTimers();
		const socket = open();
		table.answer('bid D');
		socket.close(1006);
		vi.advanceTimersByTime(1000);
		const again = FakeSocket.last;
		again.open();
		again.say(tableMessage({ version: 9, missed: [], view: phase('take', [1]), question: null }), done(again));
		expect(table.sending).toBe(false);
		expect(table.reopen).toBeNull();
	});

	it('waits longer each time', () => {
		vi.useFakeTimers();
		open().close(1006);
		const opened: number[] = [];
		for (let second = 0; second < 60; second++) {
			vi.advanceTimersByTime(1000);
			if (FakeSocket.last.readyState !== FakeSocket.CLOSED) {
				opened.push(second);
				FakeSocket.last.close(1006);
			}
		}
		expect(opened.length).toBeGreaterThan(4);
		expect(opened.length).toBeLessThan(20);
	});

	it('is noticed when nobody says so', () => {
		vi.useFakeTimers();
		const socket = open();
		vi.advanceTimersByTime(20_000);
		expect(socket.heard('ping')).toBeDefined();
		vi.advanceTimersByTime(20_000);
		expect(socket.readyState).toBe(FakeSocket.CLOSED);
		expect(table.connection).toBe('lost');
	});
});

describe('around the game', () => {
	it('what was said while waiting stays for who plays, and is another circle for who looks on', () => {
		const line: ChatLine = { number: 1, at: 1, name: 'Kircher', seat: null, text: 'Salve', phrase: null };
		const waiting = { ...INFO, status: 'gathering' as const };
		const socket = open(null);
		socket.say(tableMessage({ table: waiting, seat: null, seats: [], view: null, chat: [line] }));
		socket.say(tableMessage({ table: waiting, seat: 0, seats: [0], view: null }));
		expect(table.chat).toEqual([line]);
		socket.say(tableMessage());
		expect(table.chat).toEqual([line]);
		expect(table.watching).toBeNull();
		socket.say(tableMessage({ table: waiting, seat: null, seats: [], view: null }));
		socket.say(tableMessage({ seat: null, seats: [], spectators: 3 }));
		expect(table.chat).toEqual([]);
		expect(table.watching).toBe(2);
	});

	it('hears who is there, and what is said, each line once', () => {
		const socket = open();
		const line = { number: 1, at: 1, name: 'Kircher', seat: 1, text: 'Salve', phrase: null };
		socket.say({ type: 'chat', line }, { type: 'chat', line });
		expect(table.chat).toEqual([line]);
		const now = { name: 'Bruno', bot: null, stand_in: null, present: false, conceded: false, program: false };
		socket.say({ type: 'presence', now: [now, now], spectators: 2 });
		expect(table.names).toEqual(['Bruno', 'Bruno']);
		expect(table.spectators).toBe(2);
	});

	it('at one screen begins anew for whoever looks', async () => {
		log.items = [{ version: 2, at: 1, events: [happened('a'), happened('b')] }];
		const socket = FakeSocket.last;
		socket.open();
		socket.say(tableMessage({ seat: 0, seats: [0, 1], question: BID }));
		await settled();
		expect(table.log).toHaveLength(2);
		table.look(null);
		expect(socket.heard('look')).toEqual({ type: 'look', seat: null });
		log.items = [];
		socket.say(tableMessage({ seat: null, seats: [0, 1], question: null }));
		expect(table.question).toBeNull();
		expect(table.log).toEqual([]);
	});

	it('comes in anew when somebody has a name at last', () => {
		open(null);
		table.comeInAnew();
		expect(FakeSocket.all).toHaveLength(2);
		FakeSocket.last.open();
		expect(FakeSocket.last.heard('hello')?.since).toBeNull();
	});

	it('knows that a table is still gathering', () => {
		const socket = FakeSocket.last;
		socket.open();
		socket.say(tableMessage({ table: { ...INFO, status: 'gathering' }, view: null }));
		expect(table.started).toBe(false);
		expect(table.ready).toBe(false);
	});
});
