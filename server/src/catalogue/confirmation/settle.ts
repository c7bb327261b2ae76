import { sql } from 'kysely'
import { listText, parseList } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { mergeEntity } from '../entity/mergeEntity.ts'
import type { IsDiscussed } from '../finders.ts'
import { editEntity } from '../revision/editEntity.ts'
import { lockFields } from '../revision/lockFields.ts'
import { type CandidateRow, relatedOf } from './candidateRow.ts'

/** Who settles a question, and when. */
export interface Settling {
	memberId: string
	now: Date
	isDiscussed: IsDiscussed
}

/**
 * Writes what members agreed on as a revision of the one who agreed last.
 *
 * @returns the revision; null if the catalogue stays as it is, as where the name is gone meanwhile.
 */
export function settle(
	db: Database,
	candidate: CandidateRow,
	isConfirmed: boolean,
	settling: Settling,
): Promise<number | null> {
	if (candidate.kind === 'name') return settleName(db, candidate, isConfirmed, settling)
	if (candidate.kind === 'relation') return settleRelation(db, candidate, isConfirmed, settling)
	return isConfirmed ? settleMerge(db, candidate, candidate.kind, settling) : Promise.resolve(null)
}

// A guess that members refuse is a name without a language, and no longer shown.
async function settleName(
	db: Database,
	{ subject_id: id, object: name }: CandidateRow,
	isConfirmed: boolean,
	settling: Settling,
) {
	const from = (await lockFields(db, { entity: 'title', id })).names ?? ''
	const names = listOf('names', from)
	const asked = names.find((each) => each.name === name && (each.isGuess === true || each.language === 'synonym'))
	if (!asked || (!isConfirmed && asked.isGuess !== true)) return null
	const language = isConfirmed ? 'pt-BR' : 'synonym'
	const others = names.filter((each) => each === asked || each.name !== name || each.language !== language)
	const to = listText(others.map((each) => (each === asked ? { language, name } : each)))
	return editEntity(db, { entity: 'title', id, changes: [{ field: 'names', from, to }], ...settling })
}

async function settleRelation(
	db: Database,
	{ subject_id: id, object }: CandidateRow,
	isConfirmed: boolean,
	settling: Settling,
) {
	const related = relatedOf({ object })
	await sql`update relation_candidate set state = ${isConfirmed ? 'confirmed' : 'rejected'}
		where from_id = ${id} and to_id = ${related.id}`.execute(db)
	if (!isConfirmed) return null
	const { rows } = await sql<{ id: number; name: string }>`select id, title as name from title
		where id = ${related.id} and removed_at is null`.execute(db)
	const [title] = rows
	const from = (await lockFields(db, { entity: 'title', id })).relations ?? ''
	const relations = listOf('relations', from)
	if (!title || relations.some((each) => each.title.id === title.id)) return null
	const to = listText([...relations, { relation: related.relation, title }])
	return editEntity(db, { entity: 'title', id, changes: [{ field: 'relations', from, to }], ...settling })
}

/** A stored list. @throws Problem 409 if an import has written what no edit may: nothing of it is lost by an answer. */
function listOf<Field extends 'names' | 'relations'>(field: Field, stored: string) {
	const items = parseList(field, stored)
	if (!items) throw new Problem('list.changed', 409)
	return items
}

async function settleMerge(
	db: Database,
	{ subject_id: into, object }: CandidateRow,
	type: 'person' | 'studio',
	{ memberId, now }: Settling,
) {
	const from = Number(object)
	const { rows } =
		await sql`select from ${sql.table(type)} where id in (${from}, ${into}) and merged_into is null`.execute(db)
	return rows.length < 2 ? null : mergeEntity(db, { type, from, into, memberId, now })
}
