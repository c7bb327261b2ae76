import { type RawBuilder, sql } from 'kysely'
import type { ContentReport, ReportedVersion, ReportReason, Role, ShownContent } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { toAuthor } from '../comment/present.ts'
import { reportedVersions } from './reportedVersion.ts'

/** Reports listed per case. */
const REPORTS_SHOWN = 20

interface Row {
	id: number
	of: number
	reason: ReportReason
	text: string
	created_at: Date
	version: string
	content: ShownContent | null
	author_id: string | null
	author_name: string | null
	author_avatar_url: string | null
	author_role: Role | null
}

/** The first open reports of contents and the reported versions of them. */
export interface OpenReports {
	reports: ContentReport[]
	reported: ReportedVersion[]
}

/** The open reports of comments, by comment. */
export async function openCommentReports(db: Database, ids: readonly number[]): Promise<Map<number, OpenReports>> {
	const [rows, versions] = await Promise.all([
		firstReports(db, {
			table: sql`(select id, comment_id as of, reporter_id, reason, text, created_at, resolved_at,
				comment_version::text as version, null::jsonb as content from comment_report) r`,
			ids,
		}),
		reportedVersions(db, ids),
	])
	return new Map(
		[...groupBy(rows, ({ of }) => of)].map(([id, reports]) => {
			const shown = reports.map(presentReport)
			const isReported = ({ version }: ReportedVersion) => shown.some((report) => report.version === version)
			return [id, { reports: shown, reported: (versions.get(id) ?? []).filter(isReported) }]
		}),
	)
}

/** The open reports of other contents, by case. */
export async function openReports(db: Database, ids: readonly number[]): Promise<Map<number, OpenReports>> {
	const rows = await firstReports(db, { table: sql`(select *, case_id as of from report) r`, ids })
	return new Map(
		[...groupBy(rows, ({ of }) => of)].map(([id, reports]) => [
			id,
			{ reports: reports.map(presentReport), reported: versionsOf(reports) },
		]),
	)
}

async function firstReports(
	db: Database,
	{ table, ids }: { table: RawBuilder<unknown>; ids: readonly number[] },
): Promise<Row[]> {
	if (ids.length === 0) return []
	const { rows } = await sql<Row>`
		select f.id, f.of, f.reason, f.text, f.created_at, f.version, f.content, m.id as author_id,
			m.username as author_name, m.avatar_url as author_avatar_url, m.role as author_role
		from (select r.*, row_number() over (partition by r.of order by r.created_at, r.id) as place
			from ${table} where r.of = any(${ids}::bigint[]) and r.resolved_at is null) f
		left join member m on m.id = f.reporter_id
		where f.place <= ${REPORTS_SHOWN} order by f.created_at, f.id`.execute(db)
	return rows
}

function presentReport(row: Row): ContentReport {
	return {
		id: String(row.id),
		reporter: toAuthor(row),
		reason: row.reason,
		text: row.text,
		createdAt: row.created_at.toISOString(),
		version: row.version,
	}
}

function versionsOf(rows: readonly Row[]): ReportedVersion[] {
	const versions = rows.flatMap(({ version, content }): [string, ReportedVersion][] =>
		content ? [[version, { version, ...content }]] : [],
	)
	return [...new Map(versions).values()]
}
