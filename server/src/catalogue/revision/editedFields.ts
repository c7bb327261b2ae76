import { type RawBuilder, sql } from 'kysely'
import { type ArtworkKind, artworkPath, EDITED_FIELDS, type EditedEntity, type EditField } from 'shared-contract'
import { broadcastSlot, broadcastText } from '../airing/broadcast.ts'

/** Which title or episode. */
export interface Edited {
	entity: EditedEntity
	id: number
}

/** A field's text on the wire, by its name. */
export type FieldTexts = Partial<Record<EditField, string>>

/** Where a field is kept, and by which rules it is read and written. */
export type FieldLocation =
	| ({ column: string } & ({ kind: 'name' | 'text' } | { kind: 'picture'; artwork: ArtworkKind }))
	/** Rows of its own. */
	| { kind: 'airing' }

const PLACES: Record<EditedEntity, Partial<Record<EditField, FieldLocation>>> = {
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

/** The fields of an entity with their places, in the order of its form. */
export function fieldLocations(entity: EditedEntity): [EditField, FieldLocation][] {
	return EDITED_FIELDS[entity].flatMap((field): [EditField, FieldLocation][] => {
		const place = fieldLocation(entity, field)
		return place ? [[field, place]] : []
	})
}

/** Where a field is kept; none where the entity has no such field. */
export function fieldLocation(entity: EditedEntity, field: EditField): FieldLocation | undefined {
	return PLACES[entity][field]
}

/** What is kept of the fields of an entity `e`, by their names, for `toText`. */
export function storedColumns(entity: EditedEntity): RawBuilder<unknown> {
	const columns = fieldLocations(entity).map(([field, place]) => {
		const kept = place.kind === 'airing' ? broadcastSlot(sql`e.id`) : sql.ref(`e.${place.column}`)
		return sql`${kept} as ${sql.id(field)}`
	})
	return sql.join(columns)
}

/** What is kept, as text on the wire: a picture that nobody chose is the drawn one. */
export function toText(place: FieldLocation, kept: string | null, id: number): string {
	if (place.kind === 'airing') return broadcastText(kept)
	return kept ?? (place.kind === 'picture' ? artworkPath(place.artwork, id) : '')
}

/** A text of the wire, as it is kept: the drawn picture and an empty text are nothing of their own. */
export function toStored(place: FieldLocation, text: string, id: number): string | null {
	return text === toText(place, null, id) ? null : text
}
