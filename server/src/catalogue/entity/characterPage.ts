import { sql } from 'kysely'
import { type CastRole, CHARACTER_TITLES_MAX, type CharacterPage, type CharacterVoice } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import type { Pictures } from '../pictures.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { type EntityLinkRow, presentEntityLink } from './entityLink.ts'
import { findEntity, jsonList } from './findEntity.ts'

interface CharacterRow extends EntityLinkRow {
	description: string | null
	titles: (CardRow & { role: CastRole | null })[] | null
	title_total: number
	voices: VoiceRow[] | null
}

interface VoiceRow extends EntityLinkRow {
	language: string
	titles: CharacterVoice['titles']
}

/**
 * A character with its best-known titles and its voices.
 *
 * @throws Problem 404 if the character does not exist.
 */
export async function readCharacterPage(db: Database, pictures: Pictures, requestedId: number): Promise<CharacterPage> {
	const id = await findEntity(db, 'character', requestedId)
	const { rows } = await sql<CharacterRow>`select c.id, c.name, c.native_name, c.image_url, c.description,
		${jsonList(TITLES)} as titles, ${TITLE_TOTAL} as title_total, ${jsonList(VOICES)} as voices
		from character c where c.id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return {
		...presentEntityLink(row, pictures),
		description: row.description,
		titles: (row.titles ?? []).map((title) => ({
			...(title.role === null ? {} : { role: title.role }),
			title: presentCard(title, pictures),
		})),
		titleTotal: row.title_total,
		voices: (row.voices ?? []).map((voice) => ({
			language: voice.language,
			person: presentEntityLink(voice, pictures),
			titles: voice.titles,
		})),
	}
}

const TITLES = sql`select o.role, ${CARD_COLUMNS}
	from (select distinct on (title_id) title_id, role from (
			select title_id, role, position from title_cast where character_id = c.id
			union all select title_id, null::text, null::int from title_voice where character_id = c.id
		) part order by title_id, position nulls last) o
	join title t on t.id = o.title_id and t.removed_at is null left join member m on m.id = t.posted_by
	order by ${BEST_KNOWN} limit ${CHARACTER_TITLES_MAX}`

const TITLE_TOTAL = sql`(select count(*)::int from title t where t.removed_at is null and t.id in (
	select title_id from title_cast where character_id = c.id union select title_id from title_voice where character_id = c.id))`

// The Japanese voices first, then the languages in the order of their tags.
const VOICES = sql`select v.language, p.id, p.name, p.native_name, p.image_url,
		json_agg(json_build_object('id', t.id, 'kind', t.kind, 'format', t.format, 'title', t.title,
			'englishTitle', t.english_title, 'japaneseTitle', t.native_title, 'romajiTitle', t.romaji_title) order by ${BEST_KNOWN}) as titles
	from title_voice v join person p on p.id = v.person_id and p.merged_into is null
	join title t on t.id = v.title_id and t.removed_at is null
	where v.character_id = c.id
	group by v.language, p.id
	order by v.language <> 'ja', v.language, max(t.renown) desc, p.id limit ${CHARACTER_TITLES_MAX}`
