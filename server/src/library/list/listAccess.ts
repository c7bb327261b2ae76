import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListRole } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import { listKey, listNumber } from './listKey.ts'

interface Access {
	ownerId: string
	isPublic: boolean
	title: string
	role: ListRole | 'owner' | null
	isInvited: boolean
}

/** What a member needs to be to a list: somebody who may read it, one of its people, one of its editors, its owner. */
export type ListRight = 'read' | 'belong' | 'edit' | 'own'

const OWNER = sql.ref('l.member_id')

/** SQL: joins the row `p` of a viewer to lists `l`. A block with the owner ends every relation to a list. */
const joinViewer = (viewerId: string | null) => sql`left join custom_list_member p
	on p.list_id = l.id and p.member_id = ${viewerId}::uuid and ${notBlockedMember(viewerId, OWNER)}`

/** SQL condition: the viewer may read the list `l`: an own one, a public one, or one with a role, accepted or not. */
const readable = (viewerId: string | null): RawBuilder<SqlBool> => sql<SqlBool>`(l.removed_at is null and (
	l.member_id = ${viewerId}::uuid or p.role is not null or (l.is_public and ${readableMember(viewerId, OWNER)})))`

/**
 * What a viewer is to a list.
 *
 * @param lock makes the transaction wait for other changes of the list
 * @throws Problem 404 without the right, as if there were no such list.
 */
export async function requireList(
	db: Database,
	{ listId, memberId }: { listId: number; memberId: string | null },
	right: ListRight,
	lock?: 'lock',
): Promise<Access> {
	if (lock) await sql`select from custom_list where id = ${listId} for update`.execute(db)
	const { rows } = await sql<Access>`select l.member_id as "ownerId", l.is_public as "isPublic", l.title,
			case when l.member_id = ${memberId}::uuid then 'owner' else p.role end as role,
			p.role is not null and p.accepted_at is null as "isInvited"
		from custom_list l ${joinViewer(memberId)} where l.id = ${listId} and ${readable(memberId)}`.execute(db)
	const [list] = rows
	if (!list || !isGranted(list, right)) throw new Problem('request.notFound', 404)
	return list
}

function isGranted({ role, isInvited }: Access, right: ListRight): boolean {
	if (right === 'read' || role === 'owner') return true
	if (right === 'own' || role === null || isInvited) return false
	return right === 'belong' || role === 'editor'
}

/** Filters the keys of lists to those that a viewer may read. */
export async function readableLists(db: Database, keys: readonly string[], viewerId: string | null): Promise<string[]> {
	const ids = keys.filter((key) => /^cl[1-9]\d{0,8}$/.test(key)).map(listNumber)
	const { rows } = await sql<{ id: number }>`select l.id from custom_list l ${joinViewer(viewerId)}
		where l.id = any(${ids}::int[]) and ${readable(viewerId)}`.execute(db)
	return rows.map(({ id }) => listKey(id))
}

/** Tells the open pages of a list that it changed: of a private one, those of its people. */
export async function publishList({ db, live }: AppContext, listId: number): Promise<void> {
	const { rows } = await sql<{ people: string[] | null }>`select
			case when not (l.is_public and ${readableMember(null, OWNER)}) then array(
				select l.member_id union select p.member_id from custom_list_member p where p.list_id = l.id and p.role is not null
			) end as people
		from custom_list l where l.id = ${listId}`.execute(db)
	live.publish(`list:${listKey(listId)}`, { type: 'listChanged' }, { only: rows[0]?.people ?? undefined })
}
