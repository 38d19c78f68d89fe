/** The lines of a head in profile, to the right, in an oval of 172 × 212. `Head.svelte` puts ink and colour to them. */
import type { Face } from './faces';

const r = (value: number): string => String(Math.round(value * 10) / 10);
/** A path with numbers in it, rounded. */
function d(parts: TemplateStringsArray, ...numbers: number[]): string {
	return parts.reduce((path, part, i) => path + r(numbers[i - 1] ?? 0) + part);
}

/** From the crown of the head over forehead, nose, lips and chin to the throat. */
export function profile(face: Face): string {
	const { nose, hook, drop, forehead, lips, chin, weight } = face;
	const fx = 115 + forehead * 1.1;
	const brow = 119 + (face.brows === 'bushy' || face.brows === 'heavy' ? 1.2 : 0);
	const nasion = 115.5 + (hook > 2 ? 1 : hook < -1 ? -1 : 0);
	const tipX = 130 + nose * 1.5;
	const tipY = 113 + drop * 1.3;
	const base = 119 + Math.min(0, nose) * 0.4;
	const baseY = 120 + drop * 0.5;
	const lip = 123 + lips * 0.9;
	const under = 121 + lips * 0.8 + chin * 0.25;
	const chinX = 119 + chin * 1.4;
	return (
		d`M96 40C105 42 ${fx - 2} 54 ${fx} 69C${fx + 1.2} 76 ${brow - 1.5} 80 ${brow} 85.5` +
		d`C${brow + 0.8} 89 ${nasion + 0.6} 91.5 ${nasion} 94.5` +
		d`C${nasion + 2.5 + hook * 0.9} ${97 - Math.max(0, hook) * 0.4} ${tipX - 6 + hook * 1.1} ${tipY - 9 - Math.max(0, hook) * 0.7} ${tipX - 0.6} ${tipY - 3}` +
		d`C${tipX + 1.6} ${tipY - 0.4} ${tipX + 0.6} ${tipY + 3} ${tipX - 2.6} ${tipY + 3.6}` +
		d`C${tipX - 6} ${tipY + 4.2} ${base + 2.5} ${baseY - 0.6} ${base} ${baseY}` +
		d`C${base + 0.2} ${baseY + 2.5} ${lip - 1.8} ${baseY + 3.6} ${lip} ${127 + drop * 0.3}` +
		d`C${lip + 0.9} ${129.4 + drop * 0.2} ${lip - 1.8} ${130.6} ${117.6} 131.6` +
		d`C${under - 0.6} 132 ${under + 1.8} ${134.2} ${under} 137C${under - 1.2} 139.2 ${115.8 + chin * 0.5} 139.5 ${115.6 + chin * 0.6} 142` +
		d`C${115.8 + chin * 0.7} 144.5 ${chinX + 0.4} 146 ${chinX + 0.6} 150C${chinX + 0.8} 155 ${chinX - 4} 159 ${chinX - 9} ${159.5 + weight}` +
		(weight === 2
			? d`C${chinX - 14} 161 ${chinX - 16} 160 ${chinX - 17} 163C${chinX - 16} 169 ${chinX - 21} 172 ${chinX - 27} 172`
			: d`C${chinX - 15} ${160 + weight} 97 ${158 + weight * 2} 93 ${160 + weight * 3}`)
	);
}

/** The whole head without the neck, as a surface for the skin. */
export function skull(face: Face): string {
	return `${profile(face)}C80 160 64 152 56 140C42 122 36 92 44 70C50 48 74 36 96 40Z`;
}

interface Mass {
	/** The outline, filled with the hair's tone. */
	outline: string;
	/** Strands: dark and light ones. */
	dark: string;
	light: string;
}

/** All hair begins alike: from the temple over the crown to the back of the head; the hat covers what it covers. */
const CROWN = 'M97 87C103 80 111 72 110 62C108 46 94 35 78 36C58 37 44 52 41 72';

