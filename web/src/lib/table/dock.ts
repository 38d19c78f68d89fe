/** On a phone the asking panel lies over the foot of the page, which leaves room for it. Only the element that does
 *  learns the height: if it were passed down, everything would be styled anew at each question. */
export function leaveRoom(height: number): void {
	document.getElementById('table')?.style.setProperty('--ask-height', `${height}px`);
}
