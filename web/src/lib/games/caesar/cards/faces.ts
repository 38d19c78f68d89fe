/** What the cards of Caesar & Cleopatra have in common: whose they are, what kind they are, what they are called. */
import { widthOf } from '$lib/art/fit';
import type { Tincture } from '$lib/art/tinctures';
import type { Texts } from '$lib/text/texts';

export type Party = 'caesar' | 'cleopatra';
export type Kind = 'influence' | 'manipulation' | 'patrician' | 'suffrage' | 'mission';
export type BackKind = 'influence' | 'manipulation' | 'suffrage' | 'mission';

export const PARTIES: readonly Party[] = ['caesar', 'cleopatra'];
/** The colour and the emblem of a party: shape and hatching differ too, for those who do not see the colour. */
export const TINCTURE: Record<Party, Tincture> = { caesar: 'gules', cleopatra: 'azure' };
export const EMBLEM: Record<Party, string> = { caesar: 'eagle', cleopatra: 'ankh' };
/** The emblem for less than 24 px. */
export const MARK: Record<Party, string> = { caesar: 'eagle-mark', cleopatra: 'ankh-mark' };
export const PIP: Record<Party, string> = { caesar: 'pip-round', cleopatra: 'pip-lozenge' };
export const BUST: Record<Party, string> = { caesar: 'bust-caesar', cleopatra: 'bust-cleopatra' };

/** The kind of a card. A group's name stands for its patricians, unless `as` says suffrage card or mission. */
export function kindOf(texts: Texts, card: string, as?: Kind): Kind {
	return as ?? (texts.facts[card]?.['kind'] as Kind | undefined) ?? 'influence';
}

/** The figure of an influence card; a philosopher has none. */
export function valueOf(texts: Texts, card: string): string {
	const value = texts.facts[card]?.['value'];
	return value ? String(value) : '';
}

/** A card's name for those who do not see it. */
export function faceName(texts: Texts, card: string, party: Party, as?: Kind): string {
	const kind = kindOf(texts, card, as);
	const names = { card: texts.card(card), party: texts.text(`party-${party}`) };
	if (kind === 'influence') return texts.text(valueOf(texts, card) ? 'face-name-influence' : 'face-name-party', names);
	if (kind === 'manipulation') return texts.text('face-name-party', names);
	if (kind === 'patrician') return texts.text(`face-patrician-${card}`);
	return texts.text(`face-name-${kind}`, names);
}

/** What a hidden card is called, of which one knows only the back. */
export function backName(texts: Texts, kind: BackKind, party: Party): string {
	return texts.text(`face-name-back-${kind}`, { party: texts.text(`party-${party}`) });
}

/** The width that a word is pressed into if it would not fit, for `textLength`; undefined if it fits as it is. */
export function pressed(word: string, size: number, room: number): number | undefined {
	return widthOf(word, 'label', size) > room ? room : undefined;
}
