import { type ModerationAction, tidyText } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { requireComment, type StoredComment } from '../comment/commentRow.ts'
import { lockThread, updateThreadVisibility } from '../comment/thread.ts'
import { deleteReportedVersion } from './reportedVersion.ts'

interface ModerationRequest {
	commentId: number
	moderatorId: string
	action: ModerationAction
	reason: string
	/** The version of the comment that the moderator saw. */
	version?: number
	now: Date
}

interface ModerationResult {
	comment: StoredComment
	/** The members whose reports it resolves. */
	reporters: string[]
}

/**
 * Hides, restores or keeps a comment, resolves its reports and writes to the moderation log.
 *
 * @throws Problem 400 without a reason to hide or restore, 403 `moderation.own` for a comment of their own, 409
 * `moderation.settled` if it was done already, or `revision.conflict` if the comment was edited since.
 */
export async function moderateComment(db: Database, request: ModerationRequest): Promise<ModerationResult> {
	const { commentId, moderatorId, action, version, now } = request
	const reason = tidyText(request.reason).trim()
	if (reason === '' && action !== 'keep') {
		throw new Problem('request.invalid', 400, { fields: { reason: 'text.required' } })
	}
	return inTransaction(db, async (transaction) => {
		await lockThread(transaction, commentId)
		const comment = await requireComment(transaction, commentId)
		if (comment.member_id === moderatorId) throw new Problem('moderation.own', 403)
		if (version !== undefined && version !== comment.version) throw new Problem('revision.conflict', 409)
		const reporters = await resolveReports(transaction, commentId, now)
		if (isSettled(comment, action, reporters)) throw new Problem('moderation.settled', 409)
		await transaction
			.updateTable('comment')
			.set({
				open_reports: 0,
				reported_at: null,
				...(action === 'hide' ? { hidden_at: now, hidden_reason: reason } : {}),
				...(action === 'restore' ? { hidden_at: null, hidden_reason: null } : {}),
			})
			.where('id', '=', commentId)
			.execute()
		await deleteReportedVersion(transaction, commentId, now)
		await updateThreadVisibility(transaction, commentId)
		await transaction
			.insertInto('moderation_action')
			.values({
				comment_id: commentId,
				moderator_id: moderatorId,
				action,
				reason,
				created_at: now,
				comment_version: comment.version,
			})
			.execute()
		return { comment, reporters: reporters.flatMap((id) => id ?? []) }
	})
}

function isSettled(comment: StoredComment, action: ModerationAction, reports: readonly unknown[]): boolean {
	if (action === 'hide') return comment.hidden_at !== null
	if (action === 'restore') return comment.hidden_at === null
	return reports.length === 0
}

async function resolveReports(db: Database, commentId: number, now: Date): Promise<(string | null)[]> {
	const rows = await db
		.updateTable('comment_report')
		.set({ resolved_at: now })
		.where('comment_id', '=', commentId)
		.where('resolved_at', 'is', null)
		.returning('reporter_id')
		.execute()
	return rows.map(({ reporter_id }) => reporter_id)
}
