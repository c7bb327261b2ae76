import { sql } from 'kysely'
import { recordChanges, renown } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'

/** A smaller step moves no place worth an update of the indexes. */
const STEP = 0.01

/**
 * Raises the renown of titles that more people of this site list or voted for than their source lets expect. It never lowers
 * one: an import writes its own.
 */
export async function raiseRenown(db: Database): Promise<void> {
	const { rows } = await sql<{ id: number; renown: number; people: number }>`select t.id, t.renown, p.people from (
			select title_id, count(*)::int as people from (
				select title_id, member_id from list_entry where removed_at is null
				union select title_id, member_id from title_vote
			) one group by title_id
		) p join title t on t.id = p.title_id`.execute(db)
	const raised = rows.flatMap((row) => {
		const own = renown(row.people)
		return own >= row.renown + STEP ? [{ id: row.id, renown: own }] : []
	})
	if (raised.length === 0) return
	await recordChanges(db, { titles: raised.map(({ id }) => id) })
	await sql`update title t set renown = greatest(t.renown, n.renown)
		from json_populate_recordset(null::title, ${JSON.stringify(raised)}::json) n where t.id = n.id`.execute(db)
}
