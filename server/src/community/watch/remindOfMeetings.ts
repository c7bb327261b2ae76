import { sql } from 'kysely'
import type { Pace } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { runJob } from '../../core/jobs/runJob.ts'
import { type StoredNotification, showStored } from '../notification/notify.ts'
import { RELEASES_ON_SITE, RELEASES_WANTED } from '../notification/preferences.ts'
import { meetingsFrom } from './meetings.ts'

const EVERY_MS = 50_000
const BEFORE_MS = HOUR_MS

/** Reminds the members of watch groups of meetings that begin within the hour: stores the notifications, and shows them. */
export async function remindOfMeetings(context: AppContext): Promise<void> {
	const job = { name: 'meetings', everyMs: EVERY_MS, work: storeReminders }
	await showStored(context, (await runJob(context.db, job, context.now())) ?? [])
}

interface Due {
	conversation_id: string
	pace: Pace
	next_meeting: Date
	episodes: number
}

/** Stores the reminders, each once. A meeting that began while the site was away has none. */
export async function storeReminders(db: Database, now: Date): Promise<StoredNotification[]> {
	const { rows } = await sql<Due>`
		select w.conversation_id, w.pace, w.next_meeting,
			(select case when t.format = 'Movie' then 1 else count(e.id) end from title t
				left join episode e on e.title_id = t.id and e.kind = 'regular' where t.id = w.title_id group by t.id) as episodes
		from channel_watch w
		where w.next_meeting <= ${new Date(now.getTime() + BEFORE_MS)} and w.pace is not null
		order by w.conversation_id for update of w`.execute(db)
	const stored: StoredNotification[] = []
	for (const due of rows) {
		stored.push(...(await remind(db, due, now)))
		const after = meetingsFrom(due.pace, new Date(Math.max(now.getTime(), due.next_meeting.getTime()) + 1)).next()
		await db
			.updateTable('channel_watch')
			.set({ next_meeting: after.value ? new Date(after.value.at) : null })
			.where('conversation_id', '=', due.conversation_id)
			.execute()
	}
	return stored
}

// The event is one that every released slice knows; `about` selects the message in the newer ones.
async function remind(db: Database, { conversation_id, pace, next_meeting, episodes }: Due, now: Date) {
	const meeting = meetingsFrom(pace, next_meeting).next().value
	if (!meeting || next_meeting < now || (episodes > 0 && meeting.from > episodes)) return []
	const last = episodes > 0 ? Math.min(meeting.to, episodes) : meeting.to
	const { rows } = await sql<StoredNotification>`
		insert into notification (member_id, type, event, params, link, created_at, on_site)
		select g.member_id, 'update', 'siteUpdate', jsonb_build_object('title', title.title, 'about', 'meeting',
				'group', community_group.name, 'number', ${String(meeting.from)}::text, 'last', ${String(last)}::text),
			'/messages/g/' || c.group_id || '/' || c.channel_key, ${now}, ${RELEASES_ON_SITE}
		from channel_watch w join conversation c on c.id = w.conversation_id
		join title on title.id = w.title_id and title.removed_at is null
		join community_group on community_group.id = c.group_id
		join group_member g on g.group_id = c.group_id
		left join notification_preference preference on preference.member_id = g.member_id
		where w.conversation_id = ${conversation_id} and ${RELEASES_WANTED}
		order by g.member_id
		returning id, member_id as "memberId", on_site as "onSite"`.execute(db)
	return rows
}
