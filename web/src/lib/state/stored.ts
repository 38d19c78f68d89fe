/** What this device remembers. A browser that keeps nothing gives the defaults each time. */
export function recall<T>(key: string): Partial<T> {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(`curia-${key}`) ?? '{}');
		return typeof stored === 'object' && stored !== null ? stored : {};
	} catch {
		return {};
	}
}

export function remember(key: string, value: object): void {
	try {
		localStorage.setItem(`curia-${key}`, JSON.stringify(value));
	} catch {
		// Then it is asked again the next time.
	}
}
