import type { Generated } from 'kysely'
import type { CastRole } from 'shared-contract'

/** What a person, a character and a studio have in common. `merged_into` is the one that it became. */
interface Named {
	id: Generated<number>
	name: string
	native_name: string | null
	image_url: string | null
	description: string | null
	merged_into: number | null
	/** The version of the catalogue at its last change. */
	version: Generated<number>
}

export interface PeopleTables {
	person: Named
	/** `title_id` is the title that brought it. */
	character: Named & { title_id: number | null }
	studio: Named & { url: string | null }
	/** The folded names under which an import finds a person or a studio. */
	person_alias: { key: string; person_id: number }
	studio_alias: { key: string; studio_id: number }
	title_cast: { title_id: number; position: number; character_id: number; role: CastRole | null }
	title_voice: {
		title_id: number
		character_id: number
		/** BCP 47. */
		language: string
		person_id: number
	}
	/** `role` is a code, with a note in parentheses, or a text (`parseStaffRole`). */
	title_staff: { title_id: number; position: number; role: string; person_id: number }
	title_studio: { title_id: number; studio_id: number; role: 'studio' | 'producer' }
}
