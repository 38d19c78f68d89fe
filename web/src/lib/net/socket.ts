/** The websocket of a table. It comes back by itself when it was lost, and then says which version it saw last. */
import type { ClientMessage, ServerMessage } from '$lib/wire/wire';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

const PING_EVERY = 20_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** How a house says that it does not want to see the visitor; and why, if it only has to open again. */
const NOT_ALLOWED = 1008;
const NOT_OPEN = 'closed';

export interface Listener {
	/** The socket is open: say hello. */
	opened(): void;
	received(message: ServerMessage): void;
	changed(connection: Connection): void;
}

export class TableSocket {
	#socket: WebSocket | null = null;
	#wait = FIRST_WAIT;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#ping: ReturnType<typeof setInterval> | undefined;
	#answered = true;
	#closed = false;
	readonly #url: string;
	readonly #listener: Listener;

	constructor(url: string, listener: Listener) {
		this.#url = url;
		this.#listener = listener;
		addEventListener('online', this.#hurry);
		document.addEventListener('visibilitychange', this.#hurry);
		this.#connect();
	}

	/** False if it cannot be sent now; what matters is sent again after the next hello. */
	send(message: ClientMessage): boolean {
		if (this.#socket?.readyState !== WebSocket.OPEN) return false;
		this.#socket.send(JSON.stringify(message));
		return true;
	}

	close(): void {
		this.#closed = true;
		this.#stop();
		removeEventListener('online', this.#hurry);
		document.removeEventListener('visibilitychange', this.#hurry);
		this.#socket?.close();
	}

	#connect(): void {
		this.#stop();
		this.#listener.changed('connecting');
		const socket = (this.#socket = new WebSocket(this.#url));
		socket.onopen = () => {
			this.#wait = FIRST_WAIT;
			this.#answered = true;
			this.#ping = setInterval(() => this.#checkPulse(), PING_EVERY);
			this.#listener.changed('open');
			this.#listener.opened();
		};
		socket.onmessage = (event) => {
			this.#answered = true;
			for (const line of String(event.data).split('\n')) {
				if (line) this.#listener.received(JSON.parse(line) as ServerMessage);
			}
		};
		socket.onclose = (event) => {
			if (this.#closed || this.#socket !== socket) return;
			this.#stop();
			if (event.code === NOT_ALLOWED && event.reason !== NOT_OPEN) {
				this.#listener.changed('refused');
				return;
			}
			this.#listener.changed('lost');
			this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
			this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
		};
	}

	/** A connection can be dead without anybody having said so. */
	#checkPulse(): void {
		if (!this.#answered) {
			this.#socket?.close();
			return;
		}
		this.#answered = false;
		this.send({ type: 'ping' });
	}

	/** The network or the page is back: do not wait any longer. */
	#hurry = (): void => {
		if (document.hidden || this.#closed || this.#timer === undefined) return;
		this.#connect();
	};

	#stop(): void {
		clearTimeout(this.#timer);
		clearInterval(this.#ping);
		this.#timer = undefined;
	}
}

export function socketUrl(table: string): string {
	const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
	return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(table)}`;
}
