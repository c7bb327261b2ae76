import { sql } from 'kysely'

/** The number of episodes of `title t`, null if unknown. A count that an announced or listed episode exceeds is out of date. */
export const EPISODE_COUNT = sql<number | null>`case when
	exists (select from airing later where later.title_id = t.id and later.episode_number > t.episode_count)
	or exists (select from episode later where later.title_id = t.id and later.kind = 'regular'
		and later.number > t.episode_count)
	then null else t.episode_count end`

// While a manga runs, its counts are those of what is out.
const ofFinished = (column: string) => sql<number | null>`case when t.status <> 'releasing' then ${sql.ref(column)} end`

/** The number of episodes or chapters of `title t`, null if unknown; a film has one. */
export const TITLE_TOTAL = sql<number | null>`case when t.kind = 'manga' then ${ofFinished('t.chapter_count')}
	when t.format = 'Movie' then coalesce(t.episode_count, 1) else ${EPISODE_COUNT} end`

/** The number of volumes of `title t`, null if unknown. */
export const VOLUME_TOTAL = ofFinished('t.volume_count')
