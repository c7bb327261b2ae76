import { sql } from 'kysely'
import { CONTINUE_ITEMS, type SequelToSee } from 'shared-contract'
import { type LinkRow, linkOf, type Pictures, readCards } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { suitableTitles } from '../suggestion/suitable.ts'

/** Sequels that are looked at more closely. */
const CANDIDATES = 100

interface Row extends LinkRow {
	sequel_id: number
}

/**
 * Sequels of what a member completed, those of the latest first. Left out is what is on their list or of no interest, and a
 * sequel of which they have not seen an earlier part.
 */
export async function sequelsToSee(db: Database, pictures: Pictures, memberId: string): Promise<SequelToSee[]> {
	const rows = await readSequels(db, memberId)
	const completedOf = new Map(rows.map((row) => [row.sequel_id, linkOf(row)]))
	const ids = await suitableTitles(db, memberId, [...completedOf.keys()])
	const { cards } = await readCards(db, ids.slice(0, CONTINUE_ITEMS), pictures)
	return cards.flatMap(({ card }) => {
		const completed = completedOf.get(card.id)
		return completed ? [{ title: card, completed }] : []
	})
}

/** Each sequel once, with the title of the member that it continues, as either of the two declares it. */
async function readSequels(db: Database, memberId: string): Promise<Row[]> {
	const { rows } = await sql<Row>`
		select * from (
			select distinct on (r.sequel_id) r.sequel_id, e.changed_at, t.id, t.kind, t.format, t.title, t.english_title,
				t.native_title, t.romaji_title
			from list_entry e join title t on t.id = e.title_id and t.removed_at is null
			join lateral (
				select target_id as sequel_id from title_relation where title_id = t.id and kind = 'sequel'
				union select title_id from title_relation where target_id = t.id and kind = 'prequel'
			) r on true
			where e.member_id = ${memberId} and e.removed_at is null and e.status in ('completed', 'rewatching')
			order by r.sequel_id, e.changed_at desc, t.id
		) found order by changed_at desc, sequel_id limit ${CANDIDATES}`.execute(db)
	return rows
}
