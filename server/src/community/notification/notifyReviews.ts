import { sql } from 'kysely'
import { takeReviewed } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { runJob } from '../../core/jobs/runJob.ts'
import { type StoredNotification, showStored } from './notify.ts'

const EVERY_MS = 50_000

/** Notifies members of what became of their proposals: stores and shows. */
export async function notifyReviews(context: AppContext): Promise<void> {
	const stored = await runJob(context.db, { name: 'reviews', everyMs: EVERY_MS, work: storeReviews }, context.now())
	await showStored(context, stored ?? [])
}

// `about` refines the event; pages of former releases show the text of the event itself.
async function storeReviews(db: Database, now: Date): Promise<StoredNotification[]> {
	const reviewed = await takeReviewed(db, now)
	if (reviewed.length === 0) return []
	const { rows } = await sql<StoredNotification>`
		insert into notification (member_id, type, event, params, link, created_at)
		select m.id, 'system', 'moderation', jsonb_build_object('title', r.name, 'about', r.state), '/proposals', ${now}
		from json_to_recordset(${JSON.stringify(reviewed)}::json) as r ("memberId" uuid, name text, state text)
		join member m on m.id = r."memberId"
		returning id, member_id as "memberId", on_site as "onSite"`.execute(db)
	return rows
}
