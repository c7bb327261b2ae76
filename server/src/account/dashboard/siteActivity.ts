import { type RawBuilder, sql } from 'kysely'
import { artworkPath, DASHBOARD_ACTIVITIES, type Member, type SiteActivity } from 'shared-contract'
import { readActivity } from '../../community/activity/activity.ts'
import { type SubjectKey, subjectName, subjectsOf } from '../../community/activity/subjects.ts'
import { readableMember } from '../../community/privacy/mayRead.ts'
import type { Database } from '../../database/schema.ts'

interface Asked {
	/** Whose; null is everybody's. */
	of: string | null
	/** Null is a visitor. */
	readerId: string | null
	now: Date
}

interface Row extends SubjectKey {
	event: SiteActivity['event']
	at: Date
	key: number
	member_id: string
	username: string
	avatar_url: string | null
}

/** The latest of what members, or one of them, did to the catalogue and the news, without those whom the reader may not know of. */
export async function readSiteActivity(db: Database, asked: Asked): Promise<SiteActivity[]> {
	const rows = await readRows(db, asked)
	const subjects = await subjectsOf(db, rows)
	return rows.flatMap((row): SiteActivity[] => {
		const subject = subjects.get(subjectName(row))
		if (!subject) return []
		const { event, at, key, username: name, member_id } = row
		const avatarUrl = row.avatar_url ?? artworkPath('avatar', member_id)
		return [{ id: `${event}-${key}`, event, at: at.toISOString(), subject, progress: null, user: { name, avatarUrl } }]
	})
}

/** The latest of what a member did: to the catalogue and the news, and how far they have come with their list. */
export async function readOwnActivity(
	db: Database,
	{ member, readerId, now }: { member: Member; readerId: string | null; now: Date },
): Promise<SiteActivity[]> {
	const [made, { items }] = await Promise.all([
		readSiteActivity(db, { of: member.id, readerId, now }),
		readActivity(db, { ownerId: member.id, readerId, now, after: undefined }),
	])
	const user = { name: member.username, avatarUrl: member.avatarUrl }
	const seen = items.flatMap(({ event, score: _score, ...activity }): SiteActivity[] =>
		event === 'progressed' || event === 'finished' ? [{ ...activity, event, user }] : [],
	)
	return [...made, ...seen].toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, DASHBOARD_ACTIVITIES)
}

async function readRows(db: Database, { of, readerId, now }: Asked): Promise<Row[]> {
	const shown = (member: RawBuilder<unknown>) =>
		of === null ? sql`${member} is not null and ${readableMember(readerId, member)}` : sql`${member} = ${of}`
	const { rows } = await sql<Row>`
		with done as (
			(select 'added' as event, 'title' as kind, t.id, t.id as key, t.added_at as at, t.posted_by as member_id
				from title t where ${shown(sql`t.posted_by`)} and t.removed_at is null and t.added_at <= ${now}
				order by t.added_at desc, t.id desc limit ${DASHBOARD_ACTIVITIES})
			union all
			(select 'published', 'article', n.id, n.id, n.published_at, n.author_id
				from news_article n where ${shown(sql`n.author_id`)} and n.removed_at is null and n.published_at <= ${now}
				order by n.published_at desc, n.id desc limit ${DASHBOARD_ACTIVITIES})
			union all
			(select 'edited', r.entity, r.entity_id, r.id, r.made_at, r.member_id
				from revision r where ${shown(sql`r.member_id`)} and r.before is not null and r.undoes is null
					and r.undone_by is null
				order by r.id desc limit ${DASHBOARD_ACTIVITIES})
		)
		select d.event, d.kind, d.id::text as id, d.key, d.at, d.member_id, m.username, m.avatar_url
		from done d join member m on m.id = d.member_id
		order by d.at desc, d.event, d.key desc limit ${DASHBOARD_ACTIVITIES}`.execute(db)
	return rows
}
