import { sql } from 'kysely'
import { artworkPath, FOLLOWED_ACTIVITIES, type FollowedActivity } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { type ActivityRow, newestActivities, toActivity } from './activity.ts'
import { subjectName, subjectsOf } from './subjects.ts'

/** The followed members whose activity is read, those followed last first: the work grows with their number. */
const MEMBERS_READ = 200

interface Row extends ActivityRow {
	member_id: string
	username: string
	avatar_url: string | null
}

/** The latest activity of the members whom a member follows, as far as their profiles and entries are public. */
export async function readFollowedActivity(
	db: Database,
	{ followerId, now, pictures }: { followerId: string; now: Date; pictures: Pictures },
): Promise<FollowedActivity[]> {
	const query = { ownerId: sql`owner.id`, viewerId: followerId, now }
	const { rows } = await sql<Row>`
		select owner.id as member_id, owner.username, owner.avatar_url, latest.* from (
			select member.id, member.username, member.avatar_url from member_follow
			join member on member.id = member_follow.followed_id
			where member_follow.follower_id = ${followerId}
				and ${readableMember(sql`${followerId}::uuid`, sql`member_follow.followed_id`)}
			order by member_follow.followed_at desc, member_follow.followed_id desc limit ${MEMBERS_READ}
		) as owner cross join lateral (${newestActivities(query, FOLLOWED_ACTIVITIES)}) as latest
		order by latest.at desc, latest.name collate "C" desc, latest.key collate "C" desc, owner.id
		limit ${FOLLOWED_ACTIVITIES}`.execute(db)
	const subjects = await subjectsOf(db, rows, pictures)
	return rows.flatMap((row): FollowedActivity[] => {
		const activity = toActivity(row, subjects.get(subjectName(row)))
		if (!activity) return []
		const { member_id, username: name, avatar_url } = row
		const user = { name, avatarUrl: avatar_url ?? artworkPath('avatar', member_id) }
		return [{ ...activity, id: `${member_id}-${activity.id}`, user }]
	})
}
