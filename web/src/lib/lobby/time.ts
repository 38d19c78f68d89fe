/** Dates and spans of time as the reader's language writes them. */
import { prefs } from '$lib/state/prefs.svelte';
import { t } from '$lib/text/words.svelte';

/** Our English is that of the rules: 16 November, 21:30. */
const locale = () => (prefs.language === 'en' ? 'en-GB' : prefs.language);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** '16 November 2026, 21:30'; without the year if it is this one. */
export function dateTime(at: number): string {
	const date = new Date(at);
	const isThisYear = date.getFullYear() === new Date().getFullYear();
	return new Intl.DateTimeFormat(locale(), {
		day: 'numeric',
		month: 'long',
		year: isThisYear ? undefined : 'numeric',
		hour: '2-digit',
		minute: '2-digit',
	}).format(date);
}

/** '16 Nov 2026': for the ends of a scale. */
export function date(at: number): string {
	return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));
}

export function month(at: number): string {
	return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(new Date(at));
}

/** 'in 2 days', '5 minutes ago'. */
export function fromNow(at: number, now: number = Date.now()): string {
	const span = at - now;
	const size = Math.abs(span);
	const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
	if (size >= 2 * DAY) return format.format(Math.round(span / DAY), 'day');
	if (size >= 2 * HOUR) return format.format(Math.round(span / HOUR), 'hour');
	return format.format(Math.round(span / MINUTE), 'minute');
}

/** What has just happened is told so; else '5 minutes ago', and after a week the date. */
export function ago(at: number, now: number = Date.now()): string {
	if (now - at < MINUTE) return t('time-now');
	return now - at < WEEK ? fromNow(at, now) : dateTime(at);
}

/** '20 minutes', '3 days'. */
export function lasting(seconds: number): string {
	const [value, unit] =
		seconds >= 86_400
			? [seconds / 86_400, 'day']
			: seconds >= 3600
				? [seconds / 3600, 'hour']
				: seconds >= 60
					? [seconds / 60, 'minute']
					: [seconds, 'second'];
	return new Intl.NumberFormat(locale(), { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
		Number(value),
	);
}

/** 'Anna, Bruno and Carlo'. */
export function listing(items: string[]): string {
	return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}
