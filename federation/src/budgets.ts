/** Budgets of transferred bytes, compressed by brotli at its best. They limit our own code: if a library needs more, the budget rises. */
export const BUDGETS = {
	/** The entry script of each slice: 7.8 KB of it belong to Module Federation. */
	entry: 9 * 1024,
	/** An entry script built by other tools: it includes Module Federation's runtime, which the page already has. */
	foreignEntry: 40 * 1024,
	/** All scripts of the home page: the shell, and the catalogue's entry script, routes, home screen and translations. */
	firstScreen: 158.5 * 1024,
	/** All scripts of any other page, with those of forms and dialogs. */
	screen: 204 * 1024,
} as const

export type Budget = keyof typeof BUDGETS
