import type { Generated } from 'kysely'

/** What somebody wrote to the team; `member_id` is null for a visitor. */
interface LetterTable {
	id: Generated<number>
	member_id: string | null
	email: string | null
	sent_at: Generated<Date>
}

export interface BugReportTable extends LetterTable {
	description: string
}

export interface FeedbackTable extends LetterTable {
	message: string
}

export interface SiteTables {
	bug_report: BugReportTable
	feedback: FeedbackTable
}
