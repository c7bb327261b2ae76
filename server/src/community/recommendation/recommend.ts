import { sql } from 'kysely'
import {
	characters,
	type ErrorCode,
	isVisibleText,
	type Member,
	type NewRecommendation,
	RECOMMENDATION_REASON_MAX_LENGTH,
	RECOMMENDATION_REASON_MIN_LENGTH,
	tidyText,
} from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { isBlockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { mayModerate } from '../comment/viewer.ts'

interface Writing {
	/** The title whose readers it is for. */
	titleId: number
	memberId: string
	written: NewRecommendation
	now: Date
}

/**
 * Recommends a title to those who like another. A second one of the same member for the same two replaces the reason, and
 * loses the votes for the former one. Call it in a transaction.
 *
 * @returns its id.
 * @throws Problem 400 for an invalid reason or the title itself, 404 if one of the two does not exist.
 */
export async function recommend(db: Database, { titleId, memberId, written, now }: Writing): Promise<number> {
	const reason = checkedReason(written.reason)
	if (written.titleId === titleId) throw invalid('titleId', 'list.repeated')
	const { rows } =
		await sql`select from title where id in (${titleId}, ${written.titleId}) and removed_at is null`.execute(db)
	if (rows.length < 2) throw new Problem('request.notFound', 404)
	const row = { title_id: titleId, recommended_id: written.titleId, member_id: memberId }
	const former = await db
		.selectFrom('recommendation')
		.where((eb) => eb.and(row))
		.select('reason')
		.executeTakeFirst()
	const { id } = await db
		.insertInto('recommendation')
		.values({ ...row, reason, made_at: now })
		.onConflict((conflict) =>
			conflict.columns(['title_id', 'recommended_id', 'member_id']).doUpdateSet({ reason, made_at: now }),
		)
		.returning('id')
		.executeTakeFirstOrThrow()
	if (former && former.reason !== reason) {
		await db.deleteFrom('recommendation_vote').where('recommendation_id', '=', id).execute()
	}
	return id
}

/**
 * Removes a recommendation with its votes.
 *
 * @throws Problem 403 for that of another member, 404 if it does not exist.
 */
export async function removeRecommendation(db: Database, id: number, member: Member): Promise<void> {
	const { member_id } = await requireRecommendation(db, id, member.id)
	if (member_id !== member.id && !mayModerate(member)) throw new Problem('request.forbidden', 403)
	await db.deleteFrom('recommendation').where('id', '=', id).execute()
}

/**
 * Votes for a recommendation, or withdraws the vote. Idempotent.
 *
 * @returns the number of votes.
 * @throws Problem 403 for the member's own, 404 if the member cannot see it.
 */
export async function voteRecommendation(
	db: Database,
	{ id, memberId, isVoted }: { id: number; memberId: string; isVoted: boolean },
): Promise<number> {
	return inTransaction(db, async (transaction) => {
		const { member_id } = await requireRecommendation(transaction, id, memberId)
		if (member_id === memberId) throw new Problem('request.forbidden', 403)
		const vote = { recommendation_id: id, member_id: memberId }
		if (isVoted) {
			await transaction
				.insertInto('recommendation_vote')
				.values(vote)
				.onConflict((conflict) => conflict.doNothing())
				.execute()
		} else
			await transaction
				.deleteFrom('recommendation_vote')
				.where((eb) => eb.and(vote))
				.execute()
		const { votes } = await transaction
			.selectFrom('recommendation_vote')
			.where('recommendation_id', '=', id)
			.select(({ fn }) => fn.countAll<number>().as('votes'))
			.executeTakeFirstOrThrow()
		return Number(votes)
	})
}

/** Reads and locks a recommendation. @throws Problem 404 if it does not exist for the member. */
async function requireRecommendation(db: Database, id: number, memberId: string): Promise<{ member_id: string }> {
	const { rows } = await sql<{ member_id: string }>`select r.member_id from recommendation r
		join title t on t.id = r.title_id and t.removed_at is null
		join title o on o.id = r.recommended_id and o.removed_at is null
		where r.id = ${id} for update of r`.execute(db)
	const [row] = rows
	if (!row || (await isBlockedEitherWay(db, memberId, row.member_id))) throw new Problem('request.notFound', 404)
	return row
}

function checkedReason(typed: string): string {
	const reason = tidyText(typed).trim()
	if (!isVisibleText(reason)) throw invalid('reason', 'text.required')
	if (characters(reason) < RECOMMENDATION_REASON_MIN_LENGTH) throw invalid('reason', 'text.tooShort')
	if (characters(reason) > RECOMMENDATION_REASON_MAX_LENGTH) throw invalid('reason', 'text.tooLong')
	return reason
}

const invalid = (field: string, code: ErrorCode) => new Problem('request.invalid', 400, { fields: { [field]: code } })
