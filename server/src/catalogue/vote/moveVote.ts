import { sql } from 'kysely'
import { wholeScore } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

interface Move {
	of: 'title' | 'episode'
	id: number
	memberId: string
	/** In tenths; null withdraws the vote. */
	score: number | null
	now: Date
}

/**
 * Writes a member's vote and moves its count from the old score to the new one. Call it in a transaction that has locked the
 * title or episode; otherwise two concurrent votes of a member read the same old score.
 */
export async function moveVote(db: Database, { of, id, memberId, score, now }: Move): Promise<void> {
	const votes = sql.table(`${of}_vote`)
	const owner = sql.ref(`${of}_id`)
	const { rows } = await sql<{ exact: number }>`
		select exact from ${votes} where ${owner} = ${id} and member_id = ${memberId}`.execute(db)
	const before = rows[0]?.exact ?? null
	if (before === score) return
	if (before !== null) {
		await sql`update ${sql.table(`${of}_score`)} set votes = votes - 1, tenths = tenths - ${tenthsOf(before)}
			where ${owner} = ${id} and score = ${wholeScore(before)}`.execute(db)
	}
	if (score === null) {
		await sql`delete from ${votes} where ${owner} = ${id} and member_id = ${memberId}`.execute(db)
		return
	}
	const { score: whole, points, tenths } = voteColumns(score)
	await sql`insert into ${votes} (${owner}, member_id, score, points, voted_at)
		values (${id}, ${memberId}, ${whole}, ${points}, ${now})
		on conflict (${owner}, member_id) do update
		set score = excluded.score, points = excluded.points, voted_at = excluded.voted_at`.execute(db)
	await sql`insert into ${sql.table(`${of}_score`)} as stored (${owner}, score, votes, tenths)
		values (${id}, ${whole}, 1, ${tenths})
		on conflict (${owner}, score) do update set votes = stored.votes + 1, tenths = stored.tenths + excluded.tenths`.execute(
		db,
	)
}

/** A score in tenths. */
export function inTenths<Score extends number | null>(score: Score): Score | number {
	return typeof score === 'number' ? Math.round(score * 10) / 10 : score
}

/** A score as its tables hold it. `tenths`: what it is more than the whole one. */
export function voteColumns(score: number) {
	return { score: wholeScore(score), points: Math.round(score * 10), tenths: tenthsOf(score) }
}

function tenthsOf(score: number): number {
	return Math.round(score * 10) - wholeScore(score) * 10
}
