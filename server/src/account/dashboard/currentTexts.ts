import { type RawBuilder, sql } from 'kysely'
import { EDITED_ENTITIES, type EditedEntity, type EditField } from 'shared-contract'
import { type FieldTexts, storedColumns, storedFields } from '../../catalogue/public.ts'
import { subjectName } from '../../community/public.ts'
import type { Database } from '../../core/database/schema.ts'

interface EntityKey {
	entity: string
	entity_id: number
}

type StoredTexts = { id: number } & Partial<Record<EditField, string | null>>

const TABLES: Record<EditedEntity, RawBuilder<unknown>> = { title: sql.table('title'), episode: sql.table('episode') }

/** The present texts of titles and episodes, by {@link subjectName}. */
export async function readCurrentTexts(db: Database, entities: readonly EntityKey[]): Promise<Map<string, FieldTexts>> {
	const found = await Promise.all(
		EDITED_ENTITIES.map((entity) => {
			const ids = entities.filter((one) => one.entity === entity).map(({ entity_id }) => entity_id)
			return readTexts(db, entity, [...new Set(ids)])
		}),
	)
	return new Map(found.flat())
}

async function readTexts(db: Database, entity: EditedEntity, ids: readonly number[]): Promise<[string, FieldTexts][]> {
	if (ids.length === 0) return []
	const fields = storedFields(entity)
	const { rows } = await sql<StoredTexts>`
		select e.id, ${storedColumns(entity)} from ${TABLES[entity]} e where e.id = any(${ids}::int[])`.execute(db)
	return rows.map((row) => {
		const texts = fields.map(([name, field]) => [name, field.toText(row[name] ?? null, row.id)] as const)
		return [subjectName({ kind: entity, id: String(row.id) }), Object.fromEntries(texts)]
	})
}
