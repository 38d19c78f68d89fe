import { vi } from 'vitest';

// happy-dom has no animations of its own.
if (globalThis.Element)
	Element.prototype.animate ??= () =>
		({ finished: Promise.resolve(), cancel() {}, onfinish: null }) as unknown as Animation;

// vitest waits for a second only, which is little on a machine with much else to do; a test has its own limit.
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (check, options) => waitFor(check, options ?? { timeout: 120_000 });
