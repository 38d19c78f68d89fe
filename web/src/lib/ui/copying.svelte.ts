import { spoken } from '$lib/state/spoken.svelte';
import { t } from '$lib/text/words.svelte';

/** Milliseconds. */
const SHOWN = 2500;

/** Copies a text, and says for a while whether it could. */
export class Copying {
	phase = $state<'idle' | 'copied' | 'failed'>('idle');
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** What there is to say; '' when nothing was copied lately. */
	get said(): string {
		return this.phase === 'idle' ? '' : t(this.phase === 'copied' ? 'control-copied' : 'control-copy-failed');
	}

	async copy(text: string): Promise<void> {
		this.phase = (await toClipboard(text)) ? 'copied' : 'failed';
		spoken.say(this.said);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => (this.phase = 'idle'), SHOWN);
	}
}

/** Browsers keep the clipboard from houses without https; an old way works there too. */
async function toClipboard(words: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(words);
		return true;
	} catch {
		const area = document.createElement('textarea');
		area.value = words;
		area.className = 'visually-hidden';
		(document.querySelector('dialog[open]') ?? document.body).append(area);
		area.select();
		const isDone = document.execCommand('copy');
		area.remove();
		return isDone;
	}
}
