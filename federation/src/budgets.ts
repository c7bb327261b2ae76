/** The bytes that may travel, brotli at its best. They only shrink. */
export const BUDGETS = {
	/** The container entry of each slice. */
	entry: 3.5 * 1024,
	/** All scripts of the home page: shell, the catalogue's entry, routes, home screen and words. */
	firstScreen: 119 * 1024,
	/** The same of every other page, with what forms and windows need. */
	screen: 156 * 1024,
} as const

export type Budget = keyof typeof BUDGETS
