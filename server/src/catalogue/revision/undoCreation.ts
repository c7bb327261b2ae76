import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { lockVersion, recordChanges } from '../recordChanges.ts'
import { markUndone } from './markUndone.ts'
import { type RevisionRow, readRevision } from './revisionRow.ts'
import type { Undo } from './undoRevision.ts'
import { insertRevision } from './writeRevision.ts'

/** The entities that can be removed and restored; an episode follows its title. */
const TABLES = { title: sql.table('title'), article: sql.table('news_article') }

/**
 * Undoes the creation, removal or restoration of an entity: a soft delete, or its reversal. Texts and related rows stay
 * unchanged.
 *
 * @returns the new revision.
 * @throws Problem 404 if the entity cannot be removed, 409 if the revision is already undone, or for a title that another one was merged into.
 */
export async function undoCreation(db: Database, { revision, memberId, now }: Undo): Promise<number> {
	return inTransaction(db, async (transaction) => {
		await lockVersion(transaction)
		const undone = await readRevision(transaction, revision)
		const { entity, entity_id: id } = undone
		if (entity !== 'title' && entity !== 'article') throw new Problem('request.notFound', 404)
		const exists = await lockEntity(transaction, TABLES[entity], id)
		if (undone.undone_by !== null || exists !== isCreation(undone)) throw new Problem('revision.undone', 409)
		const removedAt = exists ? now : null
		if (entity === 'title' && exists && (await hasMerged(transaction, id))) throw new Problem('merge.final', 409)
		await sql`update ${TABLES[entity]} set removed_at = ${removedAt} where id = ${id}`.execute(transaction)
		await recordChanges(transaction, entity === 'title' ? { titles: [id] } : { articles: [id] })
		const texts = undone.after ?? undone.before ?? {}
		const [before, after] = exists ? [texts, null] : [null, texts]
		const writing = { entity, id, memberId, now, before, after, undoes: revision }
		const newRevision = await insertRevision(transaction, writing)
		await markUndone(transaction, undone, newRevision)
		return newRevision
	})
}

/** Whether another title became this one: its address leads here. */
async function hasMerged(db: Database, id: number): Promise<boolean> {
	return (await db.selectFrom('title').select('id').where('merged_into', '=', id).executeTakeFirst()) !== undefined
}

const isCreation = ({ before }: RevisionRow) => before === null

async function lockEntity(db: Database, table: RawBuilder<unknown>, id: number): Promise<boolean> {
	const { rows } = await sql<{ is_present: boolean }>`
		select removed_at is null as is_present from ${table} where id = ${id} for update`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row.is_present
}
