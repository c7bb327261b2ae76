import { type SqlBool, sql } from 'kysely'
import {
	type CaseQuery,
	CLAIM_MS,
	type ModeratedKind,
	type moderationQueueRoute,
	type Role,
	type RouteAnswer,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { cursorPage, instantOf, microsOf, readCursor } from '../../core/http/cursor.ts'
import { presentCases } from './presentCases.ts'

const PAGE_SIZE = 20

/** A case of the queue. */
export interface QueueRow {
	kind: ModeratedKind
	content_id: string
	case_id: number | null
	reports: number
	micros: string
	claimed_at: Date | null
	author_id: string | null
	author_name: string | null
	author_avatar_url: string | null
	author_role: Role | null
}

// Comments count their own reports; articles wait in the catalogue.
const WAITING = sql`(
	select case when review_of is null then 'comment' else 'review' end as kind, id::text as content_id,
		reported_at as since, open_reports as reports, 'report' as task
		from comment where open_reports > 0
	union all select kind, content_id,
		least(reported_at, case when appeal_state = 'waiting' then appealed_at end), open_reports,
		case when appeal_state = 'waiting' then 'appeal' else 'report' end
		from moderation_case where open_reports > 0 or appeal_state = 'waiting'
	union all select 'article', id::text, published_at, 0, 'review' from news_article where held = 'waiting'
)`

/** One page of what waits for a moderator, the longest waiting first. */
export async function moderationQueue(
	context: AppContext,
	query: CaseQuery,
	moderatorId: string,
): Promise<RouteAnswer<typeof moderationQueueRoute>> {
	const { db } = context
	const from = readCursor(query.after)
	const lapsed = new Date(context.now().getTime() - CLAIM_MS)
	const key = sql`w.kind || '.' || w.content_id`
	const source = sql`${WAITING} w
		left join moderation_case c on c.kind = w.kind and c.content_id = w.content_id
		left join member m on m.id = c.claimed_by and c.claimed_at > ${lapsed}
		where ${filter(query, moderatorId)}`
	const after = from ? sql`and (w.since, ${key}) > (${instantOf(from.micros)}, ${from.key})` : sql``
	const [{ rows }, counted] = await Promise.all([
		sql<QueueRow>`select w.kind, w.content_id, c.id as case_id, w.reports, ${microsOf(sql.ref('w.since'))} as micros,
				c.claimed_at, m.id as author_id, m.username as author_name, m.avatar_url as author_avatar_url,
				m.role as author_role
			from ${source} ${after} order by w.since, ${key} limit ${PAGE_SIZE + 1}`.execute(db),
		sql<{ total: number }>`select count(*)::int as total from ${source}`.execute(db),
	])
	const { items, next } = cursorPage(rows, PAGE_SIZE, ({ micros, kind, content_id }) => ({
		micros,
		key: `${kind}.${content_id}`,
	}))
	return { items: await presentCases(context, items, moderatorId), next, total: counted.rows[0]?.total ?? 0 }
}

function filter({ kind, holder, task }: CaseQuery, moderatorId: string) {
	const conditions = [
		kind === undefined ? undefined : sql<SqlBool>`w.kind = ${kind}`,
		task === undefined ? undefined : sql<SqlBool>`w.task = ${task}`,
		holder === 'mine' ? sql<SqlBool>`m.id = ${moderatorId}` : undefined,
		holder === 'unclaimed' ? sql<SqlBool>`m.id is null` : undefined,
	]
	return sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` and `)
}
