import { sql } from 'kysely'
import { CHANNEL_NAME_MAX_LENGTH, CHANNELS_PER_GROUP } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { logAct } from './groupLog.ts'
import { lockGroup } from './lockGroup.ts'
import { randomId } from './randomId.ts'

interface ChannelKey {
	groupId: string
	key: string
	memberId: string
}

const KEY_WORD_LENGTH = 24
const KEY_RANDOM_LENGTH = 6

/** The id of a channel's conversation: the group's id, a dash and the key. */
export function channelConversationId(groupId: string, key: string): string {
	return `${groupId}-${key}`
}

// The random end prevents a new channel from reusing the key of a deleted one that is still open in a browser.
function keyFor(name: string): string {
	const word = name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\u0300-\u036f]/g, '')
	const slug = word
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, KEY_WORD_LENGTH)
		.replace(/^-+|-+$/g, '')
	return [slug, randomId(KEY_RANDOM_LENGTH)].filter((part) => part !== '').join('-')
}

function tidyChannelName(typed: string): string {
	const name = trimmedText(typed)
	refuseInvalidFields({
		name: textError(name, { maxLength: CHANNEL_NAME_MAX_LENGTH, required: 'group.channel.name.required' }),
	})
	return name
}

/** Appends a channel and its conversation to a locked group. */
export async function createChannel(
	transaction: Database,
	{ groupId, key, name }: { groupId: string; key: string; name: string },
): Promise<void> {
	await sql`insert into group_channel (group_id, key, name, position)
		select ${groupId}, ${key}, ${name}, coalesce(max(position) + 1, 0)
		from group_channel where group_id = ${groupId}`.execute(transaction)
	await transaction
		.insertInto('conversation')
		.values({ id: channelConversationId(groupId, key), group_id: groupId, channel_key: key })
		.execute()
}

/** Adds a channel. @throws Problem 409 `group.channel.tooMany`. */
export async function addChannel(
	db: Database,
	{ groupId, name: typed, memberId }: { groupId: string; name: string; memberId: string },
): Promise<void> {
	const name = tidyChannelName(typed)
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'arrangeChannels')
		if ((await keysOf(transaction, groupId)).length >= CHANNELS_PER_GROUP) {
			throw new Problem('group.channel.tooMany', 409)
		}
		await createChannel(transaction, { groupId, key: keyFor(name), name })
		await logAct(transaction, { groupId, memberId, action: 'channelAdded', text: name })
	})
}

export async function renameChannel(
	db: Database,
	{ groupId, key, memberId }: ChannelKey,
	typed: string,
): Promise<void> {
	const name = tidyChannelName(typed)
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'arrangeChannels')
		const channel = transaction.selectFrom('group_channel').where('group_id', '=', groupId).where('key', '=', key)
		const before = await channel.select('name').executeTakeFirst()
		if (!before) throw new Problem('request.notFound', 404)
		if (before.name === name) return
		await transaction
			.updateTable('group_channel')
			.set({ name })
			.where('group_id', '=', groupId)
			.where('key', '=', key)
			.execute()
		await logAct(transaction, { groupId, memberId, action: 'channelRenamed', text: name })
	})
}

/** Moves the named channels to the front, in that order; the others follow in their present order. */
export async function orderChannels(
	db: Database,
	{ groupId, keys, memberId }: { groupId: string; keys: readonly string[]; memberId: string },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'arrangeChannels')
		const existing = await keysOf(transaction, groupId)
		const named = [...new Set(keys)].filter((key) => existing.includes(key))
		const ordered = [...named, ...existing.filter((key) => !named.includes(key))]
		await sql`update group_channel c set position = o.place - 1
			from unnest(${ordered}::text[]) with ordinality as o (key, place)
			where c.group_id = ${groupId} and c.key = o.key`.execute(transaction)
	})
}

/** Deletes a channel with its messages. @throws Problem 409 `group.channel.last`, 404. */
export async function deleteChannel(db: Database, { groupId, key, memberId }: ChannelKey): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'deleteChannel')
		const existing = await keysOf(transaction, groupId)
		if (!existing.includes(key)) throw new Problem('request.notFound', 404)
		if (existing.length === 1) throw new Problem('group.channel.last', 409)
		const { name } = await transaction
			.deleteFrom('group_channel')
			.where('group_id', '=', groupId)
			.where('key', '=', key)
			.returning('name')
			.executeTakeFirstOrThrow()
		await logAct(transaction, { groupId, memberId, action: 'channelDeleted', text: name })
	})
}

/** The keys of a group's channels, in order. */
export async function keysOf(db: Database, groupId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('group_channel')
		.where('group_id', '=', groupId)
		.select('key')
		.orderBy('position')
		.orderBy('key')
		.execute()
	return rows.map(({ key }) => key)
}
