import { type RawBuilder, sql } from 'kysely'
import type { EditedEntity, EditField, Kind } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { type EntityKey, type FieldTexts, storedColumns, storedFields } from './editedFields.ts'

type StoredRow = { kind: Kind | null } & Partial<Record<EditField, string | null>>

const FROM: Record<EditedEntity, RawBuilder<unknown>> = {
	title: sql`title e where e.removed_at is null and`,
	episode: sql`episode e join title t on t.id = e.title_id and t.removed_at is null where`,
	person: sql`person e where e.merged_into is null and`,
	character: sql`character e where e.merged_into is null and`,
	studio: sql`studio e where e.merged_into is null and`,
}

/**
 * The current texts of the editable fields of an entity.
 *
 * @throws Problem 404 if it does not exist, was removed or was merged into another one.
 */
export async function readFields(db: Database, key: EntityKey): Promise<FieldTexts> {
	return selectFields(db, key, sql``)
}

/**
 * {@link readFields} with a row lock until the transaction ends, so that the texts cannot change between check and write.
 * Every write of the catalogue locks the version first, which avoids deadlocks.
 */
export async function lockFields(db: Database, key: EntityKey): Promise<FieldTexts> {
	await sql`select version from catalogue_version for update`.execute(db)
	return selectFields(db, key, sql`for update of e`)
}

async function selectFields(db: Database, { entity, id }: EntityKey, lock: RawBuilder<unknown>): Promise<FieldTexts> {
	const kind = entity === 'title' ? sql`e.kind` : sql`null`
	const { rows } = await sql<StoredRow>`
		select ${kind} as kind, ${storedColumns(storedFields(entity))} from ${FROM[entity]} e.id = ${id} ${lock}`.execute(
		db,
	)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	const own = storedFields(entity).filter(([, field]) => field.kind === undefined || field.kind === row.kind)
	const texts = own.map(([name, field]) => [name, field.toText(row[name] ?? null, id)] as const)
	return Object.fromEntries(texts)
}
