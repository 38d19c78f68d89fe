/** Arrow keys inside a zone: the focus goes to the nearest button in that direction. */
const DIRECTIONS: Record<string, [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

export function arrows(event: KeyboardEvent): void {
	const direction = DIRECTIONS[event.key];
	const from = event.target;
	if (!direction || !(from instanceof HTMLButtonElement) || event.defaultPrevented) return;
	const zone = from.closest('[data-zone]');
	if (!zone) return;
	const buttons = [...zone.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].filter((one) => one !== from);
	const next = nearest(from.getBoundingClientRect(), buttons, direction);
	if (!next) return;
	event.preventDefault();
	next.focus();
}

/** The one that lies most directly in the direction. */
export function nearest<E extends { getBoundingClientRect(): DOMRect }>(
	from: DOMRect,
	others: E[],
	[dx, dy]: [number, number],
): E | null {
	let best: E | null = null;
	let least = Infinity;
	for (const other of others) {
		const rect = other.getBoundingClientRect();
		const x = rect.x + rect.width / 2 - (from.x + from.width / 2);
		const y = rect.y + rect.height / 2 - (from.y + from.height / 2);
		const ahead = x * dx + y * dy;
		if (ahead <= 2) continue;
		const aside = Math.abs(x * dy) + Math.abs(y * dx);
		const far = ahead + 2 * aside;
		if (far < least) {
			least = far;
			best = other;
		}
	}
	return best;
}
