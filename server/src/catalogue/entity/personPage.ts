import { sql } from 'kysely'
import { type CastRole, type EntityLink, PERSON_TITLES_MAX, type PersonPage } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { chosenPicture, type Pictures, pictureUrl } from '../pictures.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { findEntity, jsonList, NEWEST_FIRST } from './findEntity.ts'

interface PersonRow {
	id: number
	name: string
	native_name: string | null
	image_url: string | null
	description: string | null
	works: (CardRow & { roles: string[] })[] | null
	work_total: number
	voices: VoiceRow[] | null
	voice_total: number
}

interface VoiceRow extends CardRow {
	language: string
	role: CastRole | null
	character: { id: number; name: string; native_name: string | null; image_url: string | null }
}

/**
 * A person with the newest works and voices.
 *
 * @throws Problem 404 if the person does not exist.
 */
export async function readPersonPage(db: Database, pictures: Pictures, requestedId: number): Promise<PersonPage> {
	const id = await findEntity(db, 'person', requestedId)
	const { rows } = await sql<PersonRow>`select p.id, p.name, p.native_name, p.image_url, p.description,
		${jsonList(WORKS)} as works, ${WORK_TOTAL} as work_total,
		${jsonList(VOICES)} as voices, ${VOICE_TOTAL} as voice_total
		from person p where p.id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return {
		id: row.id,
		name: row.name,
		nativeName: row.native_name,
		imageUrl: pictureUrl('person', row.id, row.image_url, pictures),
		description: row.description,
		works: (row.works ?? []).map((work) => ({ roles: [...new Set(work.roles)], title: presentCard(work, pictures) })),
		workTotal: row.work_total,
		voices: (row.voices ?? []).map((voice) => ({
			language: voice.language,
			character: presentCharacter(voice.character, pictures),
			...(voice.role === null ? {} : { role: voice.role }),
			title: presentCard(voice, pictures),
		})),
		voiceTotal: row.voice_total,
	}
}

function presentCharacter({ id, name, native_name, image_url }: VoiceRow['character'], pictures: Pictures): EntityLink {
	return { id, name, nativeName: native_name, imageUrl: chosenPicture(image_url, pictures) }
}

const WORKS = sql`select s.roles, ${CARD_COLUMNS}
	from (select title_id, array_agg(role order by position) as roles from title_staff where person_id = p.id
		group by title_id) s
	join title t on t.id = s.title_id and t.removed_at is null left join member m on m.id = t.posted_by
	order by ${NEWEST_FIRST} limit ${PERSON_TITLES_MAX}`

const WORK_TOTAL = sql`(select count(distinct t.id)::int from title_staff s
	join title t on t.id = s.title_id and t.removed_at is null where s.person_id = p.id)`

const VOICES = sql`select v.language, o.role, json_build_object(
		'id', c.id, 'name', c.name, 'native_name', c.native_name, 'image_url', c.image_url) as character, ${CARD_COLUMNS}
	from title_voice v
	join character c on c.id = v.character_id and c.merged_into is null
	join title t on t.id = v.title_id and t.removed_at is null left join member m on m.id = t.posted_by
	left join title_cast o on o.title_id = v.title_id and o.character_id = v.character_id
	where v.person_id = p.id
	order by ${NEWEST_FIRST}, o.position, c.id, v.language limit ${PERSON_TITLES_MAX}`

const VOICE_TOTAL = sql`(select count(*)::int from title_voice v
	join character c on c.id = v.character_id and c.merged_into is null
	join title t on t.id = v.title_id and t.removed_at is null where v.person_id = p.id)`
