import { sql } from 'kysely'
import { updateRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { HeldVotes } from '../rating.ts'
import type { ScoreCount } from './distribution.ts'
import { HELD } from './heldVotes.ts'
import { combinedScore, type SourceColumns } from './summary.ts'

interface Scored extends SourceColumns, HeldVotes {
	id: number
	counts: ScoreCount[]
}

/** Computes the scores of titles anew from the counts of their votes. */
export async function rescore(db: Database, ids: readonly number[], version: number): Promise<void> {
	const { rows } = await sql<Scored>`select t.id, t.source_rating, t.source_votes, t.source_weight, ${HELD},
			coalesce((select json_agg(json_build_object('score', s.score, 'votes', s.votes, 'tenths', s.tenths))
				from title_score s where s.title_id = t.id), '[]') as counts
		from title t where t.id = any(${ids}::int[])`.execute(db)
	const scored = rows.map(({ id, counts, heldVotes, heldSum, ...source }) => ({
		id,
		...combinedScore(source, counts, { heldVotes, heldSum }),
		version,
	}))
	await updateRows(db, 'title', scored)
}
