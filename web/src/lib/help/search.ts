/** Finding a paragraph by its number or by words, whatever accents the reader types. */
import type { RulesPage } from './rules';

export interface Entry {
	id: string;
	/** The section that it stands in. */
	heading: string;
	text: string;
	plain: string;
	plainHeading: string;
}

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
	text: string;
	found: boolean;
}

export interface Found {
	id: string;
	heading: string;
	pieces: Piece[];
}

const MARKS = /\p{M}/gu;
const JOINED: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ' };
const NUMBER = /^(?:\d+(?:\.\d*)?|[a-z]{1,2}\d+)$/;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const BEFORE = 40;
const SHOWN = 150;
const MOST = 40;

/** Letters without case and accents. */
export function plain(text: string): string {
	return [...text].map(plainLetter).join('');
}

function plainLetter(letter: string): string {
	const lower = letter.toLowerCase();
	return JOINED[lower] ?? lower.normalize('NFD').replace(MARKS, '');
}

/** What a reader sees of some HTML of ours. */
export function textOf(html: string): string {
	return html
		.replace(/<\/(?:p|td|th|tr|dt|dd|div)>/g, ' ')
		.replace(/<[^>]+>/g, '')
		.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
}

/** All that can be found on a page: its sections, then its paragraphs. */
export function indexOf(page: RulesPage): Entry[] {
	return page.sections.flatMap((section) => {
		const heading = section.number ? `${section.number} ${section.title}` : section.title;
		const blocks = section.blocks
			.filter((block) => block.id)
			.map((block) => ({ id: block.id, text: textOf(block.html) }));
		const unnumbered = section.blocks.filter((block) => !block.id).map((block) => textOf(block.html));
		const entries = [{ id: section.id, text: unnumbered.join(' ') }, ...blocks];
		const plainHeading = plain(heading);
		return entries.map(({ id, text }) => ({ id, heading, text, plain: plain(text), plainHeading }));
	});
}

/** The paragraphs in which every word stands, those first that fit best. */
export function search(index: Entry[], wanted: string): Found[] {
	const words = plain(wanted)
		.split(/[\s,;()]+/)
		.map((word) => word.replace(/^§/, ''))
		.filter(Boolean);
	if (!words.length) return [];
	const scored: { entry: Entry; score: number }[] = [];
	for (const entry of index) {
		const scores = words.map((word) => scoreOf(entry, word));
		if (scores.every((score) => score > 0))
			scored.push({ entry, score: scores.reduce((sum, score) => sum + score, 0) });
	}
	// The order of the page decides between those that fit equally well.
	scored.sort((a, b) => b.score - a.score);
	return scored
		.slice(0, MOST)
		.map(({ entry }) => ({ id: entry.id, heading: entry.heading, pieces: pieces(entry.text, words) }));
}

function scoreOf(entry: Entry, word: string): number {
	const id = entry.id.toLowerCase();
	if (id === word) return 100;
	if (NUMBER.test(word) && id.startsWith(word)) return 20;
	const inText = begins(entry.plain, word) ? 3 : word.length > 2 && entry.plain.includes(word) ? 1 : 0;
	// A section is found by its title; its paragraphs are found by their own words first.
	if (begins(entry.plainHeading, word)) return inText + (id.startsWith('s') || !/\d/.test(id) ? 8 : inText ? 1 : 0);
	return inText;
}

/** Whether a word of the text begins so. */
function begins(text: string, word: string): boolean {
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
		if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
	}
	return false;
}

/** The text around the first word that was looked for, with all of them marked. */
export function pieces(text: string, words: string[]): Piece[] {
	// Where each letter of the plain text comes from: some letters become two.
	let bare = '';
	const from: number[] = [];
	let at = 0;
	for (const letter of text) {
		for (const one of plainLetter(letter)) {
			bare += one;
			from.push(at);
		}
		at += letter.length;
	}
	from.push(text.length);
	const marked = new Array<boolean>(text.length).fill(false);
	let first = -1;
	for (const word of words) {
		for (let place = bare.indexOf(word); place >= 0; place = bare.indexOf(word, place + 1)) {
			const start = from[place] ?? 0;
			const end = from[place + word.length] ?? text.length;
			marked.fill(true, start, end);
			if (first < 0 || start < first) first = start;
		}
	}
	let start = Math.max(0, first - BEFORE);
	if (start > 0) start = text.indexOf(' ', start) + 1 || start;
	const end = Math.min(text.length, start + SHOWN);
	const found: Piece[] = start > 0 ? [{ text: '… ', found: false }] : [];
	for (let i = start; i < end; i++) {
		const last = found.at(-1);
		if (last && last.found === marked[i] && i !== start) last.text += text[i];
		else found.push({ text: text[i] ?? '', found: marked[i] ?? false });
	}
	if (end < text.length) found.push({ text: ' …', found: false });
	return found;
}
