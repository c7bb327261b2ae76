import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from 'shared-contract/units'
import type { SampleFriendship, SampleMessage, Samples } from 'shared-samples'
import { channelConversationId } from '../../community/group/channels.ts'
import { pairOf } from '../../community/memberPair.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known, type SampleIds } from './keys.ts'

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)

interface Talk {
	id: string
	/** The number of the latest messages that the sample member has not read. */
	unread: number
	messages: readonly SampleMessage[]
}

/** Writes the messages of channels and direct chats, and the read position of the sample member. Needs the groups. */
export async function seedTalk(db: Database, samples: Samples, ids: SampleIds, now: Date): Promise<void> {
	const channels = samples.channelTalk.map((talk) => ({ ...talk, id: channelConversationId(talk.group, talk.channel) }))
	const directs = samples.directChats.map((chat) => ({ ...chat, id: randomUUID() as string }))
	const demo = known(ids.members, samples.demoMember)
	await insertRows(
		db,
		'conversation',
		directs.map((chat) => ({ id: chat.id, ...pairOf(demo, known(ids.members, chat.with)) })),
	)
	for (const talk of [...channels, ...directs]) await seedMessages(db, talk, demo, ids, now)
}

async function seedMessages(db: Database, { id, unread, messages }: Talk, demo: string, ids: SampleIds, now: Date) {
	const rows = messages.map(({ by, minutesAgo, text }, place) => ({
		conversation_id: id,
		number: place + 1,
		author_id: known(ids.members, by),
		client_id: randomUUID(),
		text,
		sent_at: before(now, minutesAgo),
	}))
	await insertRows(db, 'message', rows)
	await db
		.updateTable('conversation')
		.set({ last_number: rows.length, last_sent_at: rows.at(-1)?.sent_at ?? null })
		.where('id', '=', id)
		.execute()
	await db
		.insertInto('conversation_read')
		.values({ member_id: demo, conversation_id: id, number: rows.length - unread })
		.execute()
}

/** Writes friendships and friend requests. */
export async function seedFriendships(
	db: Database,
	friendships: readonly SampleFriendship[],
	ids: SampleIds,
	now: Date,
): Promise<void> {
	await insertRows(
		db,
		'friendship',
		friendships.map(({ by, to, minutesAgo, accepted }) => ({
			...pairOf(known(ids.members, by), known(ids.members, to)),
			requested_by: known(ids.members, by),
			requested_at: before(now, minutesAgo),
			accepted_at: accepted ? before(now, minutesAgo / 2) : null,
		})),
	)
}
