import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { mayRead, readable } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import { lockPair } from '../memberPair.ts'

interface FollowRequest {
	followerId: string
	followedId: string
	now: Date
}

/**
 * Follows a member.
 *
 * @returns whether it is new.
 * @throws Problem 404 if the member is not visible to the follower, 400 for oneself.
 */
export async function follow(db: Database, { followerId, followedId, now }: FollowRequest): Promise<boolean> {
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
 * Unfollows a member, even one who is no longer visible to the follower.
 *
 * @returns whether the follower followed them.
 */
export async function unfollow(db: Database, followerId: string, followedId: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('member_follow')
		.where('follower_id', '=', followerId)
		.where('followed_id', '=', followedId)
		.executeTakeFirstOrThrow()
	return numDeletedRows === 1n
}

/** Counts a member's followers and followed members that are visible to the viewer. */
export async function countConnections(db: Database, memberId: string, viewerId: string | null) {
	const count = (own: 'follower_id' | 'followed_id', other: 'follower_id' | 'followed_id') =>
		db
			.selectFrom('member_follow')
			.where(own, '=', memberId)
			.where((eb) => readable(eb, viewerId, other))
			.select(sql<number>`count(*)::int`.as('total'))
			.executeTakeFirstOrThrow()
	const [followers, following] = await Promise.all([
		count('followed_id', 'follower_id'),
		count('follower_id', 'followed_id'),
	])
	return { followers: followers.total, following: following.total }
}

/** True if one member follows the other. */
export async function isFollowing(db: Database, followerId: string, followedId: string): Promise<boolean> {
	const row = await db
		.selectFrom('member_follow')
		.where('follower_id', '=', followerId)
		.where('followed_id', '=', followedId)
		.select('follower_id')
		.executeTakeFirst()
	return row !== undefined
}
