/** A house for tests: it takes what a table sends, and says what a test wants. */
import type { ClientMessage, ServerMessage, TableInfo, TableMessage } from '$lib/wire/wire';

export class FakeSocket {
	static readonly CONNECTING = 0;
	static readonly OPEN = 1;
	static readonly CLOSED = 3;
	/** All that were opened, the newest last. */
	static all: FakeSocket[] = [];

	static get last(): FakeSocket {
		return FakeSocket.all.at(-1)!;
	}

	readyState = FakeSocket.CONNECTING;
	readonly sent: ClientMessage[] = [];
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: ((event: { code: number; reason: string }) => void) | null = null;

	constructor(readonly url: string) {
		FakeSocket.all.push(this);
	}

	send(text: string): void {
		this.sent.push(JSON.parse(text) as ClientMessage);
	}

	close(code = 1000, reason = ''): void {
		if (this.readyState === FakeSocket.CLOSED) return;
		this.readyState = FakeSocket.CLOSED;
		this.onclose?.({ code, reason });
	}

	open(): void {
		this.readyState = FakeSocket.OPEN;
		this.onopen?.();
	}

	/** Several messages can come as one. */
	say(...messages: ServerMessage[]): void {
		this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join('\n') });
	}

	/** The last message of a kind. */
	heard<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> | undefined {
		return this.sent.findLast((message) => message.type === type) as Extract<ClientMessage, { type: T }> | undefined;
	}
}

export const INFO = {
	id: 't1',
	terms: { game: 'habemus' },
	seats: [
		{ name: 'Livia', bot: null, player: 'p1', program: false },
		{ name: 'Kircher', bot: 'random', player: null, program: false },
	],
	status: 'playing',
	host: 'p1',
	created: 0,
	ended: null,
	round_of: null,
	rematch: null,
	reason: null,
	points: [],
	ranks: [],
} as unknown as TableInfo;

export function tableMessage(changes: Partial<TableMessage> = {}): TableMessage {
	return {
		type: 'table',
		table: INFO,
		seat: 0,
		seats: [0],
		version: 3,
		missed: null,
		view: { game: 'habemus', phase: 'bid', asked: [0] },
		question: null,
		now: [],
		spectators: 0,
		clock: null,
		paused: false,
		proposal: null,
		outcome: null,
		chat: [],
		commitment: '',
		...changes,
	} as TableMessage;
}
