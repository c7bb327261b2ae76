import type { Generated } from 'kysely'

export interface PeopleTables {
	person: { id: Generated<number>; name: string; native_name: string | null; image_url: string | null }
	character: {
		id: Generated<number>
		title_id: number
		name: string
		native_name: string | null
		image_url: string | null
	}
	title_cast: { title_id: number; position: number; character_id: number; person_id: number | null }
	title_staff: { title_id: number; position: number; role: string; person_id: number }
	studio: { id: Generated<number>; name: string }
	title_studio: { title_id: number; studio_id: number; role: 'studio' | 'producer' }
}