export const HAIR: Record<Exclude<Face['hair'], 'none'>, Mass> = {
	fringe: {
		outline:
			'M82 97C78 91 70 91 62 88C54 86 47 80 42 73C34 96 40 120 54 138C57 142 60 145 64 145C70 142 74 134 76 124C74 114 76 104 82 97Z',
		dark: 'M48 88C48 106 53 121 61 134M56 92C56 106 60 118 67 128M66 96C65 104 66 112 70 119',
		light: 'M52 88C53 105 57 120 64 131',
	},
	short: {
		outline: `${CROWN}C38 94 44 122 62 143C70 140 76 132 76 122C71 112 70 100 76 98C80 98 84 106 88 112C90 102 93 94 97 87Z`,
		dark: 'M66 42C46 60 46 106 60 132M76 40C56 60 56 104 66 128M86 40C70 56 66 84 68 106M96 44C86 56 79 76 77 94M105 52C99 64 91 78 88 92',
		light: 'M70 41C50 62 51 106 63 130M91 42C80 56 72 78 71 98M101 48C94 60 86 74 83 91',
	},
	bob: {
		outline: `${CROWN}C37 92 36 104 39 116C42 140 56 154 74 153C82 152 88 144 90 130C92 116 91 102 97 87Z`,
		dark: 'M64 42C42 66 42 118 58 146M74 40C54 66 54 120 66 149M85 40C68 66 64 118 75 148M95 44C82 64 76 104 82 138M105 52C97 66 87 84 86 110',
		light: 'M69 41C47 66 47 118 62 147M90 42C74 66 70 112 78 142M100 47C89 64 81 88 84 120',
	},
	long: {
		outline: `${CROWN}C38 84 42 92 38 102C34 114 30 122 36 136C42 150 32 164 44 174C58 184 80 182 88 168C95 156 89 146 93 132C98 118 90 106 97 87Z`,
		dark: 'M64 42C44 60 52 92 46 116C40 138 54 148 50 170M74 40C54 62 62 98 57 122C52 144 64 154 62 176M85 40C66 62 74 100 70 124C66 144 78 156 74 176M95 44C79 62 84 100 81 122C78 140 88 152 84 166M105 52C96 66 86 84 88 106',
		light:
			'M69 41C49 62 57 96 52 120C47 142 60 150 56 172M90 42C72 64 80 102 76 124C72 144 84 154 80 170M100 47C88 64 82 84 85 106',
	},
	curls: {
		outline: `${CROWN}C33 76 31 86 37 92C30 98 31 110 38 114C32 121 35 133 43 135C42 145 52 152 60 147C65 155 77 154 79 145C88 146 94 137 90 129C98 125 99 114 93 109C100 104 101 94 97 87Z`,
		dark: 'M64 42C46 54 58 66 48 78C40 88 52 98 45 108C40 118 52 124 50 136M75 40C56 54 68 68 58 82C50 94 64 104 56 116C51 126 64 134 62 144M86 41C68 54 80 70 70 84C62 96 76 108 69 120C64 130 74 136 74 144M96 45C80 56 90 72 81 86C74 98 88 108 82 120C79 128 84 132 86 136M106 54C96 64 96 78 91 88C86 98 94 102 92 108',
		light:
			'M70 41C52 54 63 67 53 80C46 92 58 102 51 112M91 43C74 56 85 72 76 86C69 98 82 108 76 120M101 49C90 60 94 74 86 88',
	},
};

/** Beards hang from the chin: they are moved with it. */
export const BEARD: Record<Exclude<Face['beard'], 'none' | 'stubble'>, Mass> = {
	goatee: {
		outline:
			'M113 139.5C118 139 121.5 142 122.5 147C124 155 124 165 121 175C115 172 108 166 102 158.5C107 156 110 150 111 146C111.5 143 112 141 113 139.5Z',
		dark: 'M115 143C119 152 121 162 120 171M112 150C115 158 117 164 119 169M108 157C111 161 114 165 117 169',
		light: 'M113.5 147C117 156 119 163 119.5 169',
	},
	pointed: {
		outline:
			'M84 126C90 138 100 142 108 141C112 139 117 140 120 142C125 146 126 154 125 162C124 172 122 182 119 190C113 182 108 172 102 164C94 160 86 152 84 140Z',
		dark: 'M90 136C96 146 104 158 112 174M100 143C106 152 112 166 117 182M110 142C115 152 118 164 119 178M118 144C122 152 122 162 121 172',
		light: 'M95 140C102 150 108 160 114 176M114 142C119 152 120 162 120 172',
	},
	full: {
		outline:
			'M82 116C86 130 96 138 107 138C111 138 116 140 120 142C126 146 128 154 126 161C124 170 114 176 104 175C94 174 84 164 81 150C79 138 79 126 82 116Z',
		dark: 'M85 130C90 146 96 158 104 170M94 140C98 150 104 162 110 172M104 141C108 150 113 160 116 169M114 142C119 150 121 158 121 165',
		light: 'M89 136C94 150 100 160 107 171M99 141C104 150 109 160 113 170M109 141C114 150 118 158 119 166',
	},
	square: {
		outline:
			'M83 118C88 130 98 138 108 138C112 138 117 140 120 142C127 147 129 156 128 166C128 172 127 178 126 183C118 186 108 185 101 181C94 170 86 162 83 150C81 138 81 128 83 118Z',
		dark: 'M86 132C91 146 98 160 105 178M96 140C100 152 106 166 110 182M106 141C110 152 115 166 117 183M116 142C121 150 123 166 123 181',
		light: 'M91 138C96 150 102 164 108 180M101 141C105 152 111 166 114 182M111 141C116 152 119 166 120 182',
	},
	long: {
		outline:
			'M82 118C87 131 97 138 108 138C112 138 117 140 120 142C128 147 130 158 129 170C128 184 124 198 117 208C108 202 96 190 90 174C84 162 80 140 82 118Z',
		dark: 'M86 134C90 152 98 174 110 196M95 140C98 158 106 180 115 202M105 141C107 158 114 178 118 198M115 142C120 154 123 172 121 190',
		light: 'M90 138C94 156 102 178 112 199M100 141C103 158 110 180 117 200M110 142C115 156 119 174 119 192',
	},
	forked: {
		outline:
			'M83 118C88 131 98 138 108 138C112 138 117 140 120 142C127 147 130 156 130 166C131 176 132 184 129 192C123 188 118 182 115 174C114 184 110 192 104 197C99 188 96 178 93 168C86 160 82 140 83 118Z',
		dark: 'M87 134C92 150 98 168 103 188M97 140C100 152 104 168 107 184M107 141C110 152 114 162 115 172M116 142C122 154 126 170 127 184',
		light: 'M92 138C96 152 101 168 105 186M112 142C118 154 122 168 125 182',
	},
};

