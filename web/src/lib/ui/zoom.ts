/** On a large screen the whole page is shown larger (`--zoom`). Browsers tell where an element is in pixels of the window;
 *  what is placed beside it is measured in the page's own. */
const zoom = () => document.body.currentCSSZoom || 1;

/** Where an element is, in pixels of the page. */
export function boxOf(element: Element): DOMRect {
	const { x, y, width, height } = element.getBoundingClientRect();
	const by = zoom();
	return new DOMRect(x / by, y / by, width / by, height / by);
}

/** How large the window is, in pixels of the page. */
export function windowSize(): { width: number; height: number } {
	const by = zoom();
	return { width: innerWidth / by, height: innerHeight / by };
}
