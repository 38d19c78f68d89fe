/** Which lines of a log are worth telling. */
import type { LogLine } from './stage';

/** Somebody has sealed an answer; the reader may not know which. */
function isSign({ event }: LogLine): boolean {
	return event.name === 'answered' && event.args['answer'] === undefined;
}

/** That somebody has answered is news until something comes of it: then the log tells that instead. And the house says
 *  that the game begins when all is dealt; one reads it before. */
export function telling(lines: LogLine[]): LogLine[] {
	const last = lines.findLastIndex((line) => !isSign(line));
	const told = lines.filter((line, i) => i > last || !isSign(line));
	const begins = told.findIndex((line) => line.event.name === 'table.started');
	if (begins > 0) told.unshift(...told.splice(begins, 1));
	return told;
}
