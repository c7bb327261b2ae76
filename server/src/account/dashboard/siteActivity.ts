import { type RawBuilder, sql } from 'kysely'
import { artworkPath, DASHBOARD_ACTIVITIES, type Member, SITE_EVENTS, type SiteActivity } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import { readActivity, revisedEntityExists, type SubjectKey, subjectName, subjectsOf } from '../../community/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'

interface Row extends SubjectKey {
	event: SiteActivity['event']
	at: Date
	key: number
	member_id: string
	username: string
	avatar_url: string | null
}

interface OwnQuery {
	member: Member
	viewerId: string | null
	now: Date
	pictures: Pictures
}

/** The sources of a member's activity that the dashboard shows. */
const OWN_SOURCES = ['news', 'progress', 'revision', 'title']

/** The latest changes of the catalogue and the news, by members who are visible to the viewer (`null`: a visitor). */
export async function readSiteActivity(
	db: Database,
	{ viewerId, now, pictures }: Omit<OwnQuery, 'member'>,
): Promise<SiteActivity[]> {
	const rows = await readRows(db, viewerId, now)
	const subjects = await subjectsOf(db, rows, pictures)
	return rows.flatMap((row): SiteActivity[] => {
		const subject = subjects.get(subjectName(row))
		if (!subject) return []
		const { event, at, key, username: name, member_id } = row
		const avatarUrl = row.avatar_url ?? artworkPath('avatar', member_id)
		return [{ id: `${event}-${key}`, event, at: at.toISOString(), subject, progress: null, user: { name, avatarUrl } }]
	})
}

/** A member's latest changes of the catalogue and the news, and their latest progress. */
export async function readOwnActivity(
	db: Database,
	{ member, viewerId, now, pictures }: OwnQuery,
): Promise<SiteActivity[]> {
	const query = { ownerId: member.id, viewerId, now, only: OWN_SOURCES, after: undefined, pictures }
	const { items } = await readActivity(db, query)
	const user = { name: member.username, avatarUrl: member.avatarUrl }
	const own = items.flatMap(({ event: done, score: _score, exact: _exact, ...activity }): SiteActivity[] => {
		const event = SITE_EVENTS.find((known) => known === done)
		return event ? [{ ...activity, event, user }] : []
	})
	return own.slice(0, DASHBOARD_ACTIVITIES)
}

async function readRows(db: Database, viewerId: string | null, now: Date): Promise<Row[]> {
	const isVisible = (member: RawBuilder<unknown>) => sql`${member} is not null and ${readableMember(viewerId, member)}`
	const { rows } = await sql<Row>`
		with done as (
			(select 'added' as event, 'title' as kind, t.id, t.id as key, t.added_at as at, t.posted_by as member_id
				from title t where ${isVisible(sql`t.posted_by`)} and t.removed_at is null and t.added_at <= ${now}
				order by t.added_at desc, t.id desc limit ${DASHBOARD_ACTIVITIES})
			union all
			(select 'published', 'article', n.id, n.id, n.published_at, n.author_id
				from news_article n where ${isVisible(sql`n.author_id`)} and n.removed_at is null and n.published_at <= ${now}
				order by n.published_at desc, n.id desc limit ${DASHBOARD_ACTIVITIES})
			union all
			(select 'edited', r.entity, r.entity_id, r.id, r.made_at, r.member_id
				from revision r where ${isVisible(sql`r.member_id`)} and r.before is not null and r.undoes is null
					and r.undone_by is null and ${revisedEntityExists(sql`r.entity`, sql`r.entity_id`)}
				order by r.id desc limit ${DASHBOARD_ACTIVITIES})
		)
		select d.event, d.kind, d.id::text as id, d.key, d.at, d.member_id, m.username, m.avatar_url
		from done d join member m on m.id = d.member_id
		order by d.at desc, d.event, d.key desc limit ${DASHBOARD_ACTIVITIES}`.execute(db)
	return rows
}
