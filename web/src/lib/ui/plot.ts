/** Where a plot draws what: round steps for its scale, and means that run along. */

/** A few round numbers from the least to the most, those two within the first and last. */
export function ticks(least: number, most: number, about = 4): number[] {
	const span = most - least || Math.abs(most) || 1;
	const rough = span / about;
	const unit = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= rough) ?? 10 * unit;
	const first = Math.floor(least / step) * step;
	const found = [];
	for (let at = first; at < most + step; at += step) found.push(Number(at.toPrecision(12)));
	if (found.length < 2) found.push(first + step);
	return found;
}

/** At each place the mean of the last so many, those before it included. */
export function running(values: number[], over: number): number[] {
	return values.map((_, i) => mean(values.slice(Math.max(0, i + 1 - over), i + 1)));
}

export function mean(values: number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
