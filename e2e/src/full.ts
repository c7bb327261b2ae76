/**
 * Whether every case of a matrix and every hostile text is asked for, as `npm run test:full` does. `npm test` takes those
 * that differ from each other.
 */
export const isFull = process.env.TEST_FULL === '1'

/** The first cases of a matrix; all of them in a full run. */
export const tried = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
	isFull ? cases : cases.slice(0, count)
