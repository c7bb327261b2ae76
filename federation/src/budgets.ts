/** Budgets of transferred bytes, compressed by brotli at its best. They limit our own code: if a library needs more, the budget rises. */
export const BUDGETS = {
	/** The entry script of each slice: 7.8 KB of it belong to Module Federation. */
	entry: 9 * 1024,
	/** An entry script built by other tools: it includes Module Federation's runtime, which the page already has. */
	foreignEntry: 40 * 1024,
	/** All scripts with which a page starts: the shell, and the slice's entry script, routes, screen and translations. */
	screen: 165 * 1024,
	/** The translations among them, in the largest language. */
	words: 6 * 1024,
} as const

/**
 * Screens that start with more than `BUDGETS.screen`, and why. Their budget is what they have now, and it only falls: a number
 * that is `STALE_BYTES` too high fails the check.
 */
export const HEAVY_SCREENS: Readonly<Record<string, { bytes: number; why: string }>> = {
	'mfe-community /messages': { bytes: 177 * 1024, why: 'the list starts with the stores of all conversations' },
}

/** By how much the number of a heavy screen may be too high. */
export const STALE_BYTES = 1024

/** The budget of a screen of a slice. */
export function screenBudget(slice: string, path: string): number {
	return HEAVY_SCREENS[`${slice} ${path}`]?.bytes ?? BUDGETS.screen
}
