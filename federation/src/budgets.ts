/** The bytes that may travel, brotli at its best. They only shrink. */
export const BUDGETS = {
	/** The container entry of each slice. */
	entry: 8 * 1024,
	/** All scripts of the home page: shell, runtime, the catalogue's entry, routes and home screen. */
	firstScreen: 122 * 1024,
	/** Module Federation's runtime in the shell. */
	runtime: 24 * 1024,
} as const

export type Budget = keyof typeof BUDGETS
