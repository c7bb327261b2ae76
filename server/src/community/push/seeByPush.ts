import { sql } from 'kysely'
import { NUMBER_IN_TITLE, type Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { advanceTo } from '../../library/public.ts'
import { TITLE_OF_LINK } from '../notification/notifications.ts'

interface Press {
	/** The secret address of the device, which is the proof: a service worker has no session. */
	endpoint: string
	/** The id of the notification. */
	notification: string
	now: Date
	pictures: Pictures
}

/**
 * Raises a member's progress to the episode or chapter that a push told them of, and marks the notification as read. Belongs in
 * a transaction.
 *
 * @returns the member.
 * @throws Problem 404 unless the device is signed in and the notification is its member's, about an episode or a chapter.
 */
export async function seeByPush(db: Database, { endpoint, notification, now, pictures }: Press): Promise<string> {
	const { rows } = await sql<{ memberId: string; titleId: number; episode: number }>`
		update notification set read_at = coalesce(read_at, ${now})
		from push_subscription push join session on session.key_hash = push.session_hash
		where push.endpoint = ${endpoint} and session.expires_at > ${now}
			and notification.id = ${notification}::bigint and notification.member_id = push.member_id
			and notification.event in ('newEpisode', 'newChapter') and ${TITLE_OF_LINK} is not null
		returning notification.member_id as "memberId", ${TITLE_OF_LINK} as "titleId",
			coalesce((select ${NUMBER_IN_TITLE} from episode e where notification.link = '/episode/' || e.id),
				floor((notification.params ->> 'number')::numeric)::int) as episode`.execute(db)
	const [told] = rows
	if (!told) throw new Problem('request.notFound', 404)
	await advanceTo(db, { ...told, now, pictures })
	return told.memberId
}
