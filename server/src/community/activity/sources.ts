import { type RawBuilder, sql } from 'kysely'
import type { ActivitySubject } from 'shared-contract'
import { TITLE_TOTAL } from '../../catalogue/public.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { notImported } from '../../library/public.ts'
import { articleExists, episodeExists, revisedEntityExists, titleExists } from './exists.ts'

/** Selects the activity of one member as the viewer (`null`: a visitor) may see it. */
export interface ActivityQuery {
	/** Their id, or SQL for it that names no table by one letter. */
	ownerId: string | RawBuilder<unknown>
	viewerId: string | null
	now: Date
	/** Names of the sources to read; all where it is missing. */
	only?: readonly string[]
}

/** One table of activities: its columns as SQL. */
interface Source {
	/** Distinguishes rows of different sources with the same instant. */
	name: string
	event: RawBuilder<unknown>
	at: RawBuilder<unknown>
	/** A unique key that orders rows with the same instant. `key` is `tie` as text with the same sort order. */
	tie: RawBuilder<unknown>
	key: RawBuilder<unknown>
	subject: RawBuilder<unknown>
	subjectId: RawBuilder<unknown>
	/** The score, where the activity is a vote. */
	score?: RawBuilder<unknown>
	/** The last episode or chapter reached. */
	progress?: RawBuilder<unknown>
	/** The first episode or chapter of the same session. */
	first?: RawBuilder<unknown>
	/** The SQL from `from` to the end of `where`. */
	rows: RawBuilder<unknown>
}

/** Sort keys of rows with a numeric id. */
const numericKey = (id: RawBuilder<unknown>) => ({ tie: id, key: sql`lpad((${id})::text, 19, '0')` })
/** Subject columns of a source whose rows all have the same kind of subject. */
const subjectColumns = (kind: ActivitySubject['kind'], id: RawBuilder<unknown>) => ({
	subject: sql.lit(kind),
	subjectId: sql`(${id})::text`,
})
/** Episodes with at most this time between them are one activity, shown with the last episode. */
const SESSION_GAP = sql`interval '3 hours'`

/** Excludes titles that are private on the owner's list, unless the viewer is the owner. */
function notPrivate({ ownerId, viewerId }: ActivityQuery, titleId: RawBuilder<unknown>): RawBuilder<unknown> {
	if (viewerId === ownerId) return sql`true`
	return sql`not exists (select from list_entry p
		where p.member_id = ${ownerId} and p.title_id = ${titleId} and p.is_private)`
}

const titleOf = (episodeId: RawBuilder<unknown>) => sql`(select title_id from episode where id = ${episodeId})`

/**
 * All tables that record a member's activity, limited to subjects that still exist. Each has an index on member and
 * instant.
 */
