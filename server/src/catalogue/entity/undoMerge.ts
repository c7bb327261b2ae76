import { sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import { array, boolean, integer, object, record, string, unknown } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { lockVersion, recordChanges } from '../recordChanges.ts'
import { markUndone } from '../revision/markUndone.ts'
import { readRevision } from '../revision/revisionRow.ts'
import { titlesOf } from '../revision/writeFields.ts'
import { insertRevision } from '../revision/writeRevision.ts'
import { CHANGED } from './mergeEntity.ts'
import { type MovedRow, REFERENCES } from './moveReferences.ts'

const Moved = Compile(
	object({ from: integer(), rows: array(object({ table: string(), row: record(unknown()), doubled: boolean() })) }),
)

interface MergeUndo {
	revision: number
	memberId: string
	now: Date
}

/**
 * Makes what was merged two again: credits and voices that moved go back, as far as they still are where they went. Favourites stay.
 *
 * @returns the new revision.
 * @throws Problem 409 if it is undone already, or is of a time when a merge did not keep what moved.
 */
export async function undoMerge(db: Database, { revision, memberId, now }: MergeUndo): Promise<number> {
	return inTransaction(db, async (transaction) => {
		await lockVersion(transaction)
		const undone = await readRevision(transaction, revision)
		const { entity, entity_id: into, after } = undone
		const texts: Readonly<Record<string, string>> = after ?? {}
		const kept: unknown = JSON.parse(texts.moved ?? 'null')
		if (undone.undone_by !== null || !Moved.Check(kept) || !isMerged(entity)) throw new Problem('revision.undone', 409)
		const { from, rows } = kept
		await sql`update ${sql.table(entity)} set merged_into = null where id = ${from}`.execute(transaction)
		for (const moved of rows) await moveBack(transaction, entity, { from, into, moved })
		const writing = { entity, id: into, memberId, now, undoes: revision }
		const newRevision = await insertRevision(transaction, {
			...writing,
			before: { merged: texts.merged ?? '' },
			after: { merged: '' },
		})
		await markUndone(transaction, undone, newRevision)
		const titles = await titlesOf(transaction, { entity, id: from })
		await recordChanges(transaction, { titles, [CHANGED[entity]]: [from, into] })
		return newRevision
	})
}

const isMerged = (entity: string): entity is EntityType => Object.hasOwn(REFERENCES, entity)

async function moveBack(
	db: Database,
	type: EntityType,
	{ from, into, moved: { table, row, doubled } }: { from: number; into: number; moved: MovedRow },
): Promise<void> {
	const reference = REFERENCES[type].find((each) => each.table === table)
	if (!reference) return
	const stored = sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`
	if (doubled) {
		await sql`insert into ${sql.table(table)} select (${stored}).* on conflict do nothing`.execute(db)
	} else {
		const key = reference.unique.length > 0 ? reference.unique : ['key']
		const same = key.map((name) => sql`r.${sql.ref(name)} = x.${sql.ref(name)}`)
		await sql`update ${sql.table(table)} r set ${sql.ref(reference.column)} = ${from} from (select (${stored}).*) x
			where r.${sql.ref(reference.column)} = ${into} and ${sql.join(same, sql` and `)}`.execute(db)
	}
}