/** Moustaches hang from the nose. */
export const MOUSTACHE: Record<Exclude<Face['moustache'], 'none'>, Mass> = {
	thin: {
		outline: 'M121 122.5C124 123 125.5 125.5 125 127.5C120 126.5 112 127 104 131.5C108 126 114 122.5 121 122.5Z',
		dark: '',
		light: '',
	},
	thick: {
		outline:
			'M120 121C126 121.5 129.5 126 128 130.5C125 132.5 121 131 117 131.5C110 132.5 105 136 99 136.5C102 129 110 121.5 120 121Z',
		dark: 'M122 124C115 125 108 129 103 134M125 126C119 127 113 129 108 132',
		light: 'M123 125C117 126 111 128.5 106 132.5',
	},
	curled: {
		outline:
			'M120 121C126 121.5 129 125 127.5 129C121 129 112 131.5 105 131C99 130.5 95 126 97 121C98.5 125 102 126 106 125.5C111 124.5 114 121.5 120 121Z',
		dark: 'M122 124C115 125.5 109 128 103 128',
		light: 'M124 126C117 127 111 129 105 129',
	},
	drooping: {
		outline:
			'M120 121C126 121.5 129 125.5 128 130C123 130 116 130.5 112 134C108 138 106 144 104 150C99 144 100 134 106 128C110 124 115 121.5 120 121Z',
		dark: 'M122 124C114 126 107 132 104 142M124 127C117 128 111 131 108 136',
		light: 'M123 125.5C115 127.5 109 132 105.5 140',
	},
};

/** The eye and its brow. `heavy` lids hang, `wide` eyes are startled, `narrow` ones suspect. */
export const EYE: Record<Face['eye'], { white: string; lid: string; under: string; iris: [number, number, number] }> = {
	keen: {
		white: 'M101.5 99.5Q107 94 114.5 96.5Q115.5 99 114 101.5Q107 103.5 101.5 99.5Z',
		lid: 'M99.5 100Q106 92.5 115 96.300',
		under: 'M103 103.5Q109 105.5 113.5 103',
		iris: [111.3, 98.6, 2.7],
	},
	heavy: {
		white: 'M101.5 100.5Q107 96.800 114.5 98.5Q115 100.5 113.800 102.5Q107 104.5 101.5 100.5Z',
		lid: 'M99.5 101Q106 95.300 115 98.200M100.5 97.5Q107 92.5 114.5 95',
		under: 'M102 105Q108 108 113.5 105M103 108Q108 110 112 108',
		iris: [111.2, 100.3, 2.3],
	},
	wide: {
		white: 'M101 99.5Q107 92.5 114.5 95.5Q116 99 114 102Q107 105 101 99.5Z',
		lid: 'M99.5 99.5Q106 90.800 115 95M102 94.5Q107 89.5 114 91.5',
		under: 'M103 104.5Q109 106.5 113.5 104',
		iris: [111, 98.6, 3],
	},
	narrow: {
		white: 'M101.5 99.800Q108 97 114.5 98.300Q115 99.800 113.800 101Q107.5 102.5 101.5 99.800Z',
		lid: 'M99 100.5Q107 95.800 115 98',
		under: 'M102 102.5Q108 104.5 113.800 102.5M98 101L95 103M98 99L94.5 99.5',
		iris: [111.3, 99.5, 1.9],
	},
};

export const BROW: Record<Face['brows'], { path: string; width: number }> = {
	thin: { path: 'M99.5 91Q107 86.5 116.5 88.5', width: 2 },
	arched: { path: 'M98.5 91.5Q105 83.5 117 87', width: 2.6 },
	heavy: { path: 'M98.5 90.5Q108 86.5 118 89.5', width: 4 },
	bushy: { path: 'M98 91.5Q107 84.5 119.5 89', width: 4.8 },
};

/** Lines that the years draw, each set on top of the one before. */
export const AGE: string[] = [
	'',
	'M113 120.5Q108.5 124 107.5 131',
	'M104 80Q110 78.5 115.5 80M97.5 98.5L93.5 96.5M97.5 101L93 101.5M104 141Q99 146 97 153',
	'M103 74.5Q109 73 114.5 75M105 85Q110 83.5 114 84.5M98 104L94 106M92 112Q97 120 96 130M100 136Q95 142 93 149',
];
