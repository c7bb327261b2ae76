import { sql } from 'kysely'
import { type ReportKind, tidyText, type WrittenReport } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import { Problem } from '../../core/problem.ts'
import { shownOf } from './content/content.ts'
import { KINDS } from './content/kinds.ts'
import { lockContent } from './moderationCase.ts'

interface ReportRequest extends WrittenReport {
	kind: ReportKind
	id: string
	memberId: string
}

/**
 * Reports something of another member with what it says now, once per version of it.
 *
 * @throws Problem 404 for what the member cannot see, 403 for the member's own, 409 `report.already` the second time.
 */
export async function reportContent(context: AppContext, request: ReportRequest): Promise<void> {
	const { kind, id, memberId, reason, text } = request
	const now = context.now()
	await inTransaction(context.db, async (db) => {
		await KINDS[kind].requireVisible(db, id, memberId)
		const { content, locked } = await lockContent({ ...context, db }, { kind, id })
		if (content.owners.includes(memberId)) throw new Problem('request.forbidden', 403)
		const { numInsertedOrUpdatedRows: added = 0n } = await db
			.insertInto('report')
			.values({
				case_id: locked.id,
				reporter_id: memberId,
				reason,
				text: tidyText(text).trim(),
				version: content.version,
				content: JSON.stringify(shownOf(content)),
				created_at: now,
			})
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		if (added === 0n) throw new Problem('report.already', 409)
		await sql`update moderation_case set open_reports = open_reports + 1, reported_at = coalesce(reported_at, ${now})
			where id = ${locked.id}`.execute(db)
	})
}
