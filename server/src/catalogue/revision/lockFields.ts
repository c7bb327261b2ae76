import { type RawBuilder, sql } from 'kysely'
import type { EditedEntity, EditField } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { type Edited, type FieldTexts, fieldLocations, storedColumns, toText } from './editedFields.ts'

/** An entity's texts as they stand, and the title that it is or belongs to. */
export interface Standing {
	titleId: number
	texts: FieldTexts
}

type Kept = { title_id: number; is_manga: boolean } & Partial<Record<EditField, string | null>>

const FROM: Record<EditedEntity, RawBuilder<unknown>> = {
	title: sql`title e where e.id = `,
	episode: sql`episode e join title t on t.id = e.title_id and t.removed_at is null where e.id = `,
}

/**
 * What can be edited of a title or an episode, as it stands.
 *
 * @throws Problem 404 where there is none, or it was removed.
 */
export async function readFields(db: Database, edited: Edited): Promise<Standing> {
	return standing(db, edited, sql``)
}

/**
 * The same, held until the transaction ends: what is checked against it cannot change before it is written. The version
 * of the catalogue is held first, as every other write does, so that no two wait for each other.
 */
export async function lockFields(db: Database, edited: Edited): Promise<Standing> {
	await sql`select version from catalogue_version for update`.execute(db)
	return standing(db, edited, sql`for update of e`)
}

async function standing(db: Database, { entity, id }: Edited, lock: RawBuilder<unknown>): Promise<Standing> {
	const titleId = entity === 'title' ? sql`e.id` : sql`e.title_id`
	const isThere = entity === 'title' ? sql`and e.removed_at is null` : sql``
	const places = fieldLocations(entity)
	const isManga = entity === 'title' ? sql`e.kind = 'manga'` : sql`false`
	const { rows } = await sql<Kept>`
		select ${titleId} as title_id, ${isManga} as is_manga, ${storedColumns(entity)} from ${FROM[entity]} ${id} ${isThere} ${lock}`.execute(
		db,
	)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	// A manga is not broadcast.
	const own = places.filter(([, { kind }]) => !(kind === 'airing' && row.is_manga))
	const texts = own.map(([field, place]) => [field, toText(place, row[field] ?? null, id)] as const)
	return { titleId: row.title_id, texts: Object.fromEntries(texts) }
}
