import type { Matches } from './types.ts'

/** Whether no route that is still to come could match better: what matches has no parameters. */
export function isCertain(matches: Matches | null): boolean {
	return matches !== null && Object.keys(matches[0]?.params ?? {}).length === 0
}
