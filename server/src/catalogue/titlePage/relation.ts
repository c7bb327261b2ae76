import { RELATIONS, type Relation } from 'shared-contract'

/** Other names of relations in sources. */
const ALIASES: Readonly<Record<string, Relation>> = {
	parent_story: 'parent',
	full_story: 'parent',
	alternative_setting: 'alternative',
	alternative_version: 'alternative',
	compilation: 'summary',
	contains: 'summary',
}

/** The inverse of each relation. */
const INVERSE: Readonly<Record<Relation, Relation>> = {
	source: 'adaptation',
	adaptation: 'source',
	prequel: 'sequel',
	sequel: 'prequel',
	parent: 'side_story',
	side_story: 'parent',
	alternative: 'alternative',
	spin_off: 'parent',
	summary: 'parent',
	character: 'character',
	other: 'other',
}

/** Maps a stored relation to ours; `reversed` if the other title declares it. */
export function relationOf(kind: string, reversed: boolean): Relation {
	const relation = RELATIONS.find((known) => known === kind) ?? ALIASES[kind] ?? 'other'
	return reversed ? INVERSE[relation] : relation
}
