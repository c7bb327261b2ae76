import { sql } from 'kysely'

/** The number of episodes or chapters of `title t`, null if unknown; a film has one. */
export const TITLE_TOTAL = sql<number | null>`case when t.kind = 'manga' then t.chapter_count
	when t.format = 'Movie' then coalesce(t.episode_count, 1) else t.episode_count end`
