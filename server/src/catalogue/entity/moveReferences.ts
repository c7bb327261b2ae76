import { type RawBuilder, sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** A row of a table that named an entity, and whether the one that stays had the same already. */
export interface MovedRow {
	table: string
	row: Record<string, unknown>
	doubled: boolean
}

export interface Reference {
	table: string
	column: string
	/** The columns that make a row unique beside the reference. */
	unique: readonly string[]
}

/** SQL for what becomes what: rows of `old_id` and `new_id`. */
export const pairOf = (from: number, into: number) => sql`(select ${from}::int as old_id, ${into}::int as new_id)`

interface Moving {
	/** Rows of what the other one has already are deleted, unless they stay where they are. */
	doubledStay?: boolean
	/** Rows go behind those of the other one by their `position`. */
	isAppended?: boolean
}

/** Gives the rows that name something to what it becomes. What that has already is not there twice. */
export async function moveRows(
	db: Database,
	{ table, column, unique }: Reference,
	pairs: RawBuilder<unknown>,
	{ doubledStay = false, isAppended = false }: Moving = {},
): Promise<void> {
	const [of, rows] = [sql.ref(column), sql.table(table)]
	const doubled = sql`exists (select from ${rows} o where o.${of} = w.new_id and ${sameBut(unique)})`
	const mayDouble = unique.length > 0
	if (mayDouble && !doubledStay) {
		await sql`delete from ${rows} r using ${pairs} w where r.${of} = w.old_id and ${doubled}`.execute(db)
	}
	const last = sql`coalesce((select max(o.position) + 1 from ${rows} o where o.${of} = w.new_id), 0)`
	await sql`update ${rows} r set ${of} = w.new_id ${isAppended ? sql`, position = r.position + ${last}` : sql``}
		from ${pairs} w where r.${of} = w.old_id ${mayDouble && doubledStay ? sql`and not ${doubled}` : sql``}`.execute(db)
}

function sameBut(unique: readonly string[]): RawBuilder<unknown> {
	const same = unique.map((name) => sql`o.${sql.ref(name)} = r.${sql.ref(name)}`)
	return sql.join([sql`true`, ...same], sql` and `)
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
	for (const reference of REFERENCES[type]) {
		const { table, column, unique } = reference
		const of = sql.ref(column)
		const doubled = sql`exists (select from ${sql.table(table)} o where o.${of} = ${into} and ${sameBut(unique)})`
		const { rows } = await sql<MovedRow>`select ${table} as table, to_jsonb(r) as row,
			${unique.length > 0 ? doubled : sql`false`} as doubled from ${sql.table(table)} r where r.${of} = ${from}`.execute(
			db,
		)
		if (table !== 'favorite') moved.push(...rows)
		await moveRows(db, reference, pairOf(from, into))
	}
	await sql`update ${sql.table(type)} set merged_into = ${into} where id = ${from}`.execute(db)
	return moved
}
