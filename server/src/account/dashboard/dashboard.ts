import type { Dashboard, Member } from 'shared-contract'
import { mayUndo, type Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readOwnActivity, readSiteActivity } from './siteActivity.ts'
import { countReports, readStats } from './stats.ts'

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
