import { type RawBuilder, sql } from 'kysely'
import { EDITED_FIELDS, type EditedEntity, type EditField } from 'shared-contract'
import { airingField } from './fields/airing.ts'
import { nameField, pictureField, textField } from './fields/columns.ts'
import type { StoredField } from './fields/storedField.ts'
import { synopsisField } from './fields/synopsis.ts'
import { titleNameField } from './fields/titleName.ts'

/** Identifies a title or an episode. */
export interface EntityKey {
	entity: EditedEntity
	id: number
}

/** The texts of fields on the wire, by name. */
export type FieldTexts = Partial<Record<EditField, string>>

const FIELDS: Record<EditedEntity, Partial<Record<EditField, StoredField>>> = {
	title: {
		title: titleNameField,
		synopsis: synopsisField('pt-BR'),
		synopsisEn: synopsisField('en'),
		synopsisJa: synopsisField('ja'),
		posterUrl: pictureField({ table: 'title', column: 'poster_url' }, 'poster'),
		bannerUrl: pictureField({ table: 'title', column: 'banner_url' }, 'banner'),
		airing: airingField,
	},
	episode: {
		title: nameField({ table: 'episode', column: 'title' }),
		description: textField({ table: 'episode', column: 'description' }),
		thumbnailUrl: pictureField({ table: 'episode', column: 'thumbnail_url' }, 'episode'),
	},
}

/** The fields of an entity, in the order of the form. */
export function storedFields(entity: EditedEntity): [EditField, StoredField][] {
	return EDITED_FIELDS[entity].flatMap((field): [EditField, StoredField][] => {
		const stored = storedField(entity, field)
		return stored ? [[field, stored]] : []
	})
}

/** A field of an entity; undefined if the entity has no such field. */
export function storedField(entity: EditedEntity, field: EditField): StoredField | undefined {
	return FIELDS[entity][field]
}

/** SQL for the stored values of the fields of an entity `e`, by field name, for `toText`. */
export function storedColumns(entity: EditedEntity): RawBuilder<unknown> {
	return sql.join(storedFields(entity).map(([field, { stored }]) => sql`${stored} as ${sql.id(field)}`))
}
