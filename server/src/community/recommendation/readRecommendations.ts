import { sql } from 'kysely'
import type { Recommendation } from 'shared-contract'
import { type Pictures, readCards } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import type { Recommended } from '../../library/public.ts'
import { toMemberCard } from '../memberCard.ts'

const MAX_SHOWN = 30

/** SQL: moderators have not hidden the recommendation `r`. */
export const notHidden = sql<boolean>`not exists (select from moderation_case hidden_case
	where hidden_case.recommendation_id = r.id and hidden_case.hidden_at is not null)`

interface Row {
	id: number
	recommended_id: number
	reason: string
	made_at: Date
	author_id: string
	username: string
	avatar_url: string | null
	is_public: boolean
	votes: number
	is_voted: boolean
}

/**
 * The recommendations to those who like a title, the most voted first. Those of members with a block between them and the
 * viewer are left out.
 *
 * @throws Problem 404 if the title does not exist.
 */
export async function readRecommendations(
	db: Database,
	pictures: Pictures,
	{ titleId, viewerId }: { titleId: number; viewerId: string | null },
): Promise<Recommendation[]> {
	// One row without a recommendation shows that the title exists.
	const { rows } = await sql<Row | { id: null }>`
		select r.id, r.recommended_id, r.reason, r.made_at, m.id as author_id, m.username, m.avatar_url,
			${readableMember(viewerId, sql`m.id`)} as is_public,
			(select count(*)::int from recommendation_vote v where v.recommendation_id = r.id) as votes,
			exists (select from recommendation_vote v where v.recommendation_id = r.id and v.member_id = ${viewerId}::uuid) as is_voted
		from title t
		left join (recommendation r
			join member m on m.id = r.member_id and ${notBlockedMember(viewerId, sql`m.id`)}
			join title o on o.id = r.recommended_id and o.removed_at is null) on r.title_id = t.id and ${notHidden}
		where t.id = ${titleId} and t.removed_at is null
		order by votes desc, r.made_at desc, r.id desc limit ${MAX_SHOWN}`.execute(db)
	if (rows.length === 0) throw new Problem('request.notFound', 404)
	const made = rows.filter((row): row is Row => row.id !== null)
	const { cards } = await readCards(db, [...new Set(made.map(({ recommended_id }) => recommended_id))], pictures)
	const cardOf = new Map(cards.map(({ card }) => [card.id, card]))
	return made.flatMap((row) => {
		const title = cardOf.get(row.recommended_id)
		if (!title) return []
		const { id, ...author } = toMemberCard({ ...row, id: row.author_id })
		return [
			{
				id: row.id,
				title,
				reason: row.reason,
				author: { ...author, id: row.is_public ? id : null },
				at: row.made_at.toISOString(),
				votes: row.votes,
				isVoted: row.is_voted,
				isOwn: row.author_id === viewerId,
			},
		]
	})
}

/** What other members recommend to those who like some titles, as a member may see it. */
export async function recommendedFor(
	db: Database,
	memberId: string,
	titleIds: readonly number[],
): Promise<Recommended[]> {
	const { rows } = await sql<Recommended>`
		select distinct on (id) id, "titleId", by, votes from (
			select r.recommended_id as id, r.title_id as "titleId", m.username as by, r.made_at,
				(select count(*)::int from recommendation_vote v where v.recommendation_id = r.id) as votes
			from recommendation r join member m on m.id = r.member_id
			where r.title_id = any(${titleIds}::int[]) and r.member_id <> ${memberId}
				and ${notBlockedMember(sql`${memberId}::uuid`, sql`m.id`)} and ${notHidden}
		) made order by id, votes desc, made_at, "titleId"`.execute(db)
	return rows
}
