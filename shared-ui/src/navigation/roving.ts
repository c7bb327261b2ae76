/** The keys that go back and on, by the direction in which things stand. */
export const ROW = ['ArrowLeft', 'ArrowRight'] as const
export const COLUMN = ['ArrowUp', 'ArrowDown'] as const

/**
 * Which of `count` things the keyboard goes to from `at` (−1 for none): back and on go round, Home and End to the ends.
 * Nothing for any other key.
 */
export function roving(
	key: string,
	[back, on]: typeof ROW | typeof COLUMN,
	at: number,
	count: number,
): number | undefined {
	if (key === on) return (at + 1) % count
	if (key === back) return at <= 0 ? count - 1 : at - 1
	if (key === 'Home') return 0
	if (key === 'End') return count - 1
	return undefined
}
