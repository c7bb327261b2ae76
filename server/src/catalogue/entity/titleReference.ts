import type { Reference } from './moveReferences.ts'

/**
 * What becomes of the rows of a table that name a title which is merged into another one.
 *
 * - `move`: they name the other one.
 * - `once`: so too, but what the other one has already is dropped; `keep`: … stays where it is.
 * - `append`: as `once`, at the end by `position`.
 * - `fill`: they move if the other one has none (of `beside`), and are dropped otherwise.
 * - `drop`: they are deleted.
 * - `own`: code of its own moves them.
 */
export interface TitleReference extends Pick<Reference, 'table' | 'column'> {
	rule: 'move' | 'once' | 'keep' | 'append' | 'fill' | 'drop' | 'own'
	/** Of `once`, `keep` and `append`: what makes a row unique beside the reference. */
	unique?: readonly string[]
	beside?: string
	/** Another reference of the row to a title: a row that names both titles is deleted. */
	other?: string
	/** It names an episode: that of the other title with the same season and label. */
	isOfEpisode?: true
}
