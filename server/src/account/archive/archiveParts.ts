import { sql } from 'kysely'
import type { ArchivePart } from './archivePart.ts'
import { COMMUNITY_PARTS } from './communityParts.ts'

const ACCOUNT_PARTS: readonly ArchivePart[] = [
	{
		file: 'profile.json',
		rows: (id, discordName) => sql`select m.id, m.username, m.email, m.bio, m.role, m.avatar_url, m.banner_url,
				m.joined_at, ${discordName}::text as discord_name,
				array(select f.username_key from former_username f where f.member_id = m.id order by 1) as former_names,
				array(select b.badge from member_badge b where b.member_id = m.id order by 1) as badges
			from member m where m.id = ${id}`,
	},
	{
		file: 'settings.json',
		rows: (
			id,
		) => sql`select coalesce((select is_public from member_privacy p where p.member_id = m.id), true) as is_public,
				(select messages_from from member_privacy p where p.member_id = m.id) as messages_from,
				(select born_on from member_age a where a.member_id = m.id) as born_on,
				coalesce((select shows_adult from member_age a where a.member_id = m.id), false) as shows_adult,
				(select to_jsonb(n) - 'member_id' || jsonb_build_object('zone', m.zone)
					from notification_preference n where n.member_id = m.id) as notifications,
				(select email from email_change c where c.member_id = m.id) as pending_email,
				m.score_scale,
				(select to_jsonb(h) - 'member_id' from home_layout h where h.member_id = m.id) as home_layout,
				(select created_at from calendar_token c where c.member_id = m.id) as calendar_address_made_at
			from member m where m.id = ${id}`,
	},
	{
		file: 'sessions.json',
		rows: (id) => sql`select s.user_agent, s.created_at, s.used_at, s.expires_at, p.created_at as push_since,
				p.succeeded_at as last_push from session s left join push_subscription p on p.session_hash = s.key_hash
			where s.member_id = ${id} order by s.created_at, s.id`,
	},
	{
		file: 'apps/tokens.json',
		rows: (id) => sql`select name, scopes, created_at, expires_at, used_at from access_token
			where member_id = ${id} order by created_at, id`,
	},
	{
		file: 'apps/registered.json',
		rows: (id) => sql`select id, name, website, redirect_addresses, uses_device_flow, allows_plain_challenge, created_at
			from app where owner_id = ${id} order by created_at, id`,
	},
	{
		file: 'apps/allowed.json',
		rows: (id) => sql`select a.name, a.website, g.payload -> 'openid' ->> 'scope' as scopes, g.created_at, g.used_at
			from oauth_record g join app a on a.id = g.app_id
			where g.member_id = ${id} and g.model = 'Grant' order by g.created_at, g.id_hash`,
	},
	{
		file: 'passkeys.json',
		rows: (id) => sql`select name, created_at, used_at from passkey where member_id = ${id} order by created_at, id`,
	},
	{
		file: 'lists/custom-lists.json',
		rows: (id) => sql`select l.title, l.description, l.is_public, l.created_at, coalesce((
				select json_agg(json_build_object('title_id', t.id, 'title', t.title, 'text', i.text, 'added_at', i.added_at,
					'added_by', (select username from member m where m.id = i.added_by)) order by i.position, t.id)
				from custom_list_item i join title t on t.id = i.title_id where i.list_id = l.id), '[]') as items
			from custom_list l where l.member_id = ${id} and l.removed_at is null order by l.position, l.id`,
	},
	{
		file: 'lists/saved-views.json',
		rows: (id) => sql`select place, name, query, is_public, created_at from saved_view
			where member_id = ${id} and removed_at is null order by created_at, id`,
	},
	{
		file: 'lists/shared-lists.json',
		rows: (id) => sql`select l.title, m.username as owner, p.role, p.accepted_at, p.follows, p.seen_at
			from custom_list_member p join custom_list l on l.id = p.list_id join member m on m.id = l.member_id
			where p.member_id = ${id} order by l.id`,
	},
	{
		file: 'lists/list-changes.json',
		rows: (id) => sql`select l.title as list, c.kind, c.title_id, t.title, c.was, c.became, c.changed_at
			from custom_list_change c join custom_list l on l.id = c.list_id left join title t on t.id = c.title_id
			where c.member_id = ${id} order by c.id`,
	},
	{
		file: 'lists/favorites.json',
		rows: (id) => sql`select f.kind, f.added_at, f.title_id, t.title, f.character_id, c.name as character, f.person_id,
				p.name as person, f.studio_id, s.name as studio
			from favorite f left join title t on t.id = f.title_id left join character c on c.id = f.character_id
			left join person p on p.id = f.person_id left join studio s on s.id = f.studio_id
			where f.member_id = ${id} order by f.kind, f.position, f.id`,
	},
	{
		file: 'lists/not-interested.json',
		rows: (id) => sql`select n.title_id, t.title, n.said_at from not_interested n join title t on t.id = n.title_id
			where n.member_id = ${id} order by n.said_at, n.title_id`,
	},
	{
		file: 'lists/progress-log.json',
		rows: (id) => sql`select p.title_id, t.title, p.round, p.first, p.last, p.seen_at
			from list_progress p join title t on t.id = p.title_id
			where p.member_id = ${id} order by p.seen_at, p.id`,
	},
	{
		file: 'lists/imports.json',
		rows: (id) => sql`select file_name, format, source_owner, applied_at, undone_at from list_import
			where member_id = ${id} and applied_at is not null order by applied_at, id`,
	},
	{
		file: 'votes/titles.json',
		rows: (
			id,
		) => sql`select v.title_id, t.title, v.exact as score, v.voted_at from title_vote v join title t on t.id = v.title_id
			where v.member_id = ${id} order by v.voted_at, v.title_id`,
	},
	{
		file: 'votes/episodes.json',
		rows: (
			id,
		) => sql`select e.id as episode_id, t.title, e.label as episode, v.exact as score, v.voted_at, r.reaction, r.reacted_at
			from episode e join title t on t.id = e.title_id
			left join episode_vote v on v.episode_id = e.id and v.member_id = ${id}
			left join episode_reaction r on r.episode_id = e.id and r.member_id = ${id}
			where e.id in (select episode_id from episode_vote where member_id = ${id}
				union select episode_id from episode_reaction where member_id = ${id}) order by e.id`,
	},
	{
		file: 'contributions/drafts.json',
		rows: (id) => sql`select entity, entity_id, kind, text, source_url, asked_at from text_draft
			where member_id = ${id} order by id`,
	},
	{
		file: 'contributions/revisions.json',
		rows: (id) => sql`select id, entity, entity_id, made_at, before, after, undoes, undone_by, drafted from revision
			where member_id = ${id} order by id`,
	},
	{
		file: 'contributions/answers.json',
		rows: (id) => sql`select c.kind, c.subject_id, c.object, a.answer, a.answered_at from candidate_answer a
			join candidate c on c.id = a.candidate_id where a.member_id = ${id} order by a.answered_at, c.id`,
	},
	{
		file: 'contributions/added.json',
		rows: (id) => sql`select * from (
				select 'title' as what, t.id, t.title, t.added_at as at from title t where t.posted_by = ${id}
				union all select 'news', n.id, n.title, n.published_at from news_article n where n.author_id = ${id}
				union all select 'episode', e.id, e.title, e.added_at from episode e where e.added_by = ${id}
				union all select 'chapter', c.id, c.title, c.added_at from chapter c where c.added_by = ${id}
			) added order by at, what, id`,
	},
]

/** All stored data of a member except lists, pictures and what later slices hold. */
export const ARCHIVE_PARTS: readonly ArchivePart[] = [...ACCOUNT_PARTS, ...COMMUNITY_PARTS]
