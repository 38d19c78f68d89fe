/** What each cardinal and leader looks like: a table of features that `Portrait` draws. Our own drawings; where a
 *  portrait or a description of the man survives (Chigi's goatee, the Medici jaw), the features follow it. */

export interface Face {
	hat: 'biretta' | 'cap';
	hair: 'none' | 'fringe' | 'short' | 'bob' | 'long' | 'curls';
	tone: Tone;
	beard: 'none' | 'stubble' | 'goatee' | 'pointed' | 'full' | 'square' | 'long' | 'forked';
	moustache: 'none' | 'thin' | 'thick' | 'curled' | 'drooping';
	brows: 'thin' | 'arched' | 'heavy' | 'bushy';
	eye: 'keen' | 'heavy' | 'wide' | 'narrow';
	skin: Skin;
	/** The nose: how far it stands out (−2…4), how crooked its bridge is (−3 snub … 4 hooked), how low its tip (−3…4). */
	nose: number;
	hook: number;
	drop: number;
	/** Backwards (−) or steep (+) forehead, −3…3. */
	forehead: number;
	lips: number;
	/** A receding (−4) or jutting (+4) chin. */
	chin: number;
	/** 0 gaunt, 1, 2 with a double chin. */
	weight: 0 | 1 | 2;
	/** Lines of age, 0…3. */
	lines: 0 | 1 | 2 | 3;
	/** How he holds his head, in degrees; negative: chin up. */
	tilt: number;
	/** A long (> 1) or a round face. */
	length: number;
	dress: 'mozzetta' | 'gown' | 'cuirass';
	collar: 'flat' | 'band' | 'lace';
	wears: 'nothing' | 'chain' | 'malta' | 'spectacles';
}

export type Tone = keyof typeof TONES;
export type Skin = keyof typeof SKINS;

export const TONES = {
	raven: '#352920',
	brown: '#5b3f2b',
	chestnut: '#7d4a26',
	blond: '#b58b45',
	iron: '#7f7466',
	grey: '#b3aa9b',
	white: '#e6dfd1',
};

export const SKINS = { fair: '#f2dfc4', ruddy: '#ecc9a8', sallow: '#ead6ae', olive: '#dfc299' };

const PLAIN: Face = {
	hat: 'biretta',
	hair: 'bob',
	tone: 'brown',
	beard: 'none',
	moustache: 'none',
	brows: 'thin',
	eye: 'keen',
	skin: 'fair',
	nose: 0,
	hook: 0,
	drop: 0,
	forehead: 0,
	lips: 0,
	chin: 0,
	weight: 1,
	lines: 1,
	tilt: 0,
	length: 1,
	dress: 'mozzetta',
	collar: 'flat',
	wears: 'nothing',
};

