/** The HTTP part of the house. */
import type {
	Frame,
	GameItem,
	GameSchema,
	KeptOut,
	Leader,
	Lesson,
	LessonReply,
	LiveTable,
	LogItem,
	Me,
	MyTable,
	PlayedGame,
	Problem,
	Profile,
	Rating,
	RecoveryLink,
	TableInfo,
	Terms,
	Visitor,
} from '$lib/wire/wire';
import { sitDown } from '$lib/state/chance';

/** The house said no, or did not answer (`code` is then 'offline'). */
export class ApiError extends Error {
	constructor(
		readonly code: string,
		text: string,
		readonly status: number,
	) {
		super(text);
	}
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
	const response = await ask(method, path, body);
	return (response.status === 204 ? undefined : await response.json()) as T;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
	let response: Response;
	try {
		response = await fetch(path, {
			method,
			headers: body === undefined ? {} : { 'content-type': 'application/json' },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
	} catch {
		throw new ApiError('offline', "Can't reach the server.", 0);
	}
	if (!response.ok) {
		const problem = (await response.json().catch(() => null)) as Problem | null;
		throw new ApiError(problem?.code ?? 'failed', problem?.text ?? response.statusText, response.status);
	}
	return response;
}

const get = <T>(path: string) => call<T>('GET', path);
const text = (path: string) => ask('GET', path).then((response) => response.text());
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const sealed = (seal: string) => `?commitment=${seal}`;

/** Which eyes to look through: a seat's own, or with `everything` all cards open (of a game that is over). */
export type Eyes = { seat?: number | null; everything?: boolean };

function query(eyes: Eyes): string {
	const params = new URLSearchParams();
	if (eyes.seat !== undefined && eyes.seat !== null) params.set('seat', String(eyes.seat));
	if (eyes.everything) params.set('everything', 'true');
	return params.size ? `?${params}` : '';
}

const schemas = new Map<string, Promise<GameSchema>>();

export const api = {
	games: () => get<GameItem[]>('/api/games'),
	/** What is printed on the cards of a game, and what its events tell; asked once. */
	schema: (game: string): Promise<GameSchema> => {
		const known = schemas.get(game);
		if (known) return known;
		const asked = get<GameSchema>(`/api/games/${game}/schema`);
		schemas.set(game, asked);
		asked.catch(() => schemas.delete(game));
		return asked;
	},

	/** The sentences and the rules of a game that the client was not built with. */
	texts: (game: string, language: string) => text(`/api/games/${encodeURIComponent(game)}/texts?language=${language}`),
	rules: (game: string, language: string) => text(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),

	lesson: (game: string) => get<Lesson>(`/api/lessons/${encodeURIComponent(game)}`),
	/** What comes of all answers so far in a step of a lesson. */
	lessonReply: (game: string, step: string, moves: string[]) =>
		post<LessonReply>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(step)}`, { moves }),

	/** Who sits at this device; null before somebody has said a name. */
	me: async () => (await get<Visitor>('/api/visitor')).me,
	guest: (name: string) => post<Me>('/api/guest', { name }),
	changeMe: (change: { name?: string; webhook?: string; shown?: boolean }) => call<Me>('PATCH', '/api/me', change),
	account: (login: string, password: string) => post<Me>('/api/account', { login, password }),
	/** `old` is null for somebody who may reset it. */
	changePassword: (old: string | null, password: string) => post<Me>('/api/account/password', { old, new: password }),
	login: (login: string, password: string) => post<Me>('/api/login', { login, password }),
	logout: () => post<void>('/api/logout'),
	logoutEverywhere: () => post<Me>('/api/logout-everywhere'),
	/** A file with all that the house keeps about the player. */
	myDataUrl: '/api/me/data',
	/** For good; a guest has no password. */
	deleteMe: (password: string | null) => call<void>('DELETE', '/api/me/data', { password }),
	recovery: () => post<RecoveryLink>('/api/me/recovery'),
	recover: (code: string) => post<Me>('/api/recover', { code }),
	myRatings: () => get<Rating[]>('/api/me/ratings'),
	ratings: (who: string) => get<Rating[]>(`/api/players/${encodeURIComponent(who)}/ratings`),
	/** By id, or by a name that only one has. */
	profile: (who: string) => get<Profile>(`/api/players/${encodeURIComponent(who)}`),
	played: (who: string, game: string) =>
		get<PlayedGame[]>(`/api/players/${encodeURIComponent(who)}/games/${encodeURIComponent(game)}`),
	rankings: (game: string) => get<Leader[]>(`/api/games/${encodeURIComponent(game)}/rankings`),
	pushKey: () => get<{ key: string }>('/api/push/key'),
	addPush: (subscription: PushSubscriptionJSON) => post<void>('/api/push', subscription),
	removePush: (endpoint: string) => call<void>('DELETE', '/api/push', { endpoint }),

	tables: () => get<TableInfo[]>('/api/tables'),
	live: () => get<LiveTable[]>('/api/tables/live'),
	mine: () => get<MyTable[]>('/api/tables/mine'),
	past: (before?: number) => get<TableInfo[]>(`/api/tables/past${before ? `?before=${before}` : ''}`),
	create: (terms: Terms) => sitDown((seal) => post('/api/tables' + sealed(seal), terms)),
	table: (id: string) => get<TableInfo>(table(id)),
	join: (id: string, seat: number | null) => sitDown((seal) => post(`${table(id)}/join${sealed(seal)}`, { seat }), id),
	leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
	/** Take a seat from somebody before the game, and perhaps for good. */
	remove: (id: string, seat: number, bar: boolean) => post<TableInfo>(`${table(id)}/remove`, { seat, bar }),
	/** Before the game, for the host: who may not come back, a bot in a free seat (or none), other terms. */
	keptOut: (id: string) => get<KeptOut[]>(`${table(id)}/kept-out`),
	letIn: (id: string, who: string) => post<KeptOut[]>(`${table(id)}/let-in`, { who }),
	putBot: (id: string, seat: number, level: string | null) => post<TableInfo>(`${table(id)}/bot`, { seat, level }),
	changeTerms: (id: string, terms: Terms) => post<TableInfo>(`${table(id)}/terms`, terms),
	/** Before the game, for who sits there: to the terms that were changed. */
	agree: (id: string, terms: Terms) => post<TableInfo>(`${table(id)}/agree`, { terms }),
	rematch: (id: string) => sitDown((seal) => post(`${table(id)}/rematch${sealed(seal)}`)),
	log: (id: string, eyes: Eyes = {}) => get<LogItem[]>(`${table(id)}/log${query(eyes)}`),
	replay: (id: string, eyes: Eyes = {}) => get<Frame[]>(`${table(id)}/replay${query(eyes)}`),
	recordUrl: (id: string) => `${table(id)}/record`,
	record: (id: string) => text(`${table(id)}/record`),
};
