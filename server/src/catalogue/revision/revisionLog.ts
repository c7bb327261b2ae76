import { type RawBuilder, sql } from 'kysely'
import {
	artworkPath,
	type EditedEntity,
	type Person,
	REVISIONS_PAGE_SIZE,
	type Revision,
	type RouteAnswer,
	type revisionsRoute,
	splitLaterFields,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { presentPerson } from '../titleCard.ts'
import { type EntityKey, type FieldTexts, storedFields } from './editedFields.ts'

/** A member, joined to a row. */
export interface MemberColumns {
	/** Null if the account is deleted, or for an import. */
	member_id: string | null
	username: string | null
	avatar_url: string | null
}

interface RevisionRow extends MemberColumns {
	id: number
	made_at: Date
	before: FieldTexts | null
	after: FieldTexts | null
	undoes: number | null
	undone_by: number | null
	source: string | null
	drafted: string[] | null
	confirmed_by: string[] | null
}

interface RevisionQuery extends EntityKey {
	/** The id of a revision; only older ones are returned. */
	before: number | null
}

/**
 * The change log, latest first. An entity without a revision of its creation, such as an imported one, gets one from the
 * time at which it was added.
 *
 * @throws Problem 404 if the title or episode does not exist.
 */
export async function readRevisions(db: Database, query: RevisionQuery): Promise<RouteAnswer<typeof revisionsRoute>> {
	const { entity, id, before } = query
	const creation = await readCreation(db, query)
	const older = before === null ? sql`` : sql`and r.id < ${before}`
	const { rows } = await sql<RevisionRow>`
		select r.id, r.made_at, r.before, r.after, r.undoes, r.undone_by, r.source, r.drafted, r.member_id, m.username, m.avatar_url, ${CONFIRMED_BY} as confirmed_by
		from revision r left join member m on m.id = r.member_id
		where r.entity = ${entity} and r.entity_id = ${id} ${older}
		order by r.id desc limit ${REVISIONS_PAGE_SIZE + 1}`.execute(db)
	const shown = rows.slice(0, REVISIONS_PAGE_SIZE)
	const items = shown.map((row) => presentRevision(row, entity))
	if (rows.length > shown.length) return { items, older: shown.at(-1)?.id ?? null }
	return { items: creation === null || rows.some(isCreation) ? items : [...items, creation], older: null }
}

/** SQL for the names of those who agreed on a revision `r`; null where it answers no question. */
const CONFIRMED_BY = sql`(select json_agg(x.username order by a.answered_at, x.username)
	from candidate c join candidate_answer a on a.candidate_id = c.id and a.answer = case c.state when 'confirmed' then 'yes' else 'no' end
	join member x on x.id = a.member_id where c.revision_id = r.id)`

// A restored entity has no texts before either, but its revision undoes another.
const isCreation = (row: RevisionRow) => row.before === null && row.undoes === null

function presentRevision(row: RevisionRow, entity: EditedEntity): Revision {
	const changes = storedFields(entity).flatMap(([field]) => {
		const after = row.after?.[field]
		return after === undefined ? [] : [{ field, before: row.before?.[field] ?? '', after }]
	})
	// A merge is no edit of a field.
	const merged = row.after?.merged
	if (merged !== undefined) changes.push({ field: 'merged', before: '', after: merged })
	const { known, later } = splitLaterFields(changes)
	return {
		id: row.id,
		action: isCreation(row) ? 'created' : row.undoes === null ? 'edited' : 'undone',
		user: presentMember(row),
		at: row.made_at.toISOString(),
		fields: known,
		...(later.length > 0 ? { later } : {}),
		...(row.member_id === null && row.source !== null && { source: row.source }),
		...(row.drafted === null ? {} : { drafted: row.drafted }),
		...(row.confirmed_by !== null && { confirmedBy: row.confirmed_by }),
		isUndone: row.undone_by !== null,
	}
}

/** The member of a row; null without one. */
export function presentMember({ member_id, username, avatar_url }: MemberColumns): Person | null {
	if (member_id === null || username === null) return null
	return { name: username, avatarUrl: avatar_url ?? artworkPath('avatar', member_id) }
}

interface CreationRow extends MemberColumns {
	at: Date | null
}

const ADDED: Record<EditedEntity, RawBuilder<unknown>> = {
	title: sql`select t.added_at as at, t.posted_by as member_id, t.id, t.removed_at from title t`,
	episode: sql`select e.added_at as at, e.added_by as member_id, e.id, t.removed_at
		from episode e join title t on t.id = e.title_id`,
	person: addedWithTitle('person'),
	character: addedWithTitle('character'),
	studio: addedWithTitle('studio'),
}

// When a person, a character or a studio was added is not stored.
function addedWithTitle(table: 'person' | 'character' | 'studio') {
	return sql`select null::timestamptz as at, null::uuid as member_id, e.id, null::timestamptz as removed_at
		from ${sql.table(table)} e where e.merged_into is null`
}

async function readCreation(db: Database, { entity, id }: EntityKey): Promise<Revision | null> {
	const { rows } = await sql<CreationRow>`select a.at, a.member_id, m.username, m.avatar_url
		from (${ADDED[entity]}) a left join member m on m.id = a.member_id
		where a.id = ${id} and a.removed_at is null`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	if (row.at === null) return null
	const user = presentMember(row) ?? presentPerson(null, null)
	return { id: 0, action: 'created', user, at: row.at.toISOString(), fields: [], isUndone: false }
}
