const FIRST_MS = 400
const MOST_MS = 30_000

/**
 * How long to wait before the next attempt, in milliseconds: twice as long after each failure, up to half a minute, and
 * by chance up to half less, so that the pages of a server that was restarted do not all come back at once.
 */
export function backoff(failures: number, chance: number): number {
	return Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures, 20)) * (1 - chance / 2)
}
