import { sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** A row of a table that named an entity, and whether the one that stays had the same already. */
export interface MovedRow {
	table: string
	row: Record<string, unknown>
	doubled: boolean
}

interface Reference {
	table: string
	column: string
	/** The columns that make a row unique beside the reference. */
	unique: readonly string[]
}

/** The rows that name a person, a character or a studio. */
export const REFERENCES: Record<EntityType, readonly Reference[]> = {
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
 *
 * @returns the rows as they were, but for favourites: those name members, of whom no revision may keep a trace.
 */
export async function moveReferences(
	db: Database,
	type: EntityType,
	{ from, into }: { from: number; into: number },
): Promise<MovedRow[]> {
	const moved: MovedRow[] = []
	for (const { table, column, unique } of REFERENCES[type]) {
		const of = sql.ref(column)
		const same = sql.join(
			[sql`true`, ...unique.map((name) => sql`o.${sql.ref(name)} = r.${sql.ref(name)}`)],
			sql` and `,
		)
		const doubled = sql`exists (select from ${sql.table(table)} o where o.${of} = ${into} and ${same})`
		const { rows } = await sql<MovedRow>`select ${table} as table, to_jsonb(r) as row,
			${unique.length > 0 ? doubled : sql`false`} as doubled from ${sql.table(table)} r where r.${of} = ${from}`.execute(
			db,
		)
		if (table !== 'favorite') moved.push(...rows)
		if (unique.length > 0) {
			await sql`delete from ${sql.table(table)} r where r.${of} = ${from} and ${doubled}`.execute(db)
		}
		await sql`update ${sql.table(table)} set ${of} = ${into} where ${of} = ${from}`.execute(db)
	}
	await sql`update ${sql.table(type)} set merged_into = ${into} where id = ${from}`.execute(db)
	return moved
}
