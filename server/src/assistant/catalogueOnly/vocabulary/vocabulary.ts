import type { Genre, Locale, Status } from 'shared-contract'
import type { AiringWhen } from '../../tools/airing.ts'

/**
 * The words of a language by which a request is understood. The patterns are tried on folded text: lower case, without
 * accents and signs. A `title` group is the name that the request is about.
 */
export interface Vocabulary {
	locale: Locale
	greeting: RegExp
	thanks: RegExp
	help: RegExp
	ownList: RegExp
	airing: RegExp
	when: Record<AiringWhen, RegExp>
	recommend: RegExp
	similar: readonly RegExp[]
	details: readonly RegExp[]
	/** What only asks for a search: taken away from what is sought. */
	find: RegExp
	/** What stands around a name and is no part of it. */
	filler: RegExp
	kinds: Record<'anime' | 'movie' | 'manga', RegExp>
	genres: Record<Genre, RegExp>
	/** Stands before (or, in Japanese, after) a genre that is not wanted. */
	without: (genre: RegExp) => RegExp
	statuses: Record<Status, RegExp>
	minScore: RegExp
}
