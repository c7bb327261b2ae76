import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { Adding } from './dayLimit.ts'

interface Creation extends Adding {
	entity: 'title' | 'article'
	id: number
	/** The texts that it begins with, by their fields. */
	after: Readonly<Record<string, string>>
}

/** Writes down that something was made: its first revision. Belongs in the transaction that makes it. */
export async function writeCreation(db: Database, { entity, id, after, memberId, now }: Creation): Promise<void> {
	await sql`insert into revision (entity, entity_id, member_id, made_at, after)
		values (${entity}, ${id}, ${memberId}, ${now}, ${JSON.stringify(after)}::jsonb)`.execute(db)
}
