import { sql } from 'kysely'
import { updateRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { lockVersion, raiseVersion } from '../recordChanges.ts'
import type { ScoreCount } from './distribution.ts'
import { voteColumns } from './moveVote.ts'
import { combinedScore, type SourceColumns } from './summary.ts'

interface Ballot {
	titleId: number
	/** In tenths; null withdraws the vote. */
	score: number | null
	at: Date
}

interface Scored extends SourceColumns {
	id: number
	counts: ScoreCount[]
}

/**
 * The bulk version of `castTitleVote`, with a constant number of statements. Unchanged votes write nothing. Call it in a
 * transaction, with distinct existing titles.
 */
export async function castTitleVotes(
	db: Database,
	{ memberId, ballots }: { memberId: string; ballots: readonly Ballot[] },
): Promise<void> {
	// The lock on the version serializes votes.
	await lockVersion(db)
	const moved = await changedBallots(db, memberId, ballots)
	if (moved.length === 0) return
	const version = await raiseVersion(db)
	const ids = moved.map(({ titleId }) => titleId)
	await sql`update title_score s set votes = s.votes - 1, tenths = s.tenths - round(v.exact * 10) + v.score * 10 from title_vote v
		where v.member_id = ${memberId} and v.title_id = any(${ids}::int[])
			and s.title_id = v.title_id and s.score = v.score`.execute(db)
	const withdrawn = moved.filter(({ score }) => score === null).map(({ titleId }) => titleId)
	await sql`delete from title_vote where member_id = ${memberId} and title_id = any(${withdrawn}::int[])`.execute(db)
	const given = JSON.stringify(
		moved.flatMap(({ titleId, score, at }) =>
			score === null ? [] : [{ title_id: titleId, ...voteColumns(score), voted_at: at }],
		),
	)
	await sql`insert into title_vote (title_id, member_id, score, points, voted_at)
		select g.title_id, ${memberId}::uuid, g.score, g.points, g.voted_at
		from json_populate_recordset(null::title_vote, ${given}::json) g
		on conflict (title_id, member_id) do update
		set score = excluded.score, points = excluded.points, voted_at = excluded.voted_at`.execute(db)
	await sql`insert into title_score as stored (title_id, score, votes, tenths)
		select g.title_id, g.score, 1, g.tenths from json_populate_recordset(null::title_score, ${given}::json) g
		on conflict (title_id, score) do update set votes = stored.votes + 1, tenths = stored.tenths + excluded.tenths`.execute(
		db,
	)
	await rescore(db, ids, version)
}

async function changedBallots(db: Database, memberId: string, ballots: readonly Ballot[]): Promise<Ballot[]> {
	const ids = ballots.map(({ titleId }) => titleId)
	const { rows } = await sql<{ id: number; score: number }>`select title_id as id, exact as score from title_vote
		where member_id = ${memberId} and title_id = any(${ids}::int[])`.execute(db)
	const known = new Map(rows.map(({ id, score }) => [id, score]))
	return ballots.filter(({ titleId, score }) => (known.get(titleId) ?? null) !== score)
}

/** Computes the scores of titles again from their counts, in a transaction that has raised the version. */
export async function rescore(db: Database, ids: readonly number[], version: number): Promise<void> {
	const { rows } = await sql<Scored>`select t.id, t.source_rating, t.source_votes, t.source_weight,
			coalesce((select json_agg(json_build_object('score', s.score, 'votes', s.votes, 'tenths', s.tenths))
				from title_score s where s.title_id = t.id), '[]') as counts
		from title t where t.id = any(${ids}::int[])`.execute(db)
	const scored = rows.map(({ id, counts, ...source }) => ({
		id,
		...combinedScore(source, counts),
		version,
	}))
	await updateRows(db, 'title', scored)
}
