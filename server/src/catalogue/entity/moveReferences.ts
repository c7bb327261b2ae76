import { sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

interface Reference {
	table: string
	column: string
	/** The columns that make a row unique beside the reference. */
	unique: readonly string[]
}

/** The rows that name a person, a character or a studio. */
const REFERENCES: Record<EntityType, readonly Reference[]> = {
	person: [
		{ table: 'title_staff', column: 'person_id', unique: ['title_id', 'role'] },
		{ table: 'title_voice', column: 'person_id', unique: ['title_id', 'character_id', 'language'] },
		{ table: 'favorite', column: 'person_id', unique: ['member_id'] },
		{ table: 'person_alias', column: 'person_id', unique: [] },
	],
	character: [
		{ table: 'title_cast', column: 'character_id', unique: ['title_id'] },
		{ table: 'title_voice', column: 'character_id', unique: ['title_id', 'person_id', 'language'] },
		{ table: 'favorite', column: 'character_id', unique: ['member_id'] },
	],
	studio: [
		{ table: 'title_studio', column: 'studio_id', unique: ['title_id', 'role'] },
		{ table: 'favorite', column: 'studio_id', unique: ['member_id'] },
		{ table: 'studio_alias', column: 'studio_id', unique: [] },
	],
}

/**
 * Gives everything that names an entity to another one, which it becomes: credits, voices, favourites and the names under
 * which an import finds it. What the other one has already is not there twice. Call it in a transaction.
 */
export async function moveReferences(
	db: Database,
	type: EntityType,
	{ from, into }: { from: number; into: number },
): Promise<void> {
	for (const { table, column, unique } of REFERENCES[type]) {
		const of = sql.ref(column)
		if (unique.length > 0) {
			const same = sql.join(
				unique.map((name) => sql`o.${sql.ref(name)} = r.${sql.ref(name)}`),
				sql` and `,
			)
			await sql`delete from ${sql.table(table)} r where r.${of} = ${from}
				and exists (select from ${sql.table(table)} o where o.${of} = ${into} and ${same})`.execute(db)
		}
		await sql`update ${sql.table(table)} set ${of} = ${into} where ${of} = ${from}`.execute(db)
	}
	await sql`update ${sql.table(type)} set merged_into = ${into} where id = ${from}`.execute(db)
}