const FACES: Record<string, Partial<Face>> = {
	// France
	antonio_barberini: {
		...{ hair: 'curls', tone: 'raven', beard: 'goatee', moustache: 'curled', brows: 'arched', eye: 'heavy' },
		...{ nose: 1, hook: 1, lips: 1, weight: 2, tilt: -2, length: 0.97, collar: 'lace', skin: 'ruddy' },
	},
	bichi: {
		...{ hat: 'cap', hair: 'short', tone: 'iron', beard: 'pointed', moustache: 'drooping', brows: 'heavy' },
		...{ nose: 2, hook: 3, drop: 1, forehead: -2, weight: 0, lines: 2, tilt: 3, length: 1.05, skin: 'sallow' },
	},
	grimaldi: {
		...{ hat: 'cap', hair: 'curls', tone: 'iron', beard: 'full', moustache: 'thick', brows: 'bushy', eye: 'narrow' },
		...{ nose: 1, hook: -1, drop: -1, forehead: 2, lines: 2, tilt: -3, skin: 'olive', wears: 'chain' },
	},
	// Spain
	trivulzio: {
		...{ hat: 'cap', hair: 'short', tone: 'chestnut', beard: 'goatee', moustache: 'curled', brows: 'heavy' },
		...{ eye: 'wide', nose: 2, hook: 0, drop: -2, chin: 3, forehead: 1, lines: 2, tilt: -4, skin: 'ruddy' },
		...{ dress: 'cuirass', collar: 'lace' },
	},
	colonna: {
		...{ hair: 'bob', tone: 'raven', beard: 'none', moustache: 'thick', brows: 'bushy', nose: 2, hook: 4, drop: 2 },
		...{ forehead: -1, chin: -1, weight: 1, tilt: -1, length: 1.03, skin: 'olive', collar: 'band' },
	},
	giovan_carlo_medici: {
		...{ hat: 'cap', hair: 'long', tone: 'brown', moustache: 'curled', brows: 'arched', eye: 'wide', nose: 1 },
		...{ hook: -1, drop: 1, lips: 2, chin: 2, weight: 2, lines: 0, tilt: -3, length: 0.95, skin: 'ruddy' },
		...{ collar: 'lace' },
	},
	cesi: {
		...{ hat: 'cap', hair: 'fringe', tone: 'white', beard: 'long', moustache: 'drooping', brows: 'bushy' },
		...{ eye: 'narrow', nose: 1, hook: 2, drop: 3, forehead: -1, weight: 0, lines: 3, tilt: 5, skin: 'sallow' },
	},
	lugo: {
		...{ hair: 'fringe', tone: 'white', beard: 'stubble', brows: 'thin', eye: 'heavy', nose: 2, hook: 1, drop: 2 },
		...{ chin: -2, lips: -1, weight: 0, lines: 3, tilt: 4, length: 1.04, skin: 'sallow', dress: 'gown' },
		...{ collar: 'band', wears: 'spectacles' },
	},
	// Innocent X
	chigi: {
		...{ hair: 'bob', tone: 'brown', beard: 'pointed', moustache: 'curled', brows: 'arched', nose: 1, hook: 1 },
		...{ forehead: 1, weight: 0, lines: 1, tilt: 0, length: 1.03 },
	},
	imperiali: {
		...{ hat: 'cap', hair: 'bob', tone: 'raven', beard: 'goatee', moustache: 'thin', brows: 'heavy' },
		...{ nose: -1, hook: -2, drop: -2, forehead: 2, lines: 0, tilt: -2, skin: 'olive', collar: 'band' },
	},
	ottoboni: {
		...{ hair: 'curls', tone: 'brown', moustache: 'thin', brows: 'bushy', eye: 'heavy', nose: 4, hook: 3, drop: 3 },
		...{ forehead: -1, lips: 2, chin: -2, weight: 2, lines: 1, tilt: 1, length: 1, skin: 'sallow' },
	},
	omodei: {
		...{ hat: 'cap', hair: 'short', tone: 'chestnut', brows: 'thin', eye: 'wide', nose: -2, hook: -3, drop: -2 },
		...{ forehead: 2, lips: 1, chin: 1, weight: 2, lines: 0, tilt: 0, length: 0.93, skin: 'ruddy', collar: 'band' },
	},
	albizzi: {
		...{ hair: 'short', tone: 'grey', beard: 'full', moustache: 'drooping', brows: 'bushy', eye: 'narrow' },
		...{ nose: 3, hook: 4, drop: 1, forehead: -3, chin: 2, weight: 0, lines: 3, tilt: 2, length: 1.02 },
		...{ skin: 'olive', collar: 'band' },
	},
	// Urban VIII
	sacchetti: {
		...{ hair: 'bob', tone: 'grey', beard: 'long', moustache: 'thick', brows: 'heavy', nose: 1, hook: 1, drop: 1 },
		...{ forehead: 1, lines: 2, tilt: -1 },
	},
	bernardino_spada: {
		...{ hat: 'cap', hair: 'curls', tone: 'grey', beard: 'goatee', moustache: 'thick', brows: 'arched' },
		...{ nose: 1, hook: 0, forehead: 3, lines: 1, tilt: -3, length: 1.02, collar: 'lace', skin: 'ruddy' },
	},
	ginetti: {
		...{ hat: 'cap', hair: 'fringe', tone: 'grey', brows: 'heavy', eye: 'heavy', nose: 2, hook: 0, drop: 2 },
		...{ lips: 2, chin: -3, weight: 2, lines: 3, tilt: 1, length: 0.95, skin: 'ruddy', wears: 'chain' },
	},
	rapaccioli: {
		...{ hair: 'long', tone: 'chestnut', beard: 'none', moustache: 'thin', brows: 'thin', nose: 0, hook: 2 },
		...{ drop: 0, forehead: 1, lips: -1, chin: 1, weight: 0, lines: 0, tilt: 2, length: 1.06, collar: 'band' },
	},
	carpegna: {
		...{ hair: 'long', tone: 'iron', beard: 'forked', moustache: 'thick', brows: 'heavy', eye: 'keen' },
		...{ nose: 3, hook: -1, drop: -1, forehead: -2, weight: 1, lines: 2, tilt: -4, skin: 'ruddy' },
	},
	// Late cardinals
	hesse: {
		...{ hat: 'cap', hair: 'long', tone: 'blond', brows: 'arched', eye: 'wide', nose: -1, hook: -1, drop: -1 },
		...{ forehead: 2, lips: 1, chin: 1, weight: 1, lines: 0, tilt: -2, wears: 'malta', collar: 'lace' },
	},
	borromeo: {
		...{ hat: 'cap', hair: 'short', tone: 'brown', brows: 'heavy', nose: 4, hook: 4, drop: 0, forehead: -2 },
		...{ chin: -3, lips: 0, weight: 0, lines: 0, tilt: 3, length: 1.05, skin: 'sallow', collar: 'band' },
	},
	giambattista_spada: {
		...{ hair: 'none', tone: 'iron', beard: 'full', moustache: 'curled', brows: 'bushy', eye: 'wide', nose: 0 },
		...{ hook: 1, drop: 2, forehead: 1, weight: 2, lines: 2, tilt: -1, length: 0.98 },
	},
	// Leaders
	este: {
		...{ hat: 'cap', hair: 'curls', tone: 'raven', moustache: 'curled', brows: 'arched', nose: 0, hook: 0, drop: -1 },
		...{ forehead: 1, lips: 1, chin: 3, weight: 1, lines: 0, tilt: -4, skin: 'fair', collar: 'lace' },
	},
	carlo_medici: {
		...{ hat: 'cap', hair: 'fringe', tone: 'iron', beard: 'pointed', moustache: 'thick', brows: 'heavy', eye: 'heavy' },
		...{ nose: 3, hook: 1, drop: 4, lips: 3, chin: 3, weight: 2, lines: 2, tilt: 0, length: 1.03, wears: 'chain' },
	},
	azzolino: {
		...{ hat: 'cap', hair: 'long', tone: 'brown', beard: 'goatee', moustache: 'thin', brows: 'arched' },
		...{ eye: 'keen', nose: 0, hook: 0, drop: 0, forehead: 1, lips: 1, chin: 1, weight: 0, lines: 0, tilt: -1 },
		...{ collar: 'band' },
	},
	francesco_barberini: {
		...{ hat: 'biretta', hair: 'bob', tone: 'iron', beard: 'square', moustache: 'curled', brows: 'arched' },
		...{ nose: 1, hook: 2, drop: 0, forehead: 2, weight: 1, lines: 1, tilt: -2, collar: 'flat', wears: 'chain' },
	},
};

