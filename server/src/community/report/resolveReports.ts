import type { Database } from '../../core/database/schema.ts'
import { isComment } from './content/comment.ts'
import type { FoundContent } from './content/content.ts'
import type { LockedCase } from './moderationCase.ts'
import { deleteReportedVersion } from './reportedVersion.ts'

interface Resolved {
	/** The reporters; null for a deleted account. */
	reporters: (string | null)[]
	/** Since when the first report waited. */
	since: Date | null
}

/** Resolves the open reports of a content. */
export async function resolveReports(
	db: Database,
	content: FoundContent,
	locked: LockedCase,
	now: Date,
): Promise<Resolved> {
	if (isComment(content.kind)) return resolveCommentReports(db, Number(content.id), now)
	const rows = await db
		.updateTable('report')
		.set({ resolved_at: now })
		.where('case_id', '=', locked.id)
		.where('resolved_at', 'is', null)
		.returning('reporter_id')
		.execute()
	return { reporters: rows.map(({ reporter_id }) => reporter_id), since: locked.reported_at }
}

async function resolveCommentReports(db: Database, commentId: number, now: Date): Promise<Resolved> {
	const rows = await db
		.updateTable('comment_report')
		.set({ resolved_at: now })
		.where('comment_id', '=', commentId)
		.where('resolved_at', 'is', null)
		.returning(['reporter_id', 'created_at'])
		.execute()
	await db.updateTable('comment').set({ open_reports: 0, reported_at: null }).where('id', '=', commentId).execute()
	await deleteReportedVersion(db, commentId, now)
	const times = rows.map(({ created_at }) => created_at.getTime())
	return {
		reporters: rows.map(({ reporter_id }) => reporter_id),
		since: times.length === 0 ? null : new Date(Math.min(...times)),
	}
}
