import type { Generated } from 'kysely'

/** A message to the team; `member_id` is null for a visitor. */
interface MessageTable {
	id: Generated<number>
	member_id: string | null
	email: string | null
	sent_at: Generated<Date>
}

export interface BugReportTable extends MessageTable {
	description: string
}

export interface FeedbackTable extends MessageTable {
	message: string
}

export interface SiteReportTables {
	bug_report: BugReportTable
	feedback: FeedbackTable
}
