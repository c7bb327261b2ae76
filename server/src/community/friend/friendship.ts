import { sql } from 'kysely'
import { FRIEND_REQUESTS_SENT, FRIENDS_PER_MEMBER, type FriendState, type Friendship } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { isBlockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { mayKnow } from '../conversation/mayKnow.ts'
import { listDirectChat } from '../conversation/openDirect.ts'
import { lockPair, pairOf } from '../memberPair.ts'

interface FriendRequestInput {
	memberId: string
	otherId: string
	now: Date
}

/** The result of a friend request. */
export interface FriendRequestResult {
	state: FriendState
	id: number
	/** False if the request changed nothing. */
	isNew: boolean
}

/**
 * Sends a friend request. If the other member already sent one, it is accepted instead. Idempotent.
 *
 * @throws Problem 400 `friend.self`, 404 if the other member is not visible, 409 at a limit.
 */
export async function requestFriend(
	db: Database,
	{ memberId, otherId, now }: FriendRequestInput,
): Promise<FriendRequestResult> {
	if (memberId === otherId) throw new Problem('friend.self', 400)
	return inTransaction(db, async (transaction) => {
		await lockPair(transaction, memberId, otherId)
		if (await isBlockedEitherWay(transaction, memberId, otherId)) throw new Problem('request.notFound', 404)
		const existing = await pairRow(transaction, memberId, otherId)
		if (existing?.accepted_at) return { state: 'friends', id: existing.id, isNew: false }
		if (existing?.requested_by === memberId) return { state: 'requested', id: existing.id, isNew: false }
		if (existing) {
			await befriend(transaction, { id: existing.id, memberId, otherId, now })
			return { state: 'friends', id: existing.id, isNew: true }
		}
		if (!(await mayKnow(transaction, memberId, otherId))) throw new Problem('request.notFound', 404)
		await refuseTooManySent(transaction, memberId)
		const { id } = await transaction
			.insertInto('friendship')
			.values({ ...pairOf(memberId, otherId), requested_by: memberId, requested_at: now, accepted_at: null })
			.returning('id')
			.executeTakeFirstOrThrow()
		return { state: 'requested', id, isNew: true }
	})
}

/** Accepts a received request. Idempotent. @returns the sender's id. @throws Problem 404 `friend.request.gone`. */
export async function acceptRequest(
	db: Database,
	id: number,
	memberId: string,
	now: Date,
): Promise<{ otherId: string; isNew: boolean }> {
	return inTransaction(db, async (transaction) => {
		const request = await lockFriendship(transaction, id, memberId)
		if (!request || request.requested_by === memberId) throw new Problem('friend.request.gone', 404)
		const otherId = request.requested_by
		const isNew = request.accepted_at === null
		if (isNew) await befriend(transaction, { id, memberId, otherId, now })
		return { otherId, isNew }
	})
}

/**
 * Withdraws or declines an open request. Idempotent.
 *
 * @returns the id of the other member, if something changed.
 * @throws Problem 409 `friend.request.accepted` if the two are friends by now.
 */
export async function removeRequest(db: Database, id: number, memberId: string): Promise<string | undefined> {
	return inTransaction(db, async (transaction) => {
		const request = await lockFriendship(transaction, id, memberId)
		if (!request) return undefined
		if (request.accepted_at !== null) throw new Problem('friend.request.accepted', 409)
		await transaction.deleteFrom('friendship').where('id', '=', id).execute()
		return request.low_id === memberId ? request.high_id : request.low_id
	})
}

/** The friendship of two members, or the open request between them, as the first member sees it. */
export async function friendshipOf(db: Database, memberId: string, otherId: string): Promise<Friendship> {
	const { low_id, high_id } = pairOf(memberId, otherId)
	const row = await db
		.selectFrom('friendship')
		.where('low_id', '=', low_id)
		.where('high_id', '=', high_id)
		.select(['id', 'requested_by', 'accepted_at'])
		.executeTakeFirst()
	if (!row) return { state: 'none', requestId: null }
	if (row.accepted_at !== null) return { state: 'friends', requestId: null }
	return { state: row.requested_by === memberId ? 'sent' : 'received', requestId: String(row.id) }
}

/** Ends a friendship. @returns whether there was one. */
export async function unfriend(db: Database, memberId: string, otherId: string): Promise<boolean> {
	const { low_id, high_id } = pairOf(memberId, otherId)
	const ended = await db
		.deleteFrom('friendship')
		.where('low_id', '=', low_id)
		.where('high_id', '=', high_id)
		.where('accepted_at', 'is not', null)
		.returning('id')
		.executeTakeFirst()
	return ended !== undefined
}

async function pairRow(db: Database, one: string, other: string) {
	const { low_id, high_id } = pairOf(one, other)
	return db
		.selectFrom('friendship')
		.where('low_id', '=', low_id)
		.where('high_id', '=', high_id)
		.select(['id', 'requested_by', 'accepted_at'])
		.forUpdate()
		.executeTakeFirst()
}

// The lock makes concurrent accepting and withdrawing run one after the other.
async function lockFriendship(db: Database, id: number, memberId: string) {
	return db
		.selectFrom('friendship')
		.where('id', '=', id)
		.where(({ or, eb }) => or([eb('low_id', '=', memberId), eb('high_id', '=', memberId)]))
		.select(['low_id', 'high_id', 'requested_by', 'accepted_at'])
		.forUpdate()
		.executeTakeFirst()
}

async function befriend(
	db: Database,
	{ id, memberId, otherId, now }: FriendRequestInput & { id: number },
): Promise<void> {
	// In one order: two transactions never wait for each other.
	for (const one of [memberId, otherId].sort()) {
		await lockFriends(db, one)
		const { rows } = await sql<{ count: number }>`select count(*) as count from friendship f
			where ${one} in (f.low_id, f.high_id) and f.accepted_at is not null`.execute(db)
		if ((rows[0]?.count ?? 0) >= FRIENDS_PER_MEMBER) throw new Problem('friend.tooMany', 409)
	}
	await db.updateTable('friendship').set({ accepted_at: now }).where('id', '=', id).execute()
	await listDirectChat(db, memberId, otherId, now)
}

/** Until the transaction ends, so that the limits of a member hold. */
async function lockFriends(db: Database, memberId: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`friends of ${memberId}`}, 0))`.execute(db)
}

async function refuseTooManySent(db: Database, memberId: string): Promise<void> {
	await lockFriends(db, memberId)
	const { rows } = await sql<{ count: number }>`select count(*) as count from friendship f
		where ${memberId} in (f.low_id, f.high_id) and f.requested_by = ${memberId} and f.accepted_at is null`.execute(db)
	if ((rows[0]?.count ?? 0) >= FRIEND_REQUESTS_SENT) throw new Problem('friend.request.tooMany', 409)
}
