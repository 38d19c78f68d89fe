/** The colours of heraldry. In an engraving each has its hatching, so colour is never the only sign. */
export type Tincture = 'gules' | 'azure' | 'vert' | 'or' | 'purpure' | 'sable' | 'argent';

/** As fixed colours, for drawings; pages use the variables of the same names. */
export const HEX: Record<Tincture, string> = {
	gules: '#a3202f',
	azure: '#27518c',
	vert: '#3e6e48',
	or: '#d9ae4a',
	purpure: '#6a3b73',
	sable: '#3a3029',
	argent: '#fcf8ee',
};

export const INK = '#2a211b';
