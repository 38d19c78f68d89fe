// happy-dom has no animations of its own.
Element.prototype.animate ??= () =>
	({ finished: Promise.resolve(), cancel() {}, onfinish: null }) as unknown as Animation;
