/** Dragging a thing with mouse, finger or pen to a place that carries `data-drop`. Whatever can be dragged can be chosen
 *  and put down by taps and keys too. */
import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 8;

export interface Drag {
	/** The thing is on its way. */
	start?: () => void;
	/** It is over a place, or over none. */
	over?: (place: string | null) => void;
	/** It was let go over a place. */
	drop: (place: string) => void;
}

/** `allow` says what to do with the thing, or null if it cannot be dragged now. */
export function draggable(allow: () => Drag | null): Attachment<HTMLElement> {
	return (element) => {
		let drag: Drag | null = null;
		let from: { x: number; y: number; id: number } | null = null;
		let isMoving = false;

		function down(event: PointerEvent): void {
			if (event.button !== 0 || from) return;
			drag = allow();
			if (!drag) return;
			from = { x: event.clientX, y: event.clientY, id: event.pointerId };
			isMoving = false;
			addEventListener('pointermove', move);
			addEventListener('pointerup', up);
			addEventListener('pointercancel', end);
		}

		function move(event: PointerEvent): void {
			if (!from || event.pointerId !== from.id) return;
			// Where the page is shown larger, the way is shorter in its own measure.
			const zoom = element.currentCSSZoom || 1;
			const [x, y] = [(event.clientX - from.x) / zoom, (event.clientY - from.y) / zoom];
			if (!isMoving) {
				if (Math.hypot(x, y) < FAR_ENOUGH) return;
				isMoving = true;
				element.classList.add('dragged');
				// Neither a long press nor a hint any more.
				const button = element.matches('button') ? element : element.querySelector('button');
				button?.dispatchEvent(new PointerEvent('pointerleave'));
				drag?.start?.();
			}
			event.preventDefault();
			element.style.transform = `translate(${x}px, ${y}px)`;
			drag?.over?.(placeAt(event));
		}

		function up(event: PointerEvent): void {
			if (!from || event.pointerId !== from.id) return;
			const place = isMoving ? placeAt(event) : null;
			const wasMoving = isMoving;
			end();
			if (!wasMoving) return;
			if (place !== null) drag?.drop(place);
			swallowClick();
		}

		function end(): void {
			removeEventListener('pointermove', move);
			removeEventListener('pointerup', up);
			removeEventListener('pointercancel', end);
			element.classList.remove('dragged');
			element.style.transform = '';
			if (isMoving) drag?.over?.(null);
			from = null;
			isMoving = false;
		}

		element.addEventListener('pointerdown', down);
		return () => {
			element.removeEventListener('pointerdown', down);
			end();
		};
	};
}

function placeAt(event: PointerEvent): string | null {
	const under = document.elementFromPoint(event.clientX, event.clientY);
	return under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
}

/** Letting go ends in a click for some browsers; it must not choose what lies there. */
function swallowClick(): void {
	const swallow = (event: MouseEvent) => {
		event.stopPropagation();
		event.preventDefault();
	};
	addEventListener('click', swallow, { capture: true, once: true });
	setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
