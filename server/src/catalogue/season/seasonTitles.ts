import { sql } from 'kysely'
import {
	ANIME_FORMATS,
	originOf,
	SEASON_PAGE_SIZE,
	SEASON_SYNOPSIS_LENGTH,
	type SeasonSort,
	type SeasonTitle,
	TEXT_LANGUAGES,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { MEMBERS } from '../airing/broadcast.ts'
import { BEST_KNOWN } from '../bestKnown.ts'
import type { Pictures } from '../pictures.ts'
import { truncate } from '../search/truncate.ts'
import { SHOWN } from '../shownTitle.ts'
import { CARD_COLUMNS, type CardRow, presentCard } from '../titleCard.ts'
import { EPISODE_COUNT } from '../titleTotal.ts'

interface Row extends CardRow {
	started: string | null
	minutes: number | null
	episode_count: number | null
	origin: string | null
	studios: SeasonTitle['studios'] | null
	showing: SeasonTitle['showing']
	synopses: SeasonTitle['synopses'] | null
}

interface SeasonList {
	/** Of the whole season. */
	ids: readonly number[]
	sort: SeasonSort
	page: number
}

const ORDERS = {
	renown: BEST_KNOWN,
	rating: sql`t.weighted_rating desc, ${BEST_KNOWN}`,
	// A partial date comes after the full ones of its period.
	start: sql`rpad(coalesce(t.started, ''), 10, '~'), ${BEST_KNOWN}`,
	title: sql`t.sort_title collate "C"`,
} as const satisfies Record<SeasonSort, unknown>

const LANGUAGES = [...new Set(Object.values(TEXT_LANGUAGES).flat())]

// The broadcast comes before the slot of a platform, and both before single announcements.
const SHOWING = sql`coalesce(
	(select json_build_object('at', s.starts_at, 'isWeekly', s.every = 'week') from airing_slot s where s.title_id = t.id
		order by s.platform_id is not null, s.source is distinct from ${MEMBERS}, s.starts_at, s.id limit 1),
	(select json_build_object('at', a.airs_at, 'isWeekly', false) from airing a where a.title_id = t.id and not a.is_day
		order by a.airs_at limit 1))`

/** The titles of one page of a season, format after format, and the version of the catalogue at which they were read. */
export async function readSeasonTitles(
	db: Database,
	pictures: Pictures,
	{ ids, sort, page }: SeasonList,
): Promise<{ items: SeasonTitle[]; version: number }> {
	const { rows } = await sql<Partial<Row> & { catalogue_version: number }>`
		with shown as (
			select t.id, row_number() over (order by array_position(${[...ANIME_FORMATS]}::text[], t.format::text), ${ORDERS[sort]}, t.id) as place
			from title t where t.id = any(${ids}::int[]) and ${SHOWN}
			order by place limit ${SEASON_PAGE_SIZE} offset ${(page - 1) * SEASON_PAGE_SIZE}
		)
		select v.version as catalogue_version, ${CARD_COLUMNS}, t.started, t.minutes, ${EPISODE_COUNT} as episode_count,
			t.information ->> 'Fonte' as origin, ${SHOWING} as showing,
			(select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id) from title_studio x
				join studio s on s.id = x.studio_id and s.merged_into is null
				where x.title_id = t.id and x.role = 'studio') as studios,
			(select json_agg(json_build_object('language', s.language,
				'text', left(trim(regexp_replace(s.text, '\\s+', ' ', 'g')), ${SEASON_SYNOPSIS_LENGTH + 1})) order by s.language)
				from title_synopsis s where s.title_id = t.id and s.language = any(${LANGUAGES}::text[])) as synopses
		from catalogue_version v left join shown on true left join title t on t.id = shown.id
		left join member m on m.id = t.posted_by order by shown.place`.execute(db)
	return {
		version: rows[0]?.catalogue_version ?? 0,
		items: rows.filter(isTitle).map((row) => present(row, pictures)),
	}
}

/** An empty page is one row with only the version. */
function isTitle<Candidate extends Partial<Row>>(row: Candidate): row is Candidate & Row {
	return typeof row.id === 'number'
}

function present(row: Row, pictures: Pictures): SeasonTitle {
	return {
		...presentCard(row, pictures),
		studios: row.studios ?? [],
		origin: originOf(row.origin ?? '') ?? null,
		started: row.started,
		showing: row.showing && { ...row.showing, at: new Date(row.showing.at).toISOString() },
		episodeCount: row.episode_count,
		minutes: row.minutes,
		synopses: (row.synopses ?? []).map((one) => ({ ...one, text: truncate(one.text, SEASON_SYNOPSIS_LENGTH) })),
	}
}
