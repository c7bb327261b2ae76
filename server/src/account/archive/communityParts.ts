import { sql } from 'kysely'
import type { ArchivePart } from './archivePart.ts'

/** A member's own texts and relations. Of other members it has only names. */
export const COMMUNITY_PARTS: readonly ArchivePart[] = [
	{
		file: 'community/comments.json',
		rows: (
			id,
		) => sql`select id, title_id, episode_id, article_id, list_id, parent_id, text, image_url, spoiler_number, likes,
				created_at, edited_at, removed_at, hidden_at, hidden_reason
			from comment where member_id = ${id} and review_of is null order by id`,
	},
	{
		file: 'community/reviews.json',
		rows: (
			id,
		) => sql`select c.id, c.review_of as title_id, t.title, v.exact as score, c.text, c.spoiler_number, r.helpful, r.unhelpful,
				c.created_at, c.edited_at, c.removed_at, c.hidden_at, c.hidden_reason, coalesce((
					select json_agg(json_build_object('text', f.text, 'replaced_at', f.replaced_at) order by f.version)
					from review_version f where f.comment_id = c.id), '[]') as former
			from comment c join review r on r.comment_id = c.id join title t on t.id = c.review_of
			left join title_vote v on v.title_id = c.review_of and v.member_id = c.member_id
			where c.member_id = ${id} order by c.id`,
	},
	{
		file: 'community/recommendations.json',
		rows: (id) => sql`select t.title as "for", o.title as recommended, r.reason, r.made_at from recommendation r
			join title t on t.id = r.title_id join title o on o.id = r.recommended_id where r.member_id = ${id} order by r.id`,
	},
	{
		file: 'community/likes.json',
		rows: (id) => sql`select * from (
				select 'comment' as what, comment_id::text as id, null::timestamptz as at from comment_like where member_id = ${id}
				union all select case when is_helpful then 'review' else 'not helpful review' end, comment_id::text, null
					from review_vote where member_id = ${id}
				union all select 'recommendation', recommendation_id::text, null from recommendation_vote where member_id = ${id}
				union all select 'member', m.username, l.liked_at from profile_like l join member m on m.id = l.liked_id
					where l.member_id = ${id}
			) given order by what, id`,
	},
	{
		file: 'community/reports.json',
		rows: (id) => sql`select * from (
				select case when c.review_of is null then 'comment' else 'review' end as what, r.comment_id::text as id, r.reason,
					r.text, r.created_at, r.resolved_at
					from comment_report r join comment c on c.id = r.comment_id where r.reporter_id = ${id}
				union all select c.kind, c.content_id, r.reason, r.text, r.created_at, r.resolved_at
					from report r join moderation_case c on c.id = r.case_id where r.reporter_id = ${id}
			) written order by created_at, what, id`,
	},
	{
		file: 'community/appeals.json',
		rows: (id) => sql`select c.kind as what, c.content_id as id, c.rule, c.reason, c.hidden_at, c.appeal, c.appealed_at,
				c.appeal_state as result
			from moderation_case c
			left join comment o on o.id = c.comment_id
			left join custom_list l on l.id = c.list_id
			left join news_article n on n.id = c.article_id
			left join recommendation r on r.id = c.recommendation_id
			where (c.hidden_at is not null or c.appealed_at is not null)
				and coalesce(c.author_id, o.member_id, l.member_id, n.author_id, r.member_id) = ${id}::uuid
			order by c.id`,
	},
	{
		file: 'community/messages-sent.json',
		rows: (id) => sql`select m.conversation_id, g.name as "group", c.channel_key as channel, o.username as "with",
				m.number, m.text, m.picture_id, m.picture_alt, m.picture_spoiler, m.sent_at, m.edited_at, m.title_id, m.episode, m.reply_to
			from message m join conversation c on c.id = m.conversation_id
			left join community_group g on g.id = c.group_id
			left join member o on o.id = case when c.low_id = ${id}::uuid then c.high_id else c.low_id end
			where m.author_id = ${id} and m.deletion is null order by m.sent_at, m.conversation_id, m.number`,
	},
	{
		file: 'community/message-reactions.json',
		rows: (id) => sql`select conversation_id, number, reaction from message_reaction
			where member_id = ${id} order by conversation_id, number, reaction`,
	},
	{
		file: 'community/poll-votes.json',
		rows: (id) => sql`select p.conversation_id, p.options[v.option + 1] as voted_for from channel_poll_vote v
			join channel_poll p on p.id = v.poll_id where v.member_id = ${id} order by p.conversation_id`,
	},
	{
		file: 'community/together.json',
		rows: (id) => sql`select s.code, r.begun_by = s.member_id as begun, s.joined_at, s.wishes, coalesce((
				select json_agg(json_build_object('title', t.title, 'vote', v.vote) order by t.title)
				from together_vote v join title t on t.id = v.title_id where v.seat_id = s.id), '[]') as votes
			from together_seat s join together_room r on r.code = s.code where s.member_id = ${id} order by s.joined_at`,
	},
	{
		file: 'community/groups.json',
		rows: (id) => sql`select g.id, g.name, g.description, g.is_public, m.role, m.joined_at,
				exists (select from progress_sharing p where p.group_id = g.id and p.member_id = m.member_id) as shares_progress,
				(select created_at from group_calendar c where c.group_id = g.id and c.member_id = m.member_id)
					as calendar_address_made_at
			from group_member m join community_group g on g.id = m.group_id
			where m.member_id = ${id} order by m.joined_at, g.id`,
	},
	{
		file: 'community/group-bans.json',
		rows: (id) => sql`select g.id, g.name, b.banned_at, b.member_id = ${id}::uuid as is_banned
			from group_ban b join community_group g on g.id = b.group_id
			where ${id}::uuid in (b.member_id, b.banned_by) order by b.banned_at, g.id`,
	},
	{
		file: 'community/group-acts.json',
		rows: (
			id,
		) => sql`select g.id, g.name, l.action, l.at, l.member_id = ${id}::uuid as is_concerned, l.actor_id = ${id}::uuid as is_actor
			from group_log l join community_group g on g.id = l.group_id
			where ${id}::uuid in (l.member_id, l.actor_id) order by l.id`,
	},
	{
		file: 'community/people.json',
		rows: (id) => sql`select * from (
				select 'following' as relation, m.username, f.followed_at as since from member_follow f
					join member m on m.id = f.followed_id where f.follower_id = ${id}
				union all select 'follower', m.username, f.followed_at from member_follow f
					join member m on m.id = f.follower_id where f.followed_id = ${id}
				union all select 'blocked', m.username, b.blocked_at from member_block b
					join member m on m.id = b.blocked_id where b.member_id = ${id}
				union all select case when s.accepted_at is not null then 'friend'
						when s.requested_by = ${id}::uuid then 'friend request sent' else 'friend request received' end,
					m.username, coalesce(s.accepted_at, s.requested_at) from friendship s
					join member m on m.id = case when s.low_id = ${id}::uuid then s.high_id else s.low_id end
					where ${id}::uuid in (s.low_id, s.high_id)
			) known order by relation, since, username`,
	},
	{
		file: 'community/notifications.json',
		rows: (id) => sql`select type, event, params, link, created_at, read_at from notification
			where member_id = ${id} order by id`,
	},
	{
		file: 'community/letters.json',
		rows: (id) => sql`select * from (
				select 'bug report' as what, description as text, email, sent_at from bug_report where member_id = ${id}
				union all select 'feedback', message, email, sent_at from feedback where member_id = ${id}
			) written order by sent_at, what`,
	},
]
