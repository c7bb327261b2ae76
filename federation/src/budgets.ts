/** The bytes that may travel, brotli at its best. They warn about our own code: where a library needs more, they move. */
export const BUDGETS = {
	/** The container entry of each slice: 7.8 KB are Module Federation's. */
	entry: 9 * 1024,
	/** An entry that other tools have built: it brings Module Federation's runtime, of which the page has one already. */
	foreignEntry: 40 * 1024,
	/** All scripts of the home page: shell, the catalogue's entry, routes, home screen and words. */
	firstScreen: 155 * 1024,
	/** The same of every other page, with what forms and windows need. */
	screen: 180 * 1024,
} as const

export type Budget = keyof typeof BUDGETS