/** Whom we have drawn. */
export const DRAWN: readonly string[] = Object.keys(FACES);

/** The face of a card. Persons of a table's own card data get one from their id and age, always the same. */
export function faceOf(card: string, age: number): Face {
	const known = FACES[card];
	if (known) return { ...PLAIN, ...known };
	let seed = 2166136261;
	for (const letter of card) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
	const next = (): number => {
		seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
		return seed / 2 ** 32;
	};
	const pick = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
	const between = (low: number, high: number): number => Math.round(low + next() * (high - low));
	const tones: Tone[] =
		age < 45 ? ['raven', 'brown', 'chestnut', 'blond'] : age < 62 ? ['brown', 'iron', 'iron'] : ['grey', 'white'];
	return {
		...PLAIN,
		hat: pick(['biretta', 'cap']),
		hair: age > 64 ? pick(['fringe', 'none', 'short', 'bob']) : pick(['short', 'bob', 'long', 'curls']),
		tone: pick(tones),
		beard:
			age < 40
				? pick(['none', 'goatee'])
				: pick(['none', 'stubble', 'goatee', 'pointed', 'full', 'square', 'long', 'forked']),
		moustache: pick(['none', 'thin', 'thick', 'curled', 'drooping']),
		brows: pick(['thin', 'arched', 'heavy', 'bushy']),
		eye: pick(['keen', 'heavy', 'wide', 'narrow']),
		skin: pick(['fair', 'ruddy', 'sallow', 'olive']),
		nose: between(-1, 4),
		hook: between(-3, 4),
		drop: between(-3, 4),
		forehead: between(-3, 3),
		lips: between(-1, 2),
		chin: between(-3, 3),
		weight: pick([0, 1, 2]),
		lines: age < 42 ? 0 : age < 54 ? 1 : age < 66 ? 2 : 3,
		tilt: between(-4, 4),
		length: 0.95 + next() * 0.1,
		collar: pick(['flat', 'band', 'lace']),
		wears: pick(['nothing', 'nothing', 'chain']),
	};
}
