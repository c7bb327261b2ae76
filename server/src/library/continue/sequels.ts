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

/** What a year of age takes from how well known a sequel is, which is 0 to 1. */
const PER_YEAR = 0.02

/**
 * Sequels of what a member completed, the known and the recent first. Left out is what is on their list or of no interest, and
 * a sequel of which they have not seen an earlier part.
 */
export async function sequelsToSee(
	db: Database,
	pictures: Pictures,
	{ memberId, now }: { memberId: string; now: Date },
): Promise<SequelToSee[]> {
	const rows = await readSequels(db, memberId, now)
	const completedOf = new Map(rows.map((row) => [row.sequel_id, linkOf(row)]))
	const ids = await suitableTitles(db, memberId, [...completedOf.keys()])
	const { cards } = await readCards(db, ids.slice(0, CONTINUE_ITEMS), pictures)
	return cards.flatMap(({ card }) => {
		const completed = completedOf.get(card.id)
		return completed ? [{ title: card, completed }] : []
	})
}

/**
 * Each sequel once, with the title of the member that it continues, as either of the two declares it. A special, which is stored
 * as an OVA, continues only another one.
 */
async function readSequels(db: Database, memberId: string, now: Date): Promise<Row[]> {
	const { rows } = await sql<Row>`
		select * from (
			select distinct on (s.id) s.id as sequel_id,
				t.id, t.kind, t.format, t.title, t.english_title,
				t.native_title, t.romaji_title,
				s.renown - ${PER_YEAR}::float8 * greatest(0, ${now.getUTCFullYear()}::int - coalesce(s.year, ${now.getUTCFullYear()}::int)) as worth
			from list_entry e join title t on t.id = e.title_id and t.removed_at is null
			join lateral (
				select target_id as sequel_id from title_relation where title_id = t.id and kind = 'sequel'
				union select title_id from title_relation where target_id = t.id and kind = 'prequel'
			) r on true
			join title s on s.id = r.sequel_id and s.removed_at is null and (s.format <> 'OVA' or t.format = 'OVA')
			where e.member_id = ${memberId} and e.removed_at is null and e.status in ('completed', 'rewatching')
			order by s.id, e.changed_at desc, t.id
		) found order by worth desc, sequel_id limit ${CANDIDATES}`.execute(db)
	return rows
}
