import { sql } from 'kysely'
import { COMMENT_UNDO_MS, type CommentWriting } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { uploadUrl } from '../../core/upload/picture.ts'
import { releaseUploads, showUpload } from '../../core/upload/use.ts'
import type { StoredNotification } from '../notification/notify.ts'
import { storeReportedVersion } from '../report/reportedVersion.ts'
import { eraseVersions, ownReviewId, storeVersion } from '../review/versions.ts'
import { requireComment, requireOwnComment, type StoredComment } from './commentRow.ts'
import { commentText } from './commentText.ts'
import { checkMentions } from './mentions.ts'
import { commentPath } from './notifyOfComment.ts'
import { greaterSpoiler, spoilerNumberOf } from './postComment.ts'
import { targetOfComment } from './target.ts'
import { lockThread, spreadSpoiler, updateThreadVisibility } from './thread.ts'

interface CommentChange {
	id: number
	memberId: string
	now: Date
}

/**
 * Edits the author's own comment. Its replies get at least the same spoiler number. Returns the text before and after.
 *
 * @throws Problem 403 for other members, 409 if it was removed or hidden.
 */
export async function editComment(db: Database, change: CommentChange & { writing: CommentWriting }) {
	const { id, memberId, writing, now } = change
	return inTransaction(db, async (transaction) => {
		await lockThread(transaction, id)
		const comment = await requireOwnComment(transaction, id, memberId)
		if (comment.removed_at !== null || comment.hidden_at !== null) throw new Problem('comment.gone', 409)
		const target = await targetOfComment(transaction, comment)
		const text = commentText(target, writing.text, writing.pictureId !== null)
		await checkMentions(transaction, text, memberId)
		const own = spoilerNumberOf(target, writing)
		const parent = comment.parent_id === null ? null : await requireComment(transaction, comment.parent_id)
		const spoiler = greaterSpoiler(own, parent?.spoiler_number ?? null)
		if (isSame(comment, { text, pictureId: writing.pictureId, spoilerNumber: spoiler })) return { text, before: text }
		const isRewritten = comment.text !== text || comment.picture_id !== writing.pictureId
		if (isRewritten) await storeReportedVersion(transaction, comment, now)
		if (isRewritten && target.kind === 'review') await storeVersion(transaction, comment, now)
		await showUpload(transaction, writing.pictureId, { purpose: 'comment', owner: String(id), now })
		await transaction
			.updateTable('comment')
			.set({
				text,
				picture_id: writing.pictureId,
				image_url: writing.pictureId && uploadUrl(writing.pictureId),
				spoiler_number: spoiler,
				edited_at: now,
				version: comment.version + (isRewritten ? 1 : 0),
			})
			.where('id', '=', id)
			.execute()
		if (spoiler !== null) await spreadSpoiler(transaction, id, spoiler)
		return { text, before: comment.text }
	})
}

/** Removes the author's own comment and hides its notifications, which it returns. Idempotent. */
export function removeComment(db: Database, { id, memberId, now }: CommentChange): Promise<StoredNotification[]> {
	return inTransaction(db, async (transaction) => {
		await lockThread(transaction, id)
		const comment = await requireOwnComment(transaction, id, memberId)
		if (comment.removed_at !== null) return []
		await transaction.updateTable('comment').set({ removed_at: now }).where('id', '=', id).execute()
		await updateThreadVisibility(transaction, id)
		return moveNotices(transaction, comment, { from: null, to: now })
	})
}

/** Undoes the removal of the author's own comment; returns the notifications that are back. @throws Problem 409 if it was removed too long ago. */
export function restoreComment(db: Database, { id, memberId, now }: CommentChange): Promise<StoredNotification[]> {
	return inTransaction(db, async (transaction) => {
		await lockThread(transaction, id)
		const comment = await requireOwnComment(transaction, id, memberId)
		const { removed_at, review_of } = comment
		if (removed_at === null) return []
		if (now.getTime() - removed_at.getTime() > COMMENT_UNDO_MS) throw new Problem('comment.undoExpired', 409)
		if (review_of !== null && (await ownReviewId(transaction, review_of, memberId)) !== undefined) {
			throw new Problem('revision.conflict', 409)
		}
		await transaction.updateTable('comment').set({ removed_at: null }).where('id', '=', id).execute()
		await updateThreadVisibility(transaction, id)
		return moveNotices(transaction, comment, { from: removed_at, to: null })
	})
}

// What a comment told others goes with it and comes back with it. What they removed themselves has another instant.
async function moveNotices(db: Database, comment: StoredComment, { from, to }: Record<'from' | 'to', Date | null>) {
	return db
		.updateTable('notification')
		.set({ removed_at: to })
		.where('actor_id', '=', comment.member_id)
		.where('link', '=', commentPath(await targetOfComment(db, comment), comment.id))
		.where('event', 'in', ['reply', 'comment'])
		.where('removed_at', 'is not distinct from', from)
		.returning(['id', 'member_id as memberId', 'on_site as onSite'])
		.execute()
}

const RETENTION_MS = DAY_MS
const BATCH_SIZE = 200

/** Erases texts and pictures of comments that were removed a day ago. The rows stay, for the structure of the thread. */
export async function eraseRemovedComments(db: Database, now: Date): Promise<void> {
	await eraseVersions(db, new Date(now.getTime() - RETENTION_MS))
	while ((await eraseBatch(db, now)) === BATCH_SIZE);
}

async function eraseBatch(db: Database, now: Date): Promise<number> {
	const before = new Date(now.getTime() - RETENTION_MS)
	return inTransaction(db, async (transaction) => {
		const { rows } = await sql<{ id: number }>`update comment set text = '', image_url = null, picture_id = null
			where id in (select id from comment where removed_at < ${before} and (text <> '' or picture_id is not null) and open_reports = 0
				order by removed_at, id limit ${BATCH_SIZE} for update skip locked)
			returning id`.execute(transaction)
		for (const { id } of rows) await releaseUploads(transaction, { purpose: 'comment', owner: String(id), now })
		return rows.length
	})
}

function isSame(comment: StoredComment, { text, pictureId, spoilerNumber }: CommentWriting): boolean {
	return comment.text === text && comment.picture_id === pictureId && comment.spoiler_number === spoilerNumber
}
