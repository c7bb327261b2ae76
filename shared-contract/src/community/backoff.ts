const FIRST_MS = 400
const MOST_MS = 30_000

/**
 * Exponential backoff with jitter, in milliseconds: doubles after each failure up to 30 s, minus up to half at random, so
 * that not all pages reconnect at once after a restart of the server.
 */
export function backoff(failures: number, chance: number): number {
	return Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures, 20)) * (1 - chance / 2)
}
