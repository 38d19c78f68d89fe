/** Whether a list that grows at its end keeps its newest line in sight: until somebody scrolls back. */
export class Following {
	on = true;
	#top = 0;

	/** The list was scrolled. It may have grown since, so that its end is out of sight although nobody scrolled back. */
	see(list: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): void {
		const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
		this.on = isAtEnd || (this.on && list.scrollTop >= this.#top);
		this.#top = list.scrollTop;
	}
}
