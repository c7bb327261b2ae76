import { type RawBuilder, sql } from 'kysely'
import type { EditedEntity, EditField, Kind } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { type EntityKey, type FieldTexts, storedColumns, storedFields } from './editedFields.ts'

/** The current texts of an entity, and the id of its title. */
export interface CurrentFields {
	titleId: number
	texts: FieldTexts
}

type StoredRow = { title_id: number; kind: Kind | null } & Partial<Record<EditField, string | null>>

const FROM: Record<EditedEntity, RawBuilder<unknown>> = {
	title: sql`title e where e.id = `,
	episode: sql`episode e join title t on t.id = e.title_id and t.removed_at is null where e.id = `,
}

/**
 * The current texts of the editable fields of a title or an episode.
 *
 * @throws Problem 404 if it does not exist or was removed.
 */
export async function readFields(db: Database, key: EntityKey): Promise<CurrentFields> {
	return selectFields(db, key, sql``)
}

/**
 * {@link readFields} with a row lock until the transaction ends, so that the texts cannot change between check and write.
 * Every write of the catalogue locks the version first, which avoids deadlocks.
 */
export async function lockFields(db: Database, key: EntityKey): Promise<CurrentFields> {
	await sql`select version from catalogue_version for update`.execute(db)
	return selectFields(db, key, sql`for update of e`)
}

async function selectFields(
	db: Database,
	{ entity, id }: EntityKey,
	lock: RawBuilder<unknown>,
): Promise<CurrentFields> {
	const titleId = entity === 'title' ? sql`e.id` : sql`e.title_id`
	const notRemoved = entity === 'title' ? sql`and e.removed_at is null` : sql``
	const kind = entity === 'title' ? sql`e.kind` : sql`null`
	const { rows } = await sql<StoredRow>`
		select ${titleId} as title_id, ${kind} as kind, ${storedColumns(entity)} from ${FROM[entity]} ${id} ${notRemoved} ${lock}`.execute(
		db,
	)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	const own = storedFields(entity).filter(([, field]) => field.kind === undefined || field.kind === row.kind)
	const texts = own.map(([name, field]) => [name, field.toText(row[name] ?? null, id)] as const)
	return { titleId: row.title_id, texts: Object.fromEntries(texts) }
}
