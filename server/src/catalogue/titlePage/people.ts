import type { CastMember, Credit, StaffMember } from 'shared-contract'
import { type Pictures, pictureUrl } from '../pictures.ts'
import type { CastRow, StaffRow } from './rows.ts'

export function presentCast(rows: readonly CastRow[], pictures: Pictures): CastMember[] {
	return rows.map((row) => ({
		character: {
			name: row.character,
			nativeName: row.character_native,
			// There is no artwork for characters: without a picture the page shows their initial.
			imageUrl: pictures.REMOTE_PICTURES ? row.character_image : null,
		},
		voiceActor: row.person_id === null || row.person === null ? null : credit(row.person_id, row.person, row, pictures),
	}))
}

export function presentStaff(rows: readonly StaffRow[], pictures: Pictures): StaffMember[] {
	return rows.map((row) => ({ role: row.role, person: credit(row.person_id, row.person, row, pictures) }))
}

type PersonColumns = Pick<StaffRow, 'person_native' | 'person_image'>

function credit(id: number, name: string, row: PersonColumns, pictures: Pictures): Credit {
	return { name, nativeName: row.person_native, imageUrl: pictureUrl('person', id, row.person_image, pictures) }
}
