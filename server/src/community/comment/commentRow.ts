import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { isBlockedEitherWay } from '../block/blocked.ts'
import { placeColumns, placeOfComment } from './place.ts'

/** A comment as those who write need it. */
export type WrittenComment = Awaited<ReturnType<typeof writtenComment>>

/** The id of an address, as the database takes it. */
export function commentId({ id }: { id: string }): number {
	return Number(id)
}

/** A comment, whatever became of it or of what it stands on. @throws Problem 404 where there is none. */
export async function writtenComment(db: Database, id: number) {
	const row = await db
		.selectFrom('comment')
		.where('comment.id', '=', id)
		.select(placeColumns)
		.select([
			'comment.id',
			'comment.parent_id',
			'comment.root_id',
			'comment.member_id',
			'comment.text',
			'comment.picture_id',
			'comment.spoiler_number',
			'comment.likes',
			'comment.removed_at',
			'comment.hidden_at',
			'comment.is_standing',
			'comment.version',
		])
		.executeTakeFirst()
	if (!row) throw new Problem('request.notFound', 404)
	return row
}

/** A comment whatever its state, while what it stands on is there. @throws Problem 404 where there is none. */
async function placedComment(db: Database, id: number): Promise<WrittenComment> {
	const comment = await writtenComment(db, id)
	await placeOfComment(db, comment)
	return comment
}

/**
 * A comment that somebody may answer, like or report: it is there, and neither blocked the other.
 *
 * @throws Problem 404 where there is none for them, 409 `comment.gone` where it was taken away.
 */
export async function presentComment(db: Database, id: number, memberId: string): Promise<WrittenComment> {
	const comment = await placedComment(db, id)
	if (comment.member_id !== null && (await isBlockedEitherWay(db, memberId, comment.member_id))) {
		throw new Problem('request.notFound', 404)
	}
	if (comment.removed_at !== null || comment.hidden_at !== null) throw new Problem('comment.gone', 409)
	return comment
}

/**
 * A comment of the member's own.
 *
 * @throws Problem 404 where there is none, or none that they may see; 403 where somebody else wrote it.
 */
export async function ownComment(db: Database, id: number, memberId: string): Promise<WrittenComment> {
	const comment = await placedComment(db, id)
	if (comment.member_id === memberId) return comment
	await refuseUnseen(db, comment, { memberId, moderates: false })
	throw new Problem('request.forbidden', 403)
}

/** Who looks at a comment; a visitor has no id. */
interface Looking {
	memberId: string | null
	moderates: boolean
}

/** A comment that stands for a reader. @throws Problem 404 where there is none for them. */
export async function standingComment(db: Database, id: number, reader: Looking): Promise<WrittenComment> {
	const comment = await placedComment(db, id)
	await refuseUnseen(db, comment, reader)
	return comment
}

async function refuseUnseen(db: Database, comment: WrittenComment, { memberId, moderates }: Looking): Promise<void> {
	const author = comment.member_id
	const isBlocked = author !== null && memberId !== null && (await isBlockedEitherWay(db, memberId, author))
	const isHidden = comment.hidden_at !== null && comment.removed_at === null
	const seesHidden = isHidden && (moderates || (author !== null && author === memberId))
	if (isBlocked || !(comment.is_standing || seesHidden)) throw new Problem('request.notFound', 404)
}
