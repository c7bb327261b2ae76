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
