import { sql } from 'kysely'
import { type ProfileStats, SCORE_MAX } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

const NONE: ProfileStats = { animes: 0, episodes: 0, mangas: 0, chapters: 0 }

/**
 * The statistics of a profile: titles on the list or with a score; episodes and chapters of the progress log, rewatches
 * included, or the episodes with a score or reaction where those are more. Private entries count for the owner only.
 */
export async function profileStats(db: Database, memberId: string, isOwn: boolean): Promise<ProfileStats> {
	const open = isOwn ? sql`` : sql`except select title_id from list_entry where member_id = ${memberId} and is_private`
	const { rows } = await sql<ProfileStats>`
		with opinion as (
			select e.title_id, count(*) as parts from (
				select episode_id from episode_vote where member_id = ${memberId}
				union select episode_id from episode_reaction where member_id = ${memberId}
			) as given join episode e on e.id = given.episode_id group by e.title_id
		), logged as (
			select p.title_id, sum(p.last - p.first + 1) as parts from list_progress p
			join list_entry e on e.member_id = p.member_id and e.title_id = p.title_id and e.removed_at is null
			where p.member_id = ${memberId} group by p.title_id
		), known as (
			(select title_id from list_entry where member_id = ${memberId} and removed_at is null
				union select title_id from title_vote where member_id = ${memberId}
				union select title_id from opinion) ${open}
		)
		select (count(*) filter (where t.kind = 'anime' and (listed.title_id is not null or v.title_id is not null)))::int
				as animes,
			(count(*) filter (where t.kind = 'manga' and (listed.title_id is not null or v.title_id is not null)))::int
				as mangas,
			coalesce(sum(greatest(logged.parts, opinion.parts)) filter (where t.kind = 'anime'), 0)::bigint as episodes,
			coalesce(sum(logged.parts) filter (where t.kind = 'manga'), 0)::bigint as chapters
		from known join title t on t.id = known.title_id and t.removed_at is null
		left join list_entry listed
			on listed.member_id = ${memberId} and listed.title_id = t.id and listed.removed_at is null
		left join title_vote v on v.member_id = ${memberId} and v.title_id = t.id
		left join opinion on opinion.title_id = t.id
		left join logged on logged.title_id = t.id`.execute(db)
	return rows[0] ?? NONE
}

/** A member's titles per score, 1 to 10, and the mean of the exact ones. Private entries count for the owner only. */
export async function scoresGiven(db: Database, memberId: string, isOwn: boolean) {
	const open = isOwn
		? sql``
		: sql`and not exists (select from list_entry p
			where p.member_id = v.member_id and p.title_id = v.title_id and p.is_private)`
	const { rows } = await sql<{ votes: number; sum: number }>`
		select count(t.id)::int as votes, coalesce(sum(v.exact) filter (where t.id is not null), 0) as sum from generate_series(1, ${SCORE_MAX}::int) as given(score)
		left join title_vote v on v.member_id = ${memberId} and v.score = given.score ${open}
		left join title t on t.id = v.title_id and t.removed_at is null
		group by given.score order by given.score`.execute(db)
	const total = rows.reduce((sum, { votes }) => sum + votes, 0)
	const meanScore = total === 0 ? 0 : rows.reduce((sum, row) => sum + row.sum, 0) / total
	return { scores: rows.map(({ votes }) => votes), meanScore }
}
