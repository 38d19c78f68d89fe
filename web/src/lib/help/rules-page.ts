/** A rules page, made of its Markdown: of our games when the client is built (`tools/rules-pages.ts`), of others when
 *  somebody reads it.
 *
 *  The pages and have few forms: headings, paragraphs that begin with an anchor and a number, tables, and one
 *  table of rulings with an anchor in each row. */
import { Marked, type Token, type Tokens } from 'marked';
import type { RulesBlock, RulesPage, RulesSection } from './rules.ts';

const ANCHOR = /^<a id="([^"]+)"><\/a>\s*/;
const NUMBERED = /^<a id="([^"]+)"><\/a>\*\*[^*]+\*\*\s*/;
const HEADING = /^(\d+)\s+(.*)$/;
/** A link to a heading: its slug begins with the number of the section in every language. */
const TO_SECTION = /href="#(\d+)-[^"]*"/g;
const CITED = /§(\d+\.\d+)|(?<![\w.#])([A-Z]+\d+)(?!\w)/g;

/** The game on half a page, before the numbered paragraphs. */
const IN_BRIEF = 'in-brief';
/** A cell with more letters needs room for a few words in a line. */
const WORDY = 18;

const marked = new Marked({ gfm: true });

export function rulesPage(markdown: string): RulesPage {
	return new Maker(markdown).page;
}

class Maker {
	readonly page: RulesPage = { title: '', intro: '', sections: [] };
	readonly #anchors: Set<string>;
	/** The anchor that stands before a heading. */
	#anchor = '';

	constructor(markdown: string) {
		this.#anchors = new Set([...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map((found) => found[1] ?? ''));
		for (const token of marked.lexer(markdown)) this.#take(token);
		// Who reads begins with the game itself; what a table may choose, and where the cards come from, can wait.
		const late = ({ id, number }: RulesSection) => Number(number === '' && id !== IN_BRIEF);
		this.page.sections.sort((a, b) => late(a) - late(b));
	}

	get #section(): RulesSection | undefined {
		return this.page.sections.at(-1);
	}

	#take(token: Token): void {
		if (token.type === 'heading') this.#takeHeading(token as Tokens.Heading);
		else if (token.type === 'paragraph') this.#takeParagraph(token as Tokens.Paragraph);
		else if (token.type === 'table') this.#takeTable(token as Tokens.Table);
		else if (token.type !== 'space') this.#add({ id: '', kind: 'plain', html: this.#linked(marked.parser([token])) });
	}

	#takeHeading(token: Tokens.Heading): void {
		if (token.depth === 1) {
			this.page.title = token.text;
			return;
		}
		const [, number = '', title = token.text] = HEADING.exec(token.text) ?? [];
		this.page.sections.push({ id: this.#anchor || `s${number}`, number, title, blocks: [] });
		this.#anchor = '';
	}

	#takeParagraph({ text }: Tokens.Paragraph): void {
		const alone = ANCHOR.exec(text);
		if (alone && alone[0].length === text.length) {
			this.#anchor = alone[1] ?? '';
			return;
		}
		const numbered = NUMBERED.exec(text);
		const html = `<p>${this.#inline(numbered ? text.slice(numbered[0].length) : text)}</p>`;
		this.#add(numbered ? { id: numbered[1] ?? '', kind: 'paragraph', html } : { id: '', kind: 'plain', html });
	}

	#takeTable(table: Tokens.Table): void {
		if (table.rows.every((row) => ANCHOR.test(row[0]?.text ?? ''))) {
			for (const row of table.rows) this.#add(this.#ruling(table.header, row));
			return;
		}
		const last = this.#section?.blocks.at(-1);
		const name = last?.id || this.#section?.title || '';
		// Wide tables scroll in themselves; who has no mouse scrolls them with the keys, so they can have the focus.
		const isWordy = table.rows.some((row) => row.some((cell) => cell.text.length > WORDY));
		const html =
			`<div class="scroll${isWordy ? ' wordy' : ''}" tabindex="0" role="group" aria-label="${escaped(name)}">` +
			`${this.#linked(marked.parser([table]))}</div>`;
		// A table goes with the paragraph that it follows.
		if (last?.id) last.html += html;
		else this.#add({ id: '', kind: 'plain', html });
	}

	/** A ruling reads better as a question with its answers than as a row of five columns. */
	#ruling(header: Tokens.TableCell[], row: Tokens.TableCell[]): RulesBlock {
		const [first, question, texts, ours, option] = row.map((cell) => cell.text);
		const id = ANCHOR.exec(first ?? '')?.[1] ?? '';
		const named = (column: number, text = '') =>
			text ? `<div><dt>${this.#inline(header[column]?.text ?? '')}</dt><dd>${this.#inline(text)}</dd></div>` : '';
		const answers = named(3, ours) + named(2, texts) + named(4, option);
		return { id, kind: 'ruling', html: `<p class="question">${this.#inline(question ?? '')}</p><dl>${answers}</dl>` };
	}

	#add(block: RulesBlock): void {
		if (this.#section) this.#section.blocks.push(block);
		else this.page.intro += block.html;
	}

	#inline(text: string): string {
		return this.#linked(marked.parseInline(text.replaceAll('\\|', '|'), { async: false }));
	}

	/** Whatever is cited can be followed, also where the source has no link. */
	#linked(html: string): string {
		let inside = 0;
		return html
			.replace(TO_SECTION, 'href="#s$1"')
			.split(/(<[^>]+>)/)
			.map((piece) => {
				if (/^<(a|code)[ >]/.test(piece)) inside += 1;
				else if (/^<\/(a|code)>/.test(piece)) inside -= 1;
				else if (!inside && !piece.startsWith('<')) return this.#cited(piece);
				return piece;
			})
			.join('');
	}

	#cited(text: string): string {
		return text.replace(CITED, (whole: string, paragraph?: string, other?: string) => {
			const id = paragraph ?? other ?? '';
			return this.#anchors.has(id) ? `<a href="#${id}">${whole}</a>` : whole;
		});
	}
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
