/** Invents the skyline of a town that we did not draw. The same name gives the same skyline everywhere. */
import { HEX, INK } from '$lib/art/tinctures';

export interface Part {
	d: string;
	fill: string;
	/** Without an outline. */
	plain?: boolean;
}

const BASE = 60;
const STONE = 'var(--argent)';
const SHADE = 'url(#shade)';

/** Small numbers from a name, one after another. */
function numbersFrom(name: string): (below: number) => number {
	let seed = 2166136261;
	for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
	return (below) => {
		seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 374761393;
		return ((seed >>> 9) & 0xffff) % below;
	};
}

export function inventSkyline(town: string): Part[] {
	const draw = numbersFrom(town);
	const parts: Part[] = [];
	// Behind the wall stand three or four buildings, tall and low in turn.
	const count = 3 + draw(2);
	const step = 80 / count;
	const tallFirst = draw(2);
	for (let i = 0; i < count; i += 1) {
		const x = 10 + i * step + draw(4);
		const tall = i % 2 === tallFirst;
		const build = tall ? [campanile, keep, spire][draw(3)] : [dome, house, gable][draw(3)];
		parts.push(...(build?.(x, step * (tall ? 0.5 : 0.82), (tall ? 8 : 17) + draw(8)) ?? []));
	}
	const top = 42 + draw(5);
	parts.push(...wall(4, 92, top, 9 + draw(3), draw(2) === 1), gate(44 + draw(9) - 4));
	return parts;
}

function campanile(x: number, width: number, top: number): Part[] {
	const [right, middle] = [x + width, x + width / 2];
	return [
		{ d: `M${x} ${BASE}V${top + 8}H${right}V${BASE}Z`, fill: HEX.or },
		shadow(x, width, top + 8),
		{ d: `M${x - 1} ${top + 8}L${middle} ${top - 4}L${right + 1} ${top + 8}Z`, fill: HEX.gules },
		{ d: `M${middle - 1.6} ${top + 19}V${top + 14}h3.2v5Z`, fill: INK, plain: true },
	];
}

function keep(x: number, width: number, top: number): Part[] {
	return [
		{
			d: `${battlements(x - 1.4, x + width + 1.4, top + 4, 3, 3, false)}V${top + 8}H${x + width}V${BASE}H${x}V${top + 8}H${x - 1.4}Z`,
			fill: STONE,
		},
		shadow(x, width, top + 8),
		{ d: `M${x + width / 2 - 1} ${top + 18}v-4.4h2v4.4Z`, fill: INK, plain: true },
	];
}

function spire(x: number, width: number, top: number): Part[] {
	const [right, middle] = [x + width, x + width / 2];
	return [
		{ d: `M${x} ${BASE}V${top + 16}H${right}V${BASE}Z`, fill: STONE },
		shadow(x, width, top + 16),
		{ d: `M${x} ${top + 16}L${middle} ${top - 6}L${right} ${top + 16}Z`, fill: HEX.azure },
	];
}

function dome(x: number, width: number, top: number): Part[] {
	const [right, middle, drum] = [x + width, x + width / 2, top + 12];
	return [
		{ d: `M${x} ${BASE}V${drum}H${right}V${BASE}Z`, fill: STONE },
		shadow(x, width, drum),
		{
			d: `M${x + 1} ${drum}C${x + 1} ${top + 3} ${middle - 3} ${top} ${middle} ${top}S${right - 1} ${top + 3} ${right - 1} ${drum}Z`,
			fill: HEX.gules,
		},
		{ d: `M${middle} ${top}v-5M${middle - 2} ${top - 3}h4`, fill: 'none' },
	];
}

function house(x: number, width: number, top: number): Part[] {
	const right = x + width;
	return [
		{ d: `M${x} ${BASE}V${top + 8}H${right}V${BASE}Z`, fill: HEX.or },
		shadow(x, width, top + 8),
		{ d: `M${x - 1.4} ${top + 8}L${x + 2} ${top + 3}H${right - 2}L${right + 1.4} ${top + 8}Z`, fill: HEX.gules },
	];
}

function gable(x: number, width: number, top: number): Part[] {
	const [right, middle] = [x + width, x + width / 2];
	return [
		{ d: `M${x} ${BASE}V${top + 11}L${middle} ${top + 3}L${right} ${top + 11}V${BASE}Z`, fill: STONE },
		shadow(x, width, top + 11),
		{ d: `M${middle - 2} ${top + 14}a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z`, fill: HEX.or },
	];
}

function wall(x1: number, x2: number, top: number, count: number, swallowtail: boolean): Part[] {
	return [
		{ d: `${battlements(x1, x2, top, count, 3.2, swallowtail)}V${BASE}H${x1}Z`, fill: HEX.or },
		{ d: `M${x2 - 20} ${top}H${x2}V${BASE}H${x2 - 20}Z`, fill: SHADE, plain: true },
		{ d: `M${x1} ${top + 4.4}H${x2}M${x1 + 7} ${top + 9}h7M${x2 - 16} ${top + 9}h7`, fill: 'none' },
	];
}

function gate(x: number): Part {
	return { d: `M${x} ${BASE}v-6a4.4 4.4 0 0 1 8.8 0v6Z`, fill: INK, plain: true };
}

function shadow(x: number, width: number, top: number): Part {
	return { d: `M${x + width * 0.62} ${top}H${x + width}V${BASE}H${x + width * 0.62}Z`, fill: SHADE, plain: true };
}

/** The upper edge of a wall, from the left to the right. */
function battlements(x1: number, x2: number, y: number, count: number, height: number, swallowtail: boolean): string {
	const width = (x2 - x1) / (2 * count - 1);
	let d = `M${x1} ${y}`;
	for (let i = 0; i < count; i += 1) {
		d += swallowtail ? `v${-height}l${width / 2} ${height / 2}l${width / 2} ${-height / 2}` : `v${-height}h${width}`;
		d += i < count - 1 ? `v${height}h${width}` : `v${height}`;
	}
	return d;
}
