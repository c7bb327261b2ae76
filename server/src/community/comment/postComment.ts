import { sql } from 'kysely'
import type { CommentWriting } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { uploadUrl } from '../../core/upload/picture.ts'
import { showUpload } from '../../core/upload/use.ts'
import { requireActiveComment, type StoredComment } from './commentRow.ts'
import { commentText } from './commentText.ts'
import { checkMentions } from './mentions.ts'
import type { CommentTarget } from './target.ts'
import { lockThread } from './thread.ts'

/** Maximum nesting of replies, root included. It limits the queries for a thread and for a removal. */
export const THREAD_DEPTH_MAX = 100

interface PostedComment {
	id: number
	/** The parent in the thread. */
	parentId: number | null
	/** Its text as stored. */
	text: string
	/** The answered comment. It differs from the parent only at the maximum depth. */
	answered: StoredComment | null
}

interface NewComment {
	memberId: string
	target: CommentTarget
	/** The answered comment. */
	parentId: number | null
	writing: CommentWriting
	now: Date
}

/**
 * Writes a comment or a reply.
 *
 * @throws Problem 400 for an empty text, 404 or 409 if the answered comment or the picture does not exist any more.
 */
export async function postComment(
	db: Database,
	{ memberId, target, parentId, writing, now }: NewComment,
): Promise<PostedComment> {
	const text = commentText(target, writing.text, writing.pictureId !== null)
	const spoiler = spoilerNumberOf(target, writing)
	await checkMentions(db, text, memberId)
	return inTransaction(db, async (transaction) => {
		const parent = parentId === null ? null : await lockParent(transaction, parentId, memberId, target)
		const under = parent && (await parentOf(transaction, parent))
		const { id } = await transaction
			.insertInto('comment')
			.values({
				title_id: target.kind === 'title' ? target.id : null,
				episode_id: target.kind === 'episode' ? target.id : null,
				article_id: target.kind === 'article' ? target.id : null,
				list_id: target.kind === 'list' ? target.id : null,
				review_of: target.kind === 'review' ? target.id : null,
				parent_id: under,
				root_id: parent && (parent.root_id ?? parent.id),
				member_id: memberId,
				text,
				image_url: writing.pictureId && uploadUrl(writing.pictureId),
				spoiler_number: greaterSpoiler(spoiler, parent?.spoiler_number ?? null),
				created_at: now,
			})
			.returning('id')
			.executeTakeFirstOrThrow()
		if (writing.pictureId !== null) {
			await showUpload(transaction, writing.pictureId, { purpose: 'comment', owner: String(id), now })
			await transaction.updateTable('comment').set({ picture_id: writing.pictureId }).where('id', '=', id).execute()
		}
		return { id, text, parentId: under, answered: parent }
	})
}

/** The spoiler number of a comment. @throws Problem 400 on articles and lists, which have no episodes. */
export function spoilerNumberOf({ titleId }: CommentTarget, { spoilerNumber }: CommentWriting): number | null {
	if (spoilerNumber === null) return null
	if (titleId === null) throw new Problem('request.invalid', 400, { fields: { spoilerNumber: 'request.invalid' } })
	return Math.round(spoilerNumber * 10) / 10
}

/** The greater of two spoiler numbers: a reply has at least the number of its parent. */
export function greaterSpoiler(one: number | null, other: number | null): number | null {
	return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

async function lockParent(
	db: Database,
	parentId: number,
	memberId: string,
	target: CommentTarget,
): Promise<StoredComment> {
	await lockThread(db, parentId)
	const parent = await requireActiveComment(db, parentId, memberId)
	const on = {
		title: parent.title_id,
		episode: parent.episode_id,
		article: parent.article_id,
		list: parent.list_id,
		review: parent.review_of,
	}[target.kind]
	if (on !== target.id) throw new Problem('request.notFound', 404)
	return parent
}

/** The parent of a reply: the answered comment, or that comment's parent at the maximum depth. */
async function parentOf(db: Database, { id, parent_id }: StoredComment): Promise<number> {
	const { rows } = await sql<{ depth: number }>`with recursive above as (
			select parent_id from comment where id = ${id}
			union all select c.parent_id from comment c join above a on c.id = a.parent_id
		) select count(*)::int as depth from above`.execute(db)
	const depth = rows[0]?.depth ?? 0
	return depth < THREAD_DEPTH_MAX ? id : (parent_id ?? id)
}
