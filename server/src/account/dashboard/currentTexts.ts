import { sql } from 'kysely'
import { EDITED_ENTITIES, type EditedEntity, type EditField, isListField } from 'shared-contract'
import { type FieldTexts, storedColumns, storedFields } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'

interface EntityKey {
	entity: string
	entity_id: number
}

type StoredTexts = { id: number } & Partial<Record<EditField, string | null>>

/** The present texts of edited entities, by {@link currentKey}. Lists are left out: they are merged, not compared. */
export async function readCurrentTexts(db: Database, entities: readonly EntityKey[]): Promise<Map<string, FieldTexts>> {
	const found = await Promise.all(
		EDITED_ENTITIES.map((entity) => {
			const ids = entities.filter((one) => one.entity === entity).map(({ entity_id }) => entity_id)
			return readTexts(db, entity, [...new Set(ids)])
		}),
	)
	return new Map(found.flat())
}

/** The key of an entity in the texts of {@link readCurrentTexts}. */
export const currentKey = ({ entity, entity_id }: EntityKey): string => `${entity} ${entity_id}`

async function readTexts(db: Database, entity: EditedEntity, ids: readonly number[]): Promise<[string, FieldTexts][]> {
	if (ids.length === 0) return []
	const fields = storedFields(entity).filter(([name]) => !isListField(name))
	const { rows } = await sql<StoredTexts>`
		select e.id, ${storedColumns(fields)} from ${sql.table(entity)} e where e.id = any(${ids}::int[])`.execute(db)
	return rows.map((row) => {
		const texts = fields.map(([name, field]) => [name, field.toText(row[name] ?? null, row.id)] as const)
		return [currentKey({ entity, entity_id: row.id }), Object.fromEntries(texts)]
	})
}
