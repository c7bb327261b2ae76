/** The kinds of pages with a link card. */
export const LINK_KINDS = ['title', 'episode', 'person', 'character', 'studio', 'profile', 'list', 'review'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** The most cards below a message, and in a request. */
export const LINK_CARDS_OF_MESSAGE = 2
export const LINK_CARDS_MAX = 50

const PAGES: readonly (readonly [LinkKind, RegExp])[] = [
	['title', /^\/(?:anime|movie|manga)\/([1-9]\d{0,8})$/],
	['review', /^\/(?:anime|movie|manga)\/[1-9]\d{0,8}#review-([1-9]\d{0,8})$/],
	['episode', /^\/episode\/([1-9]\d{0,8})$/],
	['person', /^\/person\/([1-9]\d{0,8})$/],
	['character', /^\/character\/([1-9]\d{0,8})$/],
	['studio', /^\/studio\/([1-9]\d{0,8})$/],
	['list', /^\/lists\/cl([1-9]\d{0,8})$/],
	['profile', /^\/profile\/([^/#?\s]{1,300})$/],
]

/** The page with a card that a path without a query leads to; undefined for any other. */
export function linkedPage(path: string): { kind: LinkKind; id: string } | undefined {
	for (const [kind, pattern] of PAGES) {
		const id = pattern.exec(path)?.[1]
		if (id !== undefined) return { kind, id }
	}
	return undefined
}
