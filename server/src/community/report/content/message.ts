import { sql } from 'kysely'
import type { Role } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { Problem } from '../../../core/problem.ts'
import { uploadUrl } from '../../../core/upload/picture.ts'
import { toAuthor } from '../../comment/present.ts'
import { readableConversation } from '../../conversation/access.ts'
import { publishChanged } from '../../conversation/publish.ts'
import { requireOpenMessage } from '../../conversation/readMessages.ts'
import { AUTHOR_COLUMNS } from './authorColumns.ts'
import { byId, type ContentKind, shownOf, toFound } from './content.ts'

interface Row {
	conversation_id: string
	number: number
	text: string
	picture_id: string | null
	picture_alt: string
	deletion: number | null
	sent_at: Date
	author_id: string | null
	author_name: string | null
	author_avatar_url: string | null
	author_role: Role | null
	hidden: boolean
}

const ID = /^(.+)\.([1-9]\d{0,8})$/

/** The key of a message by its id in reports. @throws Problem 404 for another text */
function keyOf(id: string): { conversationId: string; number: number } {
	const [, conversationId, number] = ID.exec(id) ?? []
	if (conversationId === undefined) throw new Problem('request.notFound', 404)
	return { conversationId, number: Number(number) }
}

/**
 * A message. Moderators see nothing else of its conversation. Hiding deletes it as its author would, so that every list, search
 * and former version of the site leaves it out; the case keeps the text, and the row the picture.
 */
export const MESSAGE: ContentKind = {
	async requireVisible(db, id, memberId) {
		const key = keyOf(id)
		await readableConversation(db, key.conversationId, memberId)
		await requireOpenMessage(db, { ...key, memberId })
	},

	async read({ db }, ids) {
		const keys = ids.filter((id) => ID.test(id)).map(keyOf)
		const { rows } =
			await sql<Row>`select g.conversation_id, g.number, g.text, g.picture_id, g.picture_alt, g.deletion, g.sent_at,
				${AUTHOR_COLUMNS}, exists (select from moderation_case c where c.kind = 'message'
					and c.content_id = g.conversation_id || '.' || g.number and c.hidden_at is not null) as hidden
			from unnest(${keys.map(({ conversationId }) => conversationId)}::text[], ${keys.map(({ number }) => number)}::int[])
				as wanted (conversation_id, number)
			join message g using (conversation_id, number)
			join member m on m.id = g.author_id`.execute(db)
		return byId(
			rows.map((row) =>
				toFound({
					kind: 'message',
					id: `${row.conversation_id}.${row.number}`,
					author: toAuthor(row),
					owners: row.author_id === null ? [] : [row.author_id],
					title: row.picture_alt,
					text: row.text,
					pictures: row.picture_id === null ? [] : [uploadUrl(row.picture_id)],
					createdAt: row.sent_at,
					state: row.hidden ? 'hidden' : row.deletion === null ? 'shown' : 'removed',
					isPrivate: true,
					on: '',
					path: null,
				}),
			),
		)
	},

	keysOf: ({ id, owners }) => ({ conversation_id: keyOf(id).conversationId, author_id: owners[0] ?? null }),

	async hide(db, content) {
		const { conversationId, number } = keyOf(content.id)
		const { deletions, changes } = await lockConversation(db, conversationId)
		await write(db, content.id, { text: '', deletion: deletions + 1, change: changes + 1 })
		await sql`delete from message_reaction where conversation_id = ${conversationId} and number = ${number}`.execute(db)
		await sql`update conversation set deletions = ${deletions + 1}, changes = ${changes + 1}
			where id = ${conversationId}`.execute(db)
		return shownOf(content)
	},

	async restore(db, { id }, { text }) {
		const { conversationId } = keyOf(id)
		const { changes } = await lockConversation(db, conversationId)
		await write(db, id, { text, deletion: null, change: changes + 1 })
		await sql`update conversation set changes = ${changes + 1} where id = ${conversationId}`.execute(db)
	},

	async publish(context, { id }) {
		const { conversationId, number } = keyOf(id)
		const row = await context.db
			.selectFrom('conversation')
			.where('id', '=', conversationId)
			.select(['group_id', 'low_id', 'high_id', 'changes'])
			.executeTakeFirst()
		if (!row) return
		const { group_id: groupId, low_id: memberId, high_id: otherId, changes } = row
		if (groupId !== null) {
			const channel = { kind: 'channel' as const, id: conversationId, groupId, root: null }
			await publishChanged(context, channel, { number, changes, memberId: '' })
		} else if (memberId !== null && otherId !== null) {
			const chat = { kind: 'direct' as const, id: conversationId, otherId }
			await publishChanged(context, chat, { number, changes, memberId })
		}
	},
}

async function lockConversation(db: Database, id: string): Promise<{ deletions: number; changes: number }> {
	const { rows } = await sql<{ deletions: number; changes: number }>`
		select deletions, changes from conversation where id = ${id} for no key update`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row
}

async function write(
	db: Database,
	id: string,
	columns: { text: string; deletion: number | null; change: number },
): Promise<void> {
	const { conversationId, number } = keyOf(id)
	await db
		.updateTable('message')
		.set(columns)
		.where('conversation_id', '=', conversationId)
		.where('number', '=', number)
		.execute()
}
