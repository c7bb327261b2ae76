import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import {
	type Comment,
	MENTIONED_ON_FIRST_DAY,
	MENTIONED_PER_DAY,
	MENTIONS_MAX,
	mentionsIn,
	type RouteAnswer,
	type revealCommentRoute,
} from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { deferLive } from '../../core/live/live.ts'
import { Problem } from '../../core/problem.ts'
import { notify } from '../notification/notify.ts'
import { commentPath } from './notifyOfComment.ts'
import type { CommentTarget } from './target.ts'

type Content = RouteAnswer<typeof revealCommentRoute>

/** The members whom names stand for, as far as a viewer may see them, by the name as typed. Former names count. */
const membersSeen = (db: Database, names: readonly string[], viewerId: string | null) =>
	membersNamed(db, names, (id) => readableMember(viewerId, id))

/** The members whom names stand for, by the name as typed, among those of a condition. Former names count. */
export async function membersNamed(
	db: Database,
	names: readonly string[],
	isMeant: (memberId: Expression<unknown>) => Expression<SqlBool>,
): Promise<Map<string, string>> {
	if (names.length === 0) return new Map<string, string>()
	const { rows } = await sql<{ name: string; id: string }>`select wanted.name, named.id
		from unnest(${[...names]}::text[], ${names.map(usernameKey)}::text[]) as wanted (name, key)
		cross join lateral (
			select id, 1 as place from member where username_key = wanted.key
			union all select member_id, 2 from former_username where username_key = wanted.key
			order by place limit 1
		) named
		where ${isMeant(sql.ref('named.id'))}`.execute(db)
	return new Map(rows.map(({ name, id }) => [name, id]))
}

/** Adds to contents the names in them that stand for members whom the viewer may see. */
async function withMentions<Said extends Content>(db: Database, said: readonly Said[], viewerId: string | null) {
	const names = new Map(said.map((content) => [content, mentionsIn(content.text)]))
	const members = await membersSeen(db, [...new Set([...names.values()].flat())], viewerId)
	return new Map(
		said.map((content) => {
			const mentions = (names.get(content) ?? []).filter((name) => members.has(name))
			return [content, mentions.length === 0 ? content : { ...content, mentions }]
		}),
	)
}

/** What a comment says, with the members that it mentions. */
export async function contentWithMentions(db: Database, content: Content, viewerId: string | null): Promise<Content> {
	return (await withMentions(db, [content], viewerId)).get(content) ?? content
}

/** Comments with the members that they mention. What the viewer may not read is not searched. */
export async function commentsWithMentions(
	db: Database,
	comments: readonly Comment[],
	viewerId: string | null,
): Promise<Comment[]> {
	const bodies = comments.map(({ body }) => body)
	const shown = await withMentions(
		db,
		bodies.filter((body) => body.state === 'shown'),
		viewerId,
	)
	const hidden = bodies.flatMap((body) => (body.state === 'hidden' && body.written ? [body.written] : []))
	const written = await withMentions(db, hidden, viewerId)
	return comments.map((comment) => {
		const { body } = comment
		if (body.state === 'shown') return { ...comment, body: shown.get(body) ?? body }
		if (body.state !== 'hidden' || !body.written) return comment
		return { ...comment, body: { ...body, written: written.get(body.written) ?? body.written } }
	})
}

/** The names in a text that are its author's own: those in quotes were mentioned by others. */
export const ownMentions = (text: string) => mentionsIn(text.replace(/^>.*$/gm, ''))

/** Refuses a text that mentions too many members. @throws Problem 400. */
export async function checkMentions(db: Database, text: string, memberId: string): Promise<void> {
	const mentioned = new Set((await membersSeen(db, ownMentions(text), memberId)).values())
	if (mentioned.size <= MENTIONS_MAX) return
	throw new Problem('request.invalid', 400, { fields: { text: 'comment.tooManyMentions' } })
}

/** The names that an edit adds to a text as its author's own mentions. */
export function addedMentions(text: string, before: string): string[] {
	const earlier = new Set(ownMentions(before).map(usernameKey))
	return ownMentions(text).filter((name) => !earlier.has(usernameKey(name)))
}

/** Locks the mentions of a member until the transaction ends, so that their limits hold. */
export async function lockMentions(db: Database, authorId: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`mentions by ${authorId}`}, 0))`.execute(db)
}

/** SQL: how many members the mentions of a member may still reach today. Those of everybody count apart. */
export function mentionsLeft(authorId: string, now: Date): RawBuilder<number> {
	const dayAgo = new Date(now.getTime() - DAY_MS)
	return sql<number>`greatest(0, (
		select case when joined_at > ${dayAgo} then ${MENTIONED_ON_FIRST_DAY}::int else ${MENTIONED_PER_DAY}::int end
		from member author where author.id = ${authorId}
	) - (
		select count(*) from notification where actor_id = ${authorId} and created_at > ${dayAgo}
			and params ->> 'about' = 'mention' and params ->> 'everyone' is null
	))`
}

interface MentioningComment {
	id: number
	authorId: string
	target: CommentTarget
	text: string
	/** Its text before an edit. */
	before?: string
}

/** Tells members that a comment mentions them, each once, and only those who may see it. */
export async function tellMentioned(
	context: AppContext,
	{ id, authorId, target, text, before = '' }: MentioningComment,
): Promise<void> {
	const names = addedMentions(text, before)
	const ids = [...new Set((await membersSeen(context.db, names, authorId)).values())]
	if (ids.length === 0) return
	const link = commentPath(target, id)
	const publications: (() => void)[] = []
	const live = deferLive(context.live, (publish) => publications.push(publish))
	await inTransaction(context.db, async (db) => {
		await lockMentions(db, authorId)
		// Told once: neither after a reply to the same member, nor again by a name that comes back.
		const { rows } = await sql<{ id: string }>`with recursive above as (
				select parent_id, member_id from comment where id = ${id}
				union all select c.parent_id, c.member_id from above a
					cross join lateral (select parent_id, member_id from comment where id = a.parent_id limit 1) c
			) select member.id from member
			where member.id = any(${ids}::uuid[]) and member.id <> ${authorId}
				and not exists (select from above where not ${notBlockedMember(sql.ref('member.id'), sql.ref('above.member_id'))})
				and not exists (select from notification told
					where told.actor_id = ${authorId} and told.member_id = member.id and told.link = ${link})
			order by array_position(${ids}::uuid[], member.id)
			limit ${mentionsLeft(authorId, context.now())}`.execute(db)
		for (const { id: memberId } of rows) {
			const params = { title: target.name, about: 'mention' }
			await notify({ ...context, db, live }, { memberId, event: 'comment', params, actorId: authorId, link })
		}
	})
	for (const publish of publications) publish()
}
