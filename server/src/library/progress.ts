import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'

/**
 * SQL expression: a member's progress with a title, as episodes or chapters through all seasons; 1 for a film. It is the
 * greatest of the progress log (in any rewatch) and the last episode that the member scored or reacted to.
 */
export function progressWith(memberId: Expression<unknown>, titleId: Expression<unknown>): RawBuilder<number> {
	return sql<number>`greatest(
		(select max(last) from list_progress where member_id = ${memberId} and title_id = ${titleId}),
		(select count(*) from title t join title_vote v on v.title_id = t.id
			where t.id = ${titleId} and t.format = 'Movie' and v.member_id = ${memberId}),
		(select count(*) from episode seen join season s on s.id = seen.season_id,
			(select season.number as season, e.number from episode e join season on season.id = e.season_id
				where e.title_id = ${titleId} and e.kind = 'regular' and (
					exists (select from episode_vote where episode_id = e.id and member_id = ${memberId})
					or exists (select from episode_reaction where episode_id = e.id and member_id = ${memberId}))
				order by season.number desc, e.number desc limit 1) furthest
			where seen.title_id = ${titleId} and seen.kind = 'regular'
				and (s.number, seen.number) <= (furthest.season, furthest.number))
	)::int`
}

/** A member's progress with a title: {@link progressWith}. */
export async function progressOf(db: Database, memberId: string, titleId: number): Promise<number> {
	const progress = progressWith(sql`${memberId}::uuid`, sql`${titleId}::int`)
	const { rows } = await sql<{ number: number }>`select ${progress} as number`.execute(db)
	return rows[0]?.number ?? 0
}
