import { sql } from 'kysely'
import { type ReportReason, tidyText } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { requireActiveComment } from '../comment/commentRow.ts'
import { lockThread } from '../comment/thread.ts'

interface ReportRequest {
	commentId: number
	memberId: string
	reason: ReportReason
	text: string
	now: Date
}

/**
 * Reports another member's comment to the moderators, once per version of the comment.
 *
 * @throws Problem 403 for the member's own, 409 `report.already` the second time.
 */
export async function reportComment(
	db: Database,
	{ commentId, memberId, reason, text, now }: ReportRequest,
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockThread(transaction, commentId)
		const comment = await requireActiveComment(transaction, commentId, memberId)
		if (comment.member_id === memberId) throw new Problem('request.forbidden', 403)
		const { numInsertedOrUpdatedRows: added = 0n } = await transaction
			.insertInto('comment_report')
			.values({
				comment_id: commentId,
				reporter_id: memberId,
				reason,
				text: tidyText(text).trim(),
				created_at: now,
				comment_version: comment.version,
			})
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		if (added === 0n) throw new Problem('report.already', 409)
		await sql`update comment set open_reports = open_reports + 1, reported_at = coalesce(reported_at, ${now})
			where id = ${commentId}`.execute(transaction)
	})
}
