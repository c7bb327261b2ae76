import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { recordChanges } from '../recordChanges.ts'
import type { FieldTexts } from './editedFields.ts'
import { markUndone } from './markUndone.ts'
import { type RevisionRow, readRevision } from './revisionRow.ts'
import type { Undo } from './undoRevision.ts'

/** What comes and goes by a revision; an episode does with its title. */
const TABLES = { title: sql.table('title'), article: sql.table('news_article') }

/**
 * Takes out what a revision made or brought in again, or brings in again what one took out. Its texts, and whatever else
 * hangs on it, stay as they are meanwhile.
 *
 * @returns the new revision.
 * @throws Problem 404 where nothing comes or goes by it, 409 where it is undone already.
 */
export async function undoPresence(db: Database, { revision, memberId, now }: Undo): Promise<number> {
	return inTransaction(db, async (transaction) => {
		// The version first, as every other write of the catalogue: no two then wait for each other.
		await sql`select version from catalogue_version for update`.execute(transaction)
		const undone = await readRevision(transaction, revision)
		const { entity, entity_id: id } = undone
		if (entity === 'episode') throw new Problem('request.notFound', 404)
		const isThere = await lockPresence(transaction, TABLES[entity], id)
		if (undone.undone_by !== null || isThere !== putsIn(undone)) throw new Problem('revision.undone', 409)
		const removedAt = isThere ? now : null
		await sql`update ${TABLES[entity]} set removed_at = ${removedAt} where id = ${id}`.execute(transaction)
		await recordChanges(transaction, entity === 'title' ? { titles: [id] } : { articles: [id] })
		const made = await write(transaction, undone, { revision, memberId, now })
		await markUndone(transaction, undone, made)
		return made
	})
}

const putsIn = ({ before }: RevisionRow) => before === null

async function lockPresence(db: Database, table: RawBuilder<unknown>, id: number): Promise<boolean> {
	const { rows } = await sql<{ is_there: boolean }>`
		select removed_at is null as is_there from ${table} where id = ${id} for update`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row.is_there
}

async function write(db: Database, undone: RevisionRow, { revision, memberId, now }: Undo): Promise<number> {
	const texts = json(undone.after ?? undone.before ?? {})
	const [before, after] = putsIn(undone) ? [texts, null] : [null, texts]
	const { rows } = await sql<{ id: number }>`
		insert into revision (entity, entity_id, member_id, made_at, before, after, undoes)
		values (${undone.entity}, ${undone.entity_id}, ${memberId}, ${now}, ${before}::jsonb, ${after}::jsonb, ${revision})
		returning id`.execute(db)
	const [row] = rows
	if (!row) throw new Error('the revision was not written')
	return row.id
}

const json = (texts: FieldTexts): string => JSON.stringify(texts)
