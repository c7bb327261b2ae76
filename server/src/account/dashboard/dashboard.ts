import type { Dashboard, Member } from 'shared-contract'
import { mayUndo } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readOwnActivity, readSiteActivity } from './siteActivity.ts'
import { countReports, readStats } from './stats.ts'

interface Asked {
	/** Whose dashboard. */
	member: Member
	/** Who looks at it; a visitor of a demo is nobody. */
	readerId: string | null
	now: Date
}

/** A contributor's figures and what happened last, by them and on the site. */
export async function readDashboard(db: Database, { member, readerId, now }: Asked): Promise<Dashboard> {
	const isModerator = readerId !== null && mayUndo(member)
	const [stats, site, own, reports] = await Promise.all([
		readStats(db, member.id),
		readSiteActivity(db, readerId, now),
		readOwnActivity(db, { member, readerId, now }),
		isModerator ? countReports(db) : null,
	])
	const { username: name, avatarUrl, role } = member
	return { name, avatarUrl, role, stats, site, own, reports }
}
