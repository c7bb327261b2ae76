import type { CastMember, Credit, StaffMember, Voice } from 'shared-contract'
import { chosenPicture, type Pictures } from '../pictures.ts'
import type { CastRow, StaffRow, VoiceRow } from './rows.ts'

export function presentCast(rows: readonly CastRow[], pictures: Pictures): CastMember[] {
	return rows.map((row) => {
		const voices = (row.voices ?? []).map((voice) => presentVoice(voice, pictures))
		return {
			character: {
				id: row.character_id,
				name: row.character,
				nativeName: row.character_native,
				imageUrl: chosenPicture(row.character_image, pictures),
			},
			...(row.role === null ? {} : { role: row.role }),
			voiceActor: (voices.find(({ language }) => language === 'ja') ?? voices[0])?.person ?? null,
			voices,
		}
	})
}

function presentVoice(row: VoiceRow, pictures: Pictures): Voice {
	return { language: row.language, person: credit(row, pictures) }
}

export function presentStaff(rows: readonly StaffRow[], pictures: Pictures): StaffMember[] {
	return rows.map((row) => ({ role: row.role, person: credit(row, pictures) }))
}

type PersonColumns = Omit<VoiceRow, 'language'>

function credit(
	{ person_id: id, person: name, person_native, person_image }: PersonColumns,
	pictures: Pictures,
): Credit {
	return { id, name, nativeName: person_native, imageUrl: chosenPicture(person_image, pictures) }
}
