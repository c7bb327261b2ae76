import type { EntryStatus, Genre, Locale, Status } from 'shared-contract'
import type { AiringWhen } from '../../tools/airing.ts'

/**
 * The patterns by which questions in a language are parsed. They match normalized text: lower case, without accents and
 * punctuation. The group `title` captures the title that the question is about.
 */
export interface Vocabulary {
	locale: Locale
	greeting: RegExp
	thanks: RegExp
	help: RegExp
	ownList: RegExp
	/**
	 * What asks for a change of the own list. Beside `title` they capture `remove`, or `status` in words of `listStatuses`, or
	 * `progress` in episodes or chapters (`unit`); without these the title is added.
	 */
	changes: readonly RegExp[]
	listStatuses: Record<EntryStatus, RegExp>
	/** What asks for the title after one. */
	next: readonly RegExp[]
	airing: RegExp
	when: Record<AiringWhen, RegExp>
	recommend: RegExp
	similar: readonly RegExp[]
	details: readonly RegExp[]
	/** Words that ask for a search; removed from the query. */
	find: RegExp
	/** Words around a title that are not part of it. */
	filler: RegExp
	kinds: Record<'anime' | 'movie' | 'manga', RegExp>
	genres: Record<Genre, RegExp>
	/** Matches a genre with a negation before it (in Japanese after it). */
	without: (genre: RegExp) => RegExp
	statuses: Record<Status, RegExp>
	minScore: RegExp
}
