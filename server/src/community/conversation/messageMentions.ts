import { type Expression, type SqlBool, sql } from 'kysely'
import { EVERYONE_PER_HOUR, isEveryone, MENTIONS_MAX, type Message, mayInGroup, mentionsIn } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { addedMentions, lockMentions, membersNamed, mentionsLeft, ownMentions } from '../comment/mentions.ts'
import { roleOf } from '../group/lockGroup.ts'
import type { StoredNotification } from '../notification/notify.ts'
import { MENTIONS_ON_SITE, MENTIONS_WANTED } from '../notification/preferences.ts'
import type { Conversation } from './access.ts'
import { isOpenTo, opensRoot } from './isOpenTo.ts'

interface Reader {
	conversationId: string
	memberId: string
}

/** SQL condition: a member is in the group of a conversation, and no block hides them from another. */
const isSeen =
	({ conversationId, memberId }: Reader) =>
	(id: Expression<unknown>) =>
		sql<SqlBool>`(exists (select from conversation c join group_member g on g.group_id = c.group_id
			where c.id = ${conversationId} and g.member_id = ${id}) and ${notBlockedMember(memberId, id)})`

/** Messages with the members of the group whom they mention, as far as the reader may see them. A direct chat mentions nobody. */
export async function withMentions(db: Database, messages: Message[], reader: Reader): Promise<Message[]> {
	const names = new Map(messages.map((message) => [message, mentionsIn(message.text ?? '')]))
	const all = [...new Set([...names.values()].flat())]
	if (all.length === 0) return messages
	const members = await membersNamed(db, all, isSeen(reader))
	const callers = all.some(isEveryone) ? await whoMayMentionEveryone(db, reader.conversationId) : new Set()
	return messages.map((message) => {
		const isMention = (name: string) => members.has(name) || (isEveryone(name) && callers.has(message.author?.id))
		const mentions = (names.get(message) ?? []).filter(isMention)
		return mentions.length === 0 ? message : { ...message, mentions }
	})
}

/** The ids of the members whom a message mentions. */
export async function mentionedIn(db: Database, { mentions = [] }: Message, reader: Reader): Promise<string[]> {
	return [...(await membersNamed(db, mentions, isSeen(reader))).values()]
}

async function whoMayMentionEveryone(db: Database, conversationId: string): Promise<Set<string | undefined>> {
	const rows = await db
		.selectFrom('conversation')
		.innerJoin('group_member', 'group_member.group_id', 'conversation.group_id')
		.where('conversation.id', '=', conversationId)
		.where('role', '<>', 'member')
		.select(['member_id', 'role'])
		.execute()
	return new Set(rows.filter(({ role }) => mayInGroup(role, 'mentionEveryone')).map(({ member_id }) => member_id))
}

interface MentioningMessage {
	conversation: Conversation
	number: number
	authorId: string
	text: string
	/** Its text before an edit. */
	before?: string
	now: Date
}

/**
 * Stores what tells members that a message of a group mentions them: each once, and only those to whom it is open now.
 *
 * @throws Problem 400 `comment.tooManyMentions`, or `request.tooMany` for everybody too often in an hour.
 */
export async function storeMentions(
	transaction: Database,
	mentioning: MentioningMessage,
): Promise<StoredNotification[]> {
	const { conversation, number, authorId, text, before = '', now } = mentioning
	if (conversation.kind === 'direct') return []
	const reader = { conversationId: conversation.id, memberId: authorId }
	const mentioned = await membersNamed(transaction, ownMentions(text), isSeen(reader))
	const names = addedMentions(text, before)
	const ids = [...new Set(names.flatMap((name) => mentioned.get(name) ?? []))]
	if (new Set(mentioned.values()).size > MENTIONS_MAX) refuse('comment.tooManyMentions')
	const { groupId } = conversation
	if (names.length > 0) await lockMentions(transaction, authorId)
	const calls = names.some(isEveryone) && (await mayCallEveryone(transaction, { groupId, authorId, now }))
	if (ids.length === 0 && !calls) return []
	const member = sql.ref('g.member_id')
	const everyone = calls ? { everyone: groupId } : {}
	const { rows } = await sql<StoredNotification>`
		insert into notification (member_id, type, event, params, actor_id, link, created_at, on_site)
		select g.member_id, 'comment', 'comment', ${JSON.stringify({ about: 'mention', ...everyone })}::jsonb
				|| jsonb_build_object('title', named.name, 'group', named.name), ${authorId}, place.link, ${now}, ${MENTIONS_ON_SITE}
		from message m join conversation c on c.id = m.conversation_id
		join community_group named on named.id = c.group_id
		join group_member g on g.group_id = c.group_id
		cross join (select ${messagePath(conversation, number)}::text as link) place
		left join notification_preference preference on preference.member_id = g.member_id
		where m.conversation_id = ${conversation.id} and m.number = ${number} and g.member_id <> ${authorId}
			and (${calls}::boolean or g.member_id = any(${ids}::uuid[])) and ${MENTIONS_WANTED}
			and ${notBlockedMember(authorId, member)} and ${isOpenTo(member)} and ${opensRoot(member)}
			and not exists (select from notification told
				where told.actor_id = ${authorId} and told.member_id = g.member_id and told.link = place.link)
		order by array_position(${ids}::uuid[], g.member_id), g.member_id
		limit ${calls ? sql`null` : mentionsLeft(authorId, now)}
		returning id, member_id as "memberId", on_site as "onSite"`.execute(transaction)
	return rows
}

/** Removes what a deleted message told its members. */
export async function removeMentions(
	transaction: Database,
	{ conversation, number, authorId, now }: Omit<MentioningMessage, 'text' | 'before'>,
): Promise<StoredNotification[]> {
	if (conversation.kind === 'direct') return []
	return transaction
		.updateTable('notification')
		.set({ removed_at: now })
		.where('actor_id', '=', authorId)
		.where('link', '=', messagePath(conversation, number))
		.where('removed_at', 'is', null)
		.returning(['id', 'member_id as memberId', 'on_site as onSite'])
		.execute()
}

function refuse(code: 'comment.tooManyMentions' | 'request.tooMany'): never {
	throw new Problem(code, 400, { fields: { text: code } })
}

/** Whether a member, whose mentions are locked, may mention everybody of a group. */
async function mayCallEveryone(
	transaction: Database,
	{ groupId, authorId, now }: { groupId: string; authorId: string; now: Date },
): Promise<boolean> {
	const role = await roleOf(transaction, groupId, authorId)
	if (!role || !mayInGroup(role, 'mentionEveryone')) return false
	const { rows } = await sql<{ calls: number }>`select count(distinct link)::int as calls from notification
		where actor_id = ${authorId} and created_at > ${new Date(now.getTime() - HOUR_MS)}
			and params ->> 'everyone' = ${groupId}`.execute(transaction)
	if ((rows[0]?.calls ?? 0) >= EVERYONE_PER_HOUR) refuse('request.tooMany')
	return true
}

/** The path of a message of a group. */
function messagePath({ id, groupId, root }: Extract<Conversation, { kind: 'channel' }>, number: number): string {
	const key = (root?.conversationId ?? id).slice(groupId.length + 1)
	return `/messages/g/${groupId}/${key}${root ? `/${root.number}` : ''}?message=${number}`
}
