/** How much room a window gives, by names: in CSS as `@media (--phone)`, in TypeScript as `breakpoints.phone`. There are
 *  no other conditions of width or height; what depends on its own room asks its container. */
export const breakpoints = {
	/** One column, and a thumb; or so low that nothing fits below the table. */
	phone: '(max-width: 699px) or (max-height: 559px)',
	/** A phone held sideways, or a window enlarged to the double: what asks stands at the right. */
	sideways: '(min-width: 600px) and (max-height: 559px)',
	/** A tablet held upright, or less. */
	narrow: '(max-width: 960px) or (max-height: 559px)',
	/** The log is a drawer, not beside the table. */
	medium: '(max-width: 1199px) or (max-height: 559px)',
	/** Three columns beside the log are tight. */
	laptop: '(max-width: 1320px)',
	/** The window of a laptop, or a small phone. */
	low: '(max-height: 820px) or ((min-width: 700px) and (max-height: 868px))',
	/** So low that cards must be small. */
	lowest: '(max-height: 760px)',
};
