import { sql } from 'kysely'
import type { Dashboard, Member } from 'shared-contract'
import { mayUndo, type Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readOwnActivity, readSiteActivity } from './siteActivity.ts'

interface DashboardQuery {
	/** The owner of the dashboard. */
	member: Member
	/** Null for a visitor of a demo. */
	viewerId: string | null
	now: Date
	pictures: Pictures
}

/** A contributor's statistics, and the latest activity of their own and of the site. */
export async function readDashboard(
	db: Database,
	{ member, viewerId, now, pictures }: DashboardQuery,
): Promise<Dashboard> {
	const isModerator = viewerId !== null && mayUndo(member)
	const [stats, site, own, reports] = await Promise.all([
		readStats(db, member.id),
		readSiteActivity(db, { viewerId, now, pictures }),
		readOwnActivity(db, { member, viewerId, now, pictures }),
		isModerator ? countReports(db) : null,
	])
	const { username: name, avatarUrl, role } = member
	return { name, avatarUrl, role, stats, site, own, reports }
}

/** Counts a member's titles and articles that are not removed, and their edits that were not undone. */
async function readStats(db: Database, memberId: string): Promise<Dashboard['stats']> {
	const added = (kind: 'anime' | 'manga') => sql`(select count(*)::int from title
		where posted_by = ${memberId} and removed_at is null and kind = ${kind})`
	const { rows } = await sql<Dashboard['stats']>`select
		${added('anime')} as animes,
		${added('manga')} as mangas,
		(select count(*)::int from news_article where author_id = ${memberId} and removed_at is null) as news,
		(select count(*)::int from revision where member_id = ${memberId}
			and before is not null and undoes is null and undone_by is null) as edits`.execute(db)
	return rows[0] ?? { animes: 0, edits: 0, news: 0, mangas: 0 }
}

/** Counts the comments with open reports. */
async function countReports(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom('comment')
		.where('open_reports', '>', 0)
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	return Number(count)
}
