import { RELATIONS, type RelatedTitle } from 'shared-contract'
import { presentCard } from '../card.ts'
import type { Pictures } from '../pictures.ts'
import { relationOf } from './relation.ts'
import type { RelatedRow } from './rows.ts'

/** Each related work once, by its first relation; the nearest kinds come first, in the order of `RELATIONS`. */
export function presentRelated(rows: readonly RelatedRow[], pictures: Pictures): RelatedTitle[] {
	const first = new Map<number, RelatedTitle>()
	for (const row of rows) {
		if (first.has(row.id)) continue
		first.set(row.id, { relation: relationOf(row.relation, row.reversed), title: presentCard(row, pictures) })
	}
	const place = ({ relation }: RelatedTitle) => RELATIONS.indexOf(relation)
	return [...first.values()].sort(
		(one, other) => place(one) - place(other) || (one.title.year ?? 9999) - (other.title.year ?? 9999),
	)
}
