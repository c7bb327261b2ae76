import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'

interface Move {
	of: 'title' | 'episode'
	id: number
	memberId: string
	/** 1 to 10; null withdraws the vote. */
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
	const { rows } = await sql<{ score: number }>`
		select score from ${votes} where ${owner} = ${id} and member_id = ${memberId}`.execute(db)
	const before = rows[0]?.score ?? null
	if (before === score) return
	if (before !== null) {
		await sql`update ${sql.table(`${of}_score`)} set votes = votes - 1
			where ${owner} = ${id} and score = ${before}`.execute(db)
	}
	if (score === null) {
		await sql`delete from ${votes} where ${owner} = ${id} and member_id = ${memberId}`.execute(db)
		return
	}
	await sql`insert into ${votes} (${owner}, member_id, score, voted_at) values (${id}, ${memberId}, ${score}, ${now})
		on conflict (${owner}, member_id) do update set score = excluded.score, voted_at = excluded.voted_at`.execute(db)
	await sql`insert into ${sql.table(`${of}_score`)} as stored (${owner}, score, votes) values (${id}, ${score}, 1)
		on conflict (${owner}, score) do update set votes = stored.votes + 1`.execute(db)
}