export function sourcesOf(query: ActivityQuery): readonly Source[] {
	const { ownerId, viewerId, now } = query
	return [
		{
			name: 'comment',
			event: sql`case when c.review_of is not null then 'reviewed' when c.parent_id is null then 'commented' else 'replied' end`,
			at: sql`c.created_at`,
			...numericKey(sql`c.id`),
			subject: sql`case when coalesce(c.title_id, c.review_of) is not null then 'title' when c.episode_id is not null then 'episode' else 'article' end`,
			subjectId: sql`coalesce(c.title_id, c.review_of, c.episode_id, c.article_id)::text`,
			rows: sql`from comment c where c.member_id = ${ownerId}
				and c.list_id is null and c.removed_at is null and c.hidden_at is null and case
					when c.title_id is not null then ${titleExists(sql`c.title_id`)}
					when c.review_of is not null then ${titleExists(sql`c.review_of`)}
					when c.episode_id is not null then ${episodeExists(sql`c.episode_id`)}
					else ${articleExists(sql`c.article_id`)} end`,
		},
		{
			name: 'follow',
			event: sql`'followed'`,
			at: sql`f.followed_at`,
			tie: sql`f.followed_id`,
			key: sql`f.followed_id::text`,
			...subjectColumns('member', sql`f.followed_id`),
			rows: sql`from member_follow f
				where f.follower_id = ${ownerId} and ${readableMember(viewerId, sql`f.followed_id`)}`,
		},
		{
			name: 'group',
			event: sql`'joined'`,
			at: sql`g.joined_at`,
			tie: sql`g.group_id collate "C"`,
			key: sql`g.group_id`,
			...subjectColumns('group', sql`g.group_id`),
			rows: sql`from group_member g join community_group cg on cg.id = g.group_id
				where g.member_id = ${ownerId} and cg.is_public`,
		},
		{
			name: 'like',
			event: sql`'liked'`,
			at: sql`l.reacted_at`,
			...numericKey(sql`l.episode_id`),
			...subjectColumns('episode', sql`l.episode_id`),
			rows: sql`from episode_reaction l where l.member_id = ${ownerId} and l.reaction = 'like'
				and ${episodeExists(sql`l.episode_id`)} and ${notPrivate(query, titleOf(sql`l.episode_id`))}`,
		},
		{
			name: 'news',
			event: sql`'published'`,
			at: sql`n.published_at`,
			...numericKey(sql`n.id`),
			...subjectColumns('article', sql`n.id`),
			rows: sql`from news_article n
				where n.author_id = ${ownerId} and n.removed_at is null and n.published_at <= ${now}`,
		},
		{
			name: 'progress',
			event: sql`case when p.last >= ${TITLE_TOTAL} then 'finished' else 'progressed' end`,
			at: sql`p.seen_at`,
			...numericKey(sql`p.id`),
			...subjectColumns('title', sql`p.title_id`),
			progress: sql`p.last`,
			first: sql`(select max(s.first) from list_progress s
				where s.member_id = p.member_id and s.title_id = p.title_id and s.round = p.round and s.first <= p.first
				and not exists (select from list_progress b where b.member_id = s.member_id and b.title_id = s.title_id
					and b.round = s.round and b.last = s.first - 1 and s.seen_at < b.seen_at + ${SESSION_GAP}))`,
			rows: sql`from list_progress p
				join list_entry e on e.member_id = p.member_id and e.title_id = p.title_id and e.removed_at is null
				join title t on t.id = p.title_id and t.removed_at is null
				where p.member_id = ${ownerId} and ${notPrivate(query, sql`p.title_id`)}
				and ${notImported(ownerId, sql`p.seen_at`)}
				and not exists (select from list_progress n where n.member_id = p.member_id and n.title_id = p.title_id
					and n.round = p.round and n.first = p.last + 1 and n.seen_at < p.seen_at + ${SESSION_GAP})`,
		},
		{
			name: 'revision',
			event: sql`'edited'`,
			at: sql`r.made_at`,
			...numericKey(sql`r.id`),
			subject: sql`r.entity`,
			subjectId: sql`r.entity_id::text`,
			rows: sql`from revision r
				where r.member_id = ${ownerId} and r.before is not null and r.undoes is null and r.undone_by is null
				and ${revisedEntityExists(sql`r.entity`, sql`r.entity_id`)}`,
		},
		{
			name: 'saved',
			event: sql`'saved'`,
			at: sql`s.saved_at`,
			...numericKey(sql`s.title_id`),
			...subjectColumns('title', sql`s.title_id`),
			rows: sql`from saved_title s where s.member_id = ${ownerId} and ${titleExists(sql`s.title_id`)}
				and ${notPrivate(query, sql`s.title_id`)}
				and ${notImported(ownerId, sql`s.saved_at`)}`,
		},
		{
			name: 'title',
			event: sql`'added'`,
			at: sql`t.added_at`,
			...numericKey(sql`t.id`),
			...subjectColumns('title', sql`t.id`),
			rows: sql`from title t where t.posted_by = ${ownerId} and t.removed_at is null and t.added_at <= ${now}`,
		},
		{
			name: 'vote',
			event: sql`'scored'`,
			at: sql`v.voted_at`,
			...numericKey(sql`v.title_id`),
			...subjectColumns('title', sql`v.title_id`),
			score: sql`v.exact`,
			rows: sql`from title_vote v where v.member_id = ${ownerId} and ${titleExists(sql`v.title_id`)}
				and ${notPrivate(query, sql`v.title_id`)} and ${notImported(ownerId, sql`v.voted_at`)}`,
		},
		{
			name: 'voteEpisode',
			event: sql`'scored'`,
			at: sql`w.voted_at`,
			...numericKey(sql`w.episode_id`),
			...subjectColumns('episode', sql`w.episode_id`),
			score: sql`w.exact`,
			rows: sql`from episode_vote w where w.member_id = ${ownerId} and ${episodeExists(sql`w.episode_id`)}
				and ${notPrivate(query, titleOf(sql`w.episode_id`))}`,
		},
	]
}
