import { sql } from 'kysely'
import { type CastRole, KNOWN_FOR, PERSON_TITLES_MAX, type PersonPage } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import type { Pictures } from '../pictures.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { type EntityLinkRow, presentEntityLink } from './entityLink.ts'
import { bestKnownFirst, findEntity, jsonList, NEWEST_FIRST } from './findEntity.ts'

interface PersonRow extends EntityLinkRow {
	description: string | null
	known_for: CardRow[] | null
	works: (CardRow & { roles: string[] })[] | null
	work_total: number
	voices: VoiceRow[] | null
	voice_total: number
}

interface VoiceRow extends CardRow {
	language: string
	role: CastRole | null
	character: EntityLinkRow
}

/**
 * A person with the best-known titles and voices, and the newest works.
 *
 * @throws Problem 404 if the person does not exist.
 */
export async function readPersonPage(db: Database, pictures: Pictures, requestedId: number): Promise<PersonPage> {
	const id = await findEntity(db, 'person', requestedId)
	const { rows } = await sql<PersonRow>`select p.id, p.name, p.native_name, p.image_url, p.description,
		${jsonList(KNOWN)} as known_for, ${jsonList(WORKS)} as works, ${WORK_TOTAL} as work_total,
		${jsonList(VOICES)} as voices, ${VOICE_TOTAL} as voice_total
		from person p where p.id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return {
		...presentEntityLink(row, pictures),
		description: row.description,
		knownFor: (row.known_for ?? []).map((title) => presentCard(title, pictures)),
		works: (row.works ?? []).map((work) => ({ roles: [...new Set(work.roles)], title: presentCard(work, pictures) })),
		workTotal: row.work_total,
		voices: (row.voices ?? []).map((voice) => ({
			language: voice.language,
			character: presentEntityLink(voice.character, pictures),
			...(voice.role === null ? {} : { role: voice.role }),
			title: presentCard(voice, pictures),
		})),
		voiceTotal: row.voice_total,
	}
}

// A small part says less than a leading one, or than a role in the staff.
const KNOWN = sql`select ${CARD_COLUMNS}
	from (select title_id, min(weight) as weight from (
			select title_id, 0 as weight from title_staff where person_id = p.id
			union all select v.title_id, case when o.role = 'main' then 0 else 1 end from title_voice v
				left join title_cast o on o.title_id = v.title_id and o.character_id = v.character_id where v.person_id = p.id
		) part group by title_id) x
	join title t on t.id = x.title_id and t.removed_at is null left join member m on m.id = t.posted_by
	order by ${bestKnownFirst(sql`x.weight`)} limit ${KNOWN_FOR}`

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
	order by ${BEST_KNOWN}, o.position, c.id, v.language limit ${PERSON_TITLES_MAX}`

const VOICE_TOTAL = sql`(select count(*)::int from title_voice v
	join character c on c.id = v.character_id and c.merged_into is null
	join title t on t.id = v.title_id and t.removed_at is null where v.person_id = p.id)`
