/** Budgets of transferred bytes, compressed by brotli at its best. They limit our own code: if a library needs more, the budget rises. */
export const BUDGETS = {
	/** The entry script of each slice: 7.8 KB of it belong to Module Federation. */
	entry: 9 * 1024,
	/** An entry script built by other tools: it includes Module Federation's runtime, which the page already has. */
	foreignEntry: 40 * 1024,
	/** All scripts of the home page: the shell, and the catalogue's entry script, routes, home screen and translations. */
	firstScreen: 159 * 1024,
	/** All scripts of any other page. */
	screen: 165 * 1024,
	/** The translations of any page. */
	words: 6 * 1024,
} as const

/** The screens that need more, in KB. These numbers may only fall. */
const HEAVIER: Readonly<Record<string, number>> = {
	// A conversation is written to, and what it holds is many kinds of card.
	'mfe-community /messages': 177.5,
	// Score, relations and cast stand in the first view of a wide window.
	'mfe-catalogue /anime': 167.6,
	'mfe-catalogue /movie': 167.6,
	'mfe-catalogue /manga': 168,
	'mfe-catalogue /episode': 165.6,
	// The filters stand above the list.
	'mfe-catalogue /explore': 166.2,
	'mfe-catalogue /releases': 166.2,
	'mfe-catalogue /movies': 166.2,
	'mfe-catalogue /mangas': 166.2,
	'mfe-catalogue /proposals': 166.1,
	'mfe-account /dashboard/releases': 165.9,
	'mfe-account /add': 165.5,
}

/** The budget of the scripts of a screen of a slice, bytes. */
export function screenBudget(slice: string, path: string): number {
	if (path === '/') return BUDGETS.firstScreen
	const heavier = HEAVIER[`${slice} ${path}`]
	return heavier === undefined ? BUDGETS.screen : heavier * 1024
}
