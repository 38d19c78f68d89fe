/** Put words on the clipboard. Browsers keep it from houses without https; an old way works there too. */
export async function toClipboard(words: string): Promise<boolean> {
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
