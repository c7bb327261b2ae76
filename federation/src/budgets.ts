/** The bytes that may travel, brotli at its best. They only shrink. */
export const BUDGETS = {
	/** The container entry of each slice. */
	entry: 8 * 1024,
	/** All scripts of the home page: shell, runtime, the catalogue's entry, routes and home screen. The aim is 122. */
	firstScreen: 140 * 1024,
} as const

export type Budget = keyof typeof BUDGETS
