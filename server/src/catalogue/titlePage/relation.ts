import { RELATIONS, type Relation } from 'shared-contract'

/** What sources call a relation, where it is not our word. */
const ALSO: Readonly<Record<string, Relation>> = {
	parent_story: 'parent',
	full_story: 'parent',
	alternative_setting: 'alternative',
	alternative_version: 'alternative',
	compilation: 'summary',
	contains: 'summary',
}

/** What the first work is to the second where the second is this to the first. */
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

/** A stored kind of relation as the page knows it; `reversed` where the other work holds it. */
export function relationOf(kind: string, reversed: boolean): Relation {
	const relation = RELATIONS.find((known) => known === kind) ?? ALSO[kind] ?? 'other'
	return reversed ? INVERSE[relation] : relation
}
