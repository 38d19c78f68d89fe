import { ApiError } from './api';

/** Milliseconds. */
const PAUSE = 3000;
/** Statuses that will be the same the next time; 'too many' will not. */
const DECLINED = /^4(?!29)/;

/** Something that a page cannot do without: while the house does not answer it is asked again, after a while and as
 *  soon as the network is back. What the house declines is declined. */
export async function persist<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load();
		} catch (error) {
			if (error instanceof ApiError && DECLINED.test(String(error.status))) throw error;
			await pause();
		}
	}
}

function pause(): Promise<void> {
	return new Promise((over) => {
		const end = () => {
			clearTimeout(timer);
			removeEventListener('online', end);
			over();
		};
		const timer = setTimeout(end, PAUSE);
		addEventListener('online', end);
	});
}
