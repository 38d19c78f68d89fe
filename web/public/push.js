/* Wakes when the house says that something is new at one of the player's tables, asks which, and shows a line. */

const STORE = 'curia-push';
const WORDS = '/push-words';
const PLAIN = { turn: 'It is your turn', news: 'There is news at your tables' };

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('push', (event) => event.waitUntil(tell()));

addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data?.to ?? '/'));
});

async function tell() {
	const [words, asked] = await Promise.all([readWords(), askedTables()]);
	const isTurn = asked === null || asked.length > 0;
	await registration.showNotification(isTurn ? words.turn : words.news, {
		icon: '/favicon.svg',
		tag: 'curia',
		data: { to: asked?.length === 1 ? `/tables/${asked[0]}` : '/' },
	});
}

/** The words of the reader's language, as the page laid them down. */
async function readWords() {
	try {
		const found = await (await caches.open(STORE)).match(WORDS);
		return found ? { ...PLAIN, ...(await found.json()) } : PLAIN;
	} catch {
		return PLAIN;
	}
}

/** The tables that wait for the player; null if the house does not say. */
async function askedTables() {
	try {
		const response = await fetch('/api/tables/mine');
		if (!response.ok) return null;
		const tables = await response.json();
		return tables.filter((mine) => mine.asked).map((mine) => mine.table.id);
	} catch {
		return null;
	}
}

async function open(to) {
	const pages = await clients.matchAll({ type: 'window' });
	const page = pages.find((each) => new URL(each.url).pathname === to) ?? pages[0];
	if (!page) return clients.openWindow(to);
	await page.focus();
	if (new URL(page.url).pathname !== to) await page.navigate(to);
}
