/** Whether this browser is told when it is the player's turn. The push carries nothing: the words that `push.js` shows
 *  are laid down here, in the reader's language. */
import { api } from '$lib/net/api';
import { t } from '$lib/text/words.svelte';

const SCRIPT = '/push.js';
/** The same two names stand in `push.js`. */
const STORE = 'curia-push';
const WORDS = '/push-words';

export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';

class Push {
	state = $state<PushState>('unknown');

	async look(): Promise<void> {
		if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
			this.state = 'unsupported';
			return;
		}
		if (Notification.permission === 'denied') {
			this.state = 'denied';
			return;
		}
		const subscription = await this.#subscription();
		this.state = subscription && Notification.permission === 'granted' ? 'on' : 'off';
		if (this.state === 'on') await layWords();
	}

	async turnOn(): Promise<void> {
		if ((await Notification.requestPermission()) !== 'granted') {
			this.state = Notification.permission === 'denied' ? 'denied' : 'off';
			return;
		}
		const { key } = await api.pushKey();
		await navigator.serviceWorker.register(SCRIPT);
		const worker = await navigator.serviceWorker.ready;
		const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
		await layWords();
		await api.addPush(subscription.toJSON());
		this.state = 'on';
	}

	async turnOff(): Promise<void> {
		const subscription = await this.#subscription();
		if (subscription) await api.removePush(subscription.endpoint);
		await this.drop();
	}

	/** The house has forgotten this browser already. */
	async drop(): Promise<void> {
		if (!('serviceWorker' in navigator)) return;
		await (await this.#subscription())?.unsubscribe();
		if (this.state === 'on') this.state = 'off';
	}

	async #subscription(): Promise<PushSubscription | null> {
		const worker = await navigator.serviceWorker.getRegistration();
		return (await worker?.pushManager.getSubscription()) ?? null;
	}
}

/** A sleeping page cannot be asked for words, so they wait beside it. */
export async function layWords(): Promise<void> {
	const words = { turn: t('push-turn'), news: t('push-news') };
	const store = await caches.open(STORE);
	await store.put(WORDS, new Response(JSON.stringify(words), { headers: { 'content-type': 'application/json' } }));
}

export const push = new Push();
