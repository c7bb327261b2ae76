import type { Kind, ListEntry, ListedTitle } from 'shared-contract'
import { blankEntry } from '../entry/entryFormValues.ts'

/** A title of the tests: `Obra 3`. */
export function aTitle(id: number, kind: Kind = 'anime'): ListedTitle {
	return {
		id,
		kind,
		format: kind === 'anime' ? 'TV' : 'Manga',
		title: `Obra ${id}`,
		englishTitle: null,
		japaneseTitle: null,
		imageUrl: `/art/poster/${id}.svg`,
		color: '#123456',
	}
}

/** The same on a list, of which nothing has been seen; with what a test gives it. */
export function anEntry(title: ListedTitle, more: Partial<ListEntry> = {}): ListEntry {
	return { ...blankEntry(title, 12), ...more }
}
