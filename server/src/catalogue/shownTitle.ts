import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { showsAdult } from '../core/identity/age.ts'

/** SQL condition: `title t` is on the site for everybody. An adult title is stored as removed, so that it never is. */
export const SHOWN = sql<SqlBool>`t.removed_at is null`

/** SQL for the id of the title that an id leads to: a merged title leads to the one that it became. */
export const currentTitle = (id: number) =>
	sql<number>`coalesce((select merged_into from title where id = ${id}), ${id}::int)`

/** SQL for the id of the episode that an id leads to: one of a merged title leads to the other title's with its season and label. */
export const currentEpisode = (
	id: number,
) => sql<number>`coalesce((select o.id from episode e join season s on s.id = e.season_id
	join title merged on merged.id = e.title_id join season other on other.title_id = merged.merged_into and other.number = s.number
	join episode o on o.season_id = other.id and o.label = e.label where e.id = ${id}), ${id}::int)`

/** SQL condition: `title t` is shown to a member. Adults who asked for them see adult titles, too. */
export function isShownTo(memberId: string | Expression<unknown>): RawBuilder<SqlBool> {
	const member = typeof memberId === 'string' ? sql`${memberId}::uuid` : memberId
	return sql<SqlBool>`(t.removed_at is null or (t.is_adult and ${showsAdult(member)}))`
}
