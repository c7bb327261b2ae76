import type { Kind, ListEntry, ListedTitle } from 'shared-contract'
import { blankEntry } from '../../lists/entry/entryFormValues.ts'

/** A title with the name `Obra <id>`. */
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

/** A list entry of a title without progress, with the values of the test. */
export function anEntry(title: ListedTitle, more: Partial<ListEntry> = {}): ListEntry {
	return { ...blankEntry(title, 12), ...more }
}
