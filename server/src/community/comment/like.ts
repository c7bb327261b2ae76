import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { presentComment, type WrittenComment } from './commentRow.ts'

interface Liking {
	id: number
	memberId: string
}

interface Liked {
	comment: WrittenComment
	likes: number
	/** The author is to be told: they were not yet of this member. */
	isNews: boolean
}

/** A member likes a comment; again is as once. @throws Problem where it is not there for them. */
export async function likeComment(db: Database, { id, memberId }: Liking): Promise<Liked> {
	return db.transaction().execute(async (transaction) => {
		const comment = await presentComment(transaction, id, memberId)
		const { numInsertedOrUpdatedRows: added = 0n } = await transaction
			.insertInto('comment_like')
			.values({ comment_id: id, member_id: memberId })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		const likes = await count(transaction, id, Number(added))
		const { numInsertedOrUpdatedRows: told = 0n } = await transaction
			.insertInto('comment_like_told')
			.values({ comment_id: id, member_id: memberId })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		return { comment, likes, isNews: told > 0n }
	})
}

/** A member takes their like back. */
export async function unlikeComment(db: Database, { id, memberId }: Liking): Promise<Omit<Liked, 'isNews'>> {
	return db.transaction().execute(async (transaction) => {
		const comment = await presentComment(transaction, id, memberId)
		const { numDeletedRows } = await transaction
			.deleteFrom('comment_like')
			.where('comment_id', '=', id)
			.where('member_id', '=', memberId)
			.executeTakeFirst()
		return { comment, likes: await count(transaction, id, -Number(numDeletedRows)) }
	})
}

async function count(db: Database, id: number, step: number): Promise<number> {
	const { rows } = await sql<{ likes: number }>`update comment set likes = greatest(0, likes + ${step}::int)
		where id = ${id} returning likes`.execute(db)
	return rows[0]?.likes ?? 0
}
