import { sql } from 'kysely'

/** How many episodes or chapters `title t` has, as far as it is known; a film is one. */
export const TITLE_TOTAL = sql<number | null>`case when t.kind = 'manga' then t.chapter_count
	when t.format = 'Movie' then coalesce(t.episode_count, 1) else t.episode_count end`
