import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { lockPair } from '../lockPair.ts'
import { mayRead, readable } from '../privacy/mayRead.ts'

interface Following {
	followerId: string
	followedId: string
	now: Date
}

/**
 * Follows a member.
 *
 * @returns whether that is new.
 * @throws Problem 404 where the follower may not know of the member, 400 for oneself.
 */
export async function follow(db: Database, { followerId, followedId, now }: Following): Promise<boolean> {
	if (followerId === followedId) throw new Problem('relation.self', 400)
	return db.transaction().execute(async (transaction) => {
		await lockPair(transaction, followerId, followedId)
		if (!(await mayRead(transaction, { id: followerId }, followedId))) throw new Problem('request.notFound', 404)
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto('member_follow')
			.values({ follower_id: followerId, followed_id: followedId, followed_at: now })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirstOrThrow()
		return numInsertedOrUpdatedRows === 1n
	})
}

/**
 * Ends that somebody follows somebody, also where the follower may know nothing of them any more.
 *
 * @returns whether it was so.
 */
export async function unfollow(db: Database, followerId: string, followedId: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('member_follow')
		.where('follower_id', '=', followerId)
		.where('followed_id', '=', followedId)
		.executeTakeFirstOrThrow()
	return numDeletedRows === 1n
}

/** How many follow a member, and how many the member follows, of those whom the reader may know of. */
export async function countConnections(db: Database, memberId: string, readerId: string | null) {
	const count = (own: 'follower_id' | 'followed_id', other: 'follower_id' | 'followed_id') =>
		db
			.selectFrom('member_follow')
			.where(own, '=', memberId)
			.where((eb) => readable(eb, readerId, other))
			.select(sql<number>`count(*)::int`.as('total'))
			.executeTakeFirstOrThrow()
	const [followers, following] = await Promise.all([
		count('followed_id', 'follower_id'),
		count('follower_id', 'followed_id'),
	])
	return { followers: followers.total, following: following.total }
}

/** Whether somebody follows somebody. */
export async function isFollowing(db: Database, followerId: string, followedId: string): Promise<boolean> {
	const row = await db
		.selectFrom('member_follow')
		.where('follower_id', '=', followerId)
		.where('followed_id', '=', followedId)
		.select('follower_id')
		.executeTakeFirst()
	return row !== undefined
}
