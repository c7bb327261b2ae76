import { type RawBuilder, sql } from 'kysely'
import { type ArtworkKind, artworkPath, EDITED_FIELDS, type EditedEntity, type EditField } from 'shared-contract'
import { broadcastSlot, broadcastText } from '../airing/broadcast.ts'

/** Identifies a title or an episode. */
export interface EntityKey {
	entity: EditedEntity
	id: number
}

/** The texts of fields on the wire, by name. */
export type FieldTexts = Partial<Record<EditField, string>>

/** Where a field is stored, and how it is read and written. */
export type FieldLocation =
	| ({ column: string } & ({ kind: 'name' | 'text' } | { kind: 'picture'; artwork: ArtworkKind }))
	/** Stored in rows of another table. */
	| { kind: 'airing' }

const LOCATIONS: Record<EditedEntity, Partial<Record<EditField, FieldLocation>>> = {
	title: {
		title: { column: 'title', kind: 'name' },
		synopsis: { column: 'synopsis', kind: 'text' },
		posterUrl: { column: 'poster_url', kind: 'picture', artwork: 'poster' },
		bannerUrl: { column: 'banner_url', kind: 'picture', artwork: 'banner' },
		airing: { kind: 'airing' },
	},
	episode: {
		title: { column: 'title', kind: 'name' },
		description: { column: 'description', kind: 'text' },
		thumbnailUrl: { column: 'thumbnail_url', kind: 'picture', artwork: 'episode' },
	},
}

/** The fields of an entity with their locations, in the order of the form. */
export function fieldLocations(entity: EditedEntity): [EditField, FieldLocation][] {
	return EDITED_FIELDS[entity].flatMap((field): [EditField, FieldLocation][] => {
		const location = fieldLocation(entity, field)
		return location ? [[field, location]] : []
	})
}

/** The location of a field; undefined if the entity has no such field. */
export function fieldLocation(entity: EditedEntity, field: EditField): FieldLocation | undefined {
	return LOCATIONS[entity][field]
}

/** SQL for the stored values of the fields of an entity `e`, by field name, for {@link toText}. */
export function storedColumns(entity: EditedEntity): RawBuilder<unknown> {
	const columns = fieldLocations(entity).map(([field, location]) => {
		const stored = location.kind === 'airing' ? broadcastSlot(sql`e.id`) : sql.ref(`e.${location.column}`)
		return sql`${stored} as ${sql.id(field)}`
	})
	return sql.join(columns)
}

/** Converts a stored value to text on the wire; a picture without a value is the drawn artwork. */
export function toText(location: FieldLocation, stored: string | null, id: number): string {
	if (location.kind === 'airing') return broadcastText(stored)
	return stored ?? (location.kind === 'picture' ? artworkPath(location.artwork, id) : '')
}

/** Converts text on the wire to a stored value; the drawn artwork and an empty text become null. */
export function toStored(location: FieldLocation, text: string, id: number): string | null {
	return text === toText(location, null, id) ? null : text
}
