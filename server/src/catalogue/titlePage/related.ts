import { RELATIONS, type RelatedTitle } from 'shared-contract'
import type { Pictures } from '../pictures.ts'
import { presentCard } from '../titleCard.ts'
import { relationOf } from './relation.ts'
import type { RelatedRow } from './rows.ts'

/** The related titles, each once by its first relation, in the order of `RELATIONS`, then by year. */
export function presentRelated(rows: readonly RelatedRow[], pictures: Pictures): RelatedTitle[] {
	const first = new Map<number, RelatedTitle>()
	for (const row of rows) {
		if (first.has(row.id)) continue
		first.set(row.id, { relation: relationOf(row.relation, row.reversed), title: presentCard(row, pictures) })
	}
	const rank = ({ relation }: RelatedTitle) => RELATIONS.indexOf(relation)
	return [...first.values()].sort(
		(one, other) => rank(one) - rank(other) || (one.title.year ?? 9999) - (other.title.year ?? 9999),
	)
}
