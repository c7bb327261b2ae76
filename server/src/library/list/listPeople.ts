import { sql } from 'kysely'
import {
	artworkPath,
	LIST_FOLLOWS_PER_MEMBER,
	LIST_PEOPLE,
	type ListPerson,
	type ListRole,
	OWN_PROFILE,
} from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { readableMemberId } from '../../core/identity/visibility/resolveProfile.ts'
import { Problem } from '../../core/problem.ts'
import { requireList } from './listAccess.ts'

interface ListRequest {
	memberId: string
	listId: number
	now: Date
}

/** Who belongs to a list. Its owner sees all whom no block hides, others those who accepted and whom they may see. */
export async function readPeople(db: Database, request: Omit<ListRequest, 'now'>): Promise<ListPerson[]> {
	const { memberId, listId } = request
	const { role } = await requireList(db, request, 'belong')
	const member = sql.ref('m.id')
	const shown =
		role === 'owner'
			? notBlockedMember(memberId, member)
			: sql`p.accepted_at is not null and ${readableMember(memberId, member)}`
	const { rows } = await sql<ListPerson & { id: string }>`select m.id, m.username as name, m.avatar_url as "avatarUrl",
			p.role, p.accepted_at is null as "isInvited"
		from custom_list_member p join member m on m.id = p.member_id
		where p.list_id = ${listId} and p.role is not null and ${shown}
		order by p.accepted_at is null, m.username_key`.execute(db)
	return rows.map(({ id, ...person }) => ({ ...person, avatarUrl: person.avatarUrl ?? artworkPath('avatar', id) }))
}

/**
 * Gives a member a role on a list.
 *
 * @returns the member, if the role invites them
 * @throws Problem 404 if it is no list of the asking member, or they may not see the other; 409 if the list has too many people.
 */
export async function setRole(
	db: Database,
	{ memberId, listId, username, role, now }: ListRequest & { username: string; role: ListRole },
): Promise<{ invited?: string }> {
	return inTransaction(db, async (transaction) => {
		await requireList(transaction, { listId, memberId }, 'own', 'lock')
		const known = await personNamed(transaction, listId, username)
		if (known) {
			await sql`update custom_list_member set role = ${role}
				where list_id = ${listId} and member_id = ${known}`.execute(transaction)
			return {}
		}
		const invited = await readableMemberId(transaction, { id: memberId }, username)
		if (invited === undefined) throw new Problem('request.notFound', 404)
		if (invited === memberId) throw new Problem('relation.self', 400)
		const { rows } = await sql<{ people: number }>`select count(*)::int as people from custom_list_member
			where list_id = ${listId} and role is not null`.execute(transaction)
		if ((rows[0]?.people ?? 0) >= LIST_PEOPLE) throw new Problem('list.full', 409)
		await sql`insert into custom_list_member (list_id, member_id, role, seen_at) values (${listId}, ${invited}, ${role}, ${now})
			on conflict (list_id, member_id) do update set role = excluded.role, accepted_at = null`.execute(transaction)
		return { invited }
	})
}

/** The member of a list with a username; one who only follows does not belong to it. */
async function personNamed(db: Database, listId: number, username: string): Promise<string | undefined> {
	const { rows } = await sql<{ id: string }>`select m.id from custom_list_member p join member m on m.id = p.member_id
		where p.list_id = ${listId} and p.role is not null and m.username_key = ${usernameKey(username)}`.execute(db)
	return rows[0]?.id
}

/**
 * Takes a member off a list: the owner takes anybody, everybody themselves, also from an invitation. Idempotent.
 *
 * @returns the member, if they had a role
 */
export async function endRole(
	db: Database,
	{ memberId, listId, username }: Omit<ListRequest, 'now'> & { username: string },
): Promise<string | undefined> {
	const isSelf = username === OWN_PROFILE
	await requireList(db, { listId, memberId }, isSelf ? 'read' : 'own')
	const gone = isSelf ? memberId : await personNamed(db, listId, username)
	if (gone === undefined) return undefined
	const row = sql`list_id = ${listId} and member_id = ${gone}`
	await sql`delete from custom_list_member where ${row} and not follows`.execute(db)
	await sql`update custom_list_member set role = null, accepted_at = null where ${row}`.execute(db)
	return gone
}

/** Accepts an invitation. Idempotent. @throws Problem 404 without one. */
export async function acceptRole(db: Database, { memberId, listId, now }: ListRequest): Promise<void> {
	const { role } = await requireList(db, { listId, memberId }, 'read')
	if (role === null || role === 'owner') throw new Problem('request.notFound', 404)
	await sql`update custom_list_member set accepted_at = coalesce(accepted_at, ${now}::timestamptz), seen_at = ${now}
		where list_id = ${listId} and member_id = ${memberId} and role is not null`.execute(db)
}

/** Follows a public list. Idempotent. @throws Problem 404 if it is not visible or private, 400 for an own one. */
export async function followList(db: Database, { memberId, listId, now }: ListRequest): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const { role, isPublic } = await requireList(transaction, { listId, memberId }, 'read')
		if (!isPublic) throw new Problem('request.notFound', 404)
		if (role === 'owner') throw new Problem('relation.self', 400)
		const { rows } = await sql<{ lists: number }>`select count(*)::int as lists from custom_list_member
			where member_id = ${memberId} and follows and list_id <> ${listId}`.execute(transaction)
		if ((rows[0]?.lists ?? 0) >= LIST_FOLLOWS_PER_MEMBER) throw new Problem('list.tooMany', 409)
		await sql`insert into custom_list_member (list_id, member_id, follows, seen_at) values (${listId}, ${memberId}, true, ${now})
			on conflict (list_id, member_id) do update set follows = true`.execute(transaction)
	})
}

/** Follows a list no more. Idempotent. */
export async function unfollowList(db: Database, { memberId, listId }: Omit<ListRequest, 'now'>): Promise<void> {
	const row = sql`list_id = ${listId} and member_id = ${memberId}`
	await sql`delete from custom_list_member where ${row} and role is null`.execute(db)
	await sql`update custom_list_member set follows = false where ${row}`.execute(db)
}

/** Counts from now on what is new on a list for one of its people or followers. */
export async function seeList(db: Database, { memberId, listId, now }: ListRequest): Promise<void> {
	await requireList(db, { listId, memberId }, 'read')
	await sql`update custom_list_member set seen_at = ${now}
		where list_id = ${listId} and member_id = ${memberId}`.execute(db)
}
