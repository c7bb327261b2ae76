import { sql } from 'kysely'
import type { CommentReport, moderationQueueRoute, RouteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { instantOf, microsOf, readNumberedCursor, writeCursor } from '../../core/http/cursor.ts'
import { toAuthor } from '../comment/present.ts'
import { moderatedComments } from './moderatedComment.ts'
import { reportedVersions } from './reportedVersion.ts'

const PAGE_SIZE = 20
/** Reports listed per comment. */
const REPORTS_SHOWN = 20

/** One page of the comments with open reports, oldest report first. */
export async function moderationQueue(
	db: Database,
	after: string | undefined,
): Promise<RouteAnswer<typeof moderationQueueRoute>> {
	const from = readNumberedCursor(after)
	const reported = await db
		.selectFrom('comment')
		.where('open_reports', '>', 0)
		.$if(from !== undefined, (query) =>
			query.where(sql<boolean>`(reported_at, id) > (${instantOf(from?.micros ?? '0')}, ${from?.key ?? '0'}::bigint)`),
		)
		.select(['id', 'open_reports', (eb) => microsOf(eb.ref('reported_at')).as('micros')])
		.orderBy('reported_at')
		.orderBy('id')
		.limit(PAGE_SIZE + 1)
		.execute()
	const page = reported.slice(0, PAGE_SIZE)
	const ids = page.map(({ id }) => id)
	const [comments, reports, before] = await Promise.all([
		moderatedComments(db, ids),
		openReports(db, ids),
		reportedVersions(db, ids),
	])
	const last = reported.length > PAGE_SIZE ? page.at(-1) : undefined
	return {
		items: page.flatMap(({ id, open_reports }) => {
			const comment = comments.get(id)
			if (!comment) return []
			const shown = reports.get(id) ?? []
			const earlier = (before.get(id) ?? []).filter(({ version }) => shown.some((report) => report.version === version))
			return [{ comment, reports: shown, before: earlier, total: open_reports }]
		}),
		next: last ? writeCursor({ micros: last.micros, key: String(last.id) }) : null,
		total: await countReported(db),
	}
}

async function countReported(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom('comment')
		.where('open_reports', '>', 0)
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	return count
}

async function openReports(db: Database, ids: readonly number[]): Promise<Map<number, CommentReport[]>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.selectFrom((eb) =>
			eb
				.selectFrom('comment_report')
				.where('comment_id', 'in', ids)
				.where('resolved_at', 'is', null)
				.selectAll()
				.select(sql<number>`row_number() over (partition by comment_id order by created_at, id)`.as('place'))
				.as('report'),
		)
		.leftJoin('member as author', 'author.id', 'report.reporter_id')
		.where('report.place', '<=', REPORTS_SHOWN)
		.select([
			'report.id',
			'report.comment_id',
			'report.reason',
			'report.text',
			'report.created_at',
			'report.comment_version',
			'author.id as author_id',
			'author.username as author_name',
			'author.avatar_url as author_avatar_url',
			'author.role as author_role',
		])
		.orderBy('report.created_at')
		.orderBy('report.id')
		.execute()
	const grouped = groupBy(rows, ({ comment_id }) => comment_id)
	return new Map(
		[...grouped].map(([id, reports]) => [
			id,
			reports.map((row) => ({
				id: String(row.id),
				reporter: toAuthor(row),
				reason: row.reason,
				text: row.text,
				createdAt: row.created_at.toISOString(),
				version: row.comment_version,
			})),
		]),
	)
}
