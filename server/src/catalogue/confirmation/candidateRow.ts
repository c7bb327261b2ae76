import { sql } from 'kysely'
import type { Columns, Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { lockVersion } from '../recordChanges.ts'

/** A question as it is stored. */
export type CandidateRow = Columns<
	'candidate',
	'kind' | 'subject_id' | 'object' | 'state' | 'settled_by' | 'revision_id'
>

/** Reads a question and locks it until the transaction ends, the version first: answers to it follow each other. @throws Problem 404 if it does not exist. */
export async function lockCandidate(db: Database, id: number): Promise<CandidateRow> {
	await lockVersion(db)
	const { rows } =
		await sql<CandidateRow>`select kind, subject_id, object, state, settled_by, revision_id from candidate
		where id = ${id} for update`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row
}

/** The title and the relation of a question about two titles. */
export function relatedOf({ object }: Pick<CandidateRow, 'object'>): { id: number; relation: string } {
	const [id, relation = ''] = object.split(' ')
	return { id: Number(id), relation }
}
