import { sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { personKey, studioKey } from '../aliasKey.ts'
import { lockVersion, recordChanges } from '../recordChanges.ts'
import { titlesOf } from '../revision/writeFields.ts'
import { insertRevision } from '../revision/writeRevision.ts'
import { moveReferences } from './moveReferences.ts'

interface Merge {
	type: EntityType
	/** The one that is there twice, and the one that stays. */
	from: number
	into: number
	memberId: string
	now: Date
}

export const CHANGED = { person: 'people', character: 'characters', studio: 'studios' } as const

/**
 * Makes two people, characters or studios one. The address of the first leads to the second, its favourites and credits
 * move, and both change logs stay.
 *
 * @returns the revision, which keeps what moved so that it can be undone.
 * @throws Problem 404 if one of them does not exist or has been merged already, 400 for one with itself.
 */
export async function mergeEntity(db: Database, { type, from, into, memberId, now }: Merge): Promise<number> {
	if (from === into) throw new Problem('request.invalid', 400, { fields: { into: 'list.repeated' } })
	return inTransaction(db, async (transaction) => {
		// Every write of the catalogue locks the version first, which avoids deadlocks.
		await lockVersion(transaction)
		const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(type)}
			where id in (${from}, ${into}) and merged_into is null for update`.execute(transaction)
		const merged = rows.find(({ id }) => id === from)
		if (!merged || rows.length < 2) throw new Problem('request.notFound', 404)
		const titles = await titlesOf(transaction, { entity: type, id: from })
		const moved = await moveReferences(transaction, type, { from, into })
		await keepName(transaction, type, merged.name, into)
		const texts = {
			before: { merged: '' },
			after: { merged: merged.name, moved: JSON.stringify({ from, rows: moved }) },
		}
		const revision = await insertRevision(transaction, { entity: type, id: into, memberId, now, ...texts })
		await recordChanges(transaction, { titles, [CHANGED[type]]: [from, into] })
		return revision
	})
}

// An import that brings the name again finds the one that stays.
async function keepName(db: Database, type: EntityType, name: string, id: number): Promise<void> {
	if (type === 'character') return
	const key = type === 'person' ? personKey(name) : studioKey(name)
	await sql`insert into ${sql.table(`${type}_alias`)} (key, ${sql.ref(`${type}_id`)}) values (${key}, ${id})
		on conflict (key) do nothing`.execute(db)
}
