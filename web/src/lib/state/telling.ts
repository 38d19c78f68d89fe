/** Which lines of a log are worth telling. */
import type { LogLine } from './stage';

/** Somebody has sealed an answer; the reader may not know which. */
function isSign({ event }: LogLine): boolean {
	return event.name === 'answered' && event.args['answer'] === undefined;
}

/** That somebody has answered is news until something comes of it: then the log tells that instead. */
export function telling(lines: LogLine[]): LogLine[] {
	const last = lines.findLastIndex((line) => !isSign(line));
	return lines.filter((line, i) => i > last || !isSign(line));
}
