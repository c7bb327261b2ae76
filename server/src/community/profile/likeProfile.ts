import { sql } from 'kysely'
import type { ProfileLikeAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { mayRead } from '../../core/identity/visibility/mayRead.ts'
import { Problem } from '../../core/problem.ts'
import { lockPair } from '../memberPair.ts'

interface LikeRequest {
	memberId: string
	likedId: string
	now: Date
}

/** Likes a profile. Idempotent. @throws Problem 404 if the profile is not visible to the member, 400 for one's own. */
export async function likeProfile(db: Database, { memberId, likedId, now }: LikeRequest): Promise<ProfileLikeAnswer> {
	if (memberId === likedId) throw new Problem('relation.self', 400)
	return db.transaction().execute(async (transaction) => {
		await lockPair(transaction, memberId, likedId)
		if (!(await mayRead(transaction, { id: memberId }, likedId))) throw new Problem('request.notFound', 404)
		await transaction
			.insertInto('profile_like')
			.values({ liked_id: likedId, member_id: memberId, liked_at: now })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		return { isLiked: true, likes: await countLikes(transaction, likedId) }
	})
}

/**
 * Removes a like, even of a profile that is private by now; its number of likes is then not returned.
 *
 * @throws Problem 404 if the profile is not visible to the member and was not liked.
 */
export async function unlikeProfile(db: Database, memberId: string, likedId: string): Promise<ProfileLikeAnswer> {
	const { numDeletedRows } = await db
		.deleteFrom('profile_like')
		.where('liked_id', '=', likedId)
		.where('member_id', '=', memberId)
		.executeTakeFirstOrThrow()
	const isReadable = await mayRead(db, { id: memberId }, likedId)
	if (numDeletedRows === 0n && !isReadable) throw new Problem('request.notFound', 404)
	return { isLiked: false, likes: isReadable ? await countLikes(db, likedId) : 0 }
}

/** Counts the likes of a profile. */
export async function countLikes(db: Database, likedId: string): Promise<number> {
	const { total } = await db
		.selectFrom('profile_like')
		.where('liked_id', '=', likedId)
		.select(sql<number>`count(*)::int`.as('total'))
		.executeTakeFirstOrThrow()
	return total
}

/** True if a member likes a profile. */
export async function isLikedBy(db: Database, likedId: string, memberId: string): Promise<boolean> {
	const row = await db
		.selectFrom('profile_like')
		.where('liked_id', '=', likedId)
		.where('member_id', '=', memberId)
		.select('liked_id')
		.executeTakeFirst()
	return row !== undefined
}
