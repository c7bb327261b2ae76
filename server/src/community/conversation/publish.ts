import type { LiveEventOf, Topic } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { hideStored, showStored } from '../notification/notify.ts'
import type { Channel, Conversation } from './access.ts'
import type { Deletion } from './deleteMessage.ts'
import { directChat } from './directChats.ts'
import { readersOf } from './isOpenTo.ts'
import { mentionedIn } from './messageMentions.ts'
import { sealed } from './presentMessage.ts'
import type { Sent } from './sendMessage.ts'

/** Publishes a new message to its conversation and to the lists that show the conversation, and whom it mentions. */
export async function publishSent(context: AppContext, sent: Sent, authorId: string): Promise<void> {
	const { db, live } = context
	const { conversation: to, message } = sent
	const topic: Topic = `conversation:${to.id}`
	const event = { type: 'messageSent', conversationId: to.id, message } as const
	// A blocked member's page sees a gap in the numbers, requests the message and gets it without text.
	const hidden = await blockedEitherWay(db, authorId)
	// Those whom a block hides from who is quoted or mentioned get a hint, and fetch it as they may see it.
	const named = [
		message.replyTo?.author?.id ?? [],
		...(await mentionedIn(db, message, { conversationId: to.id, memberId: authorId })),
	].flat()
	const hinted = new Set((await Promise.all(named.map((id) => blockedEitherWay(db, id)))).flatMap((ids) => [...ids]))
	const isForSome = to.kind === 'channel' && (to.root !== null || message.episode !== null)
	const readers = isForSome ? await onlineReaders(context, to, message.number) : undefined
	const only = readers?.flatMap(({ id, opens }) => (opens ? id : []))
	live.publish(topic, event, { only, except: [...hidden, ...hinted] })
	if (hinted.size > 0) {
		const hint = { type: 'messageChanged', conversationId: to.id, number: message.number, changes: 0 } as const
		live.publish(topic, hint, { only: hinted, except: hidden })
	}
	if (to.kind === 'direct') return publishDirect(context, to.id, [authorId, to.otherId])
	const ofThread = to.root && readers
	const others = { only: ofThread?.map(({ id }) => id), except: [...hidden, ...(only ?? [])] }
	if (only) live.publish(topic, { ...event, message: sealed(message) }, others)
	publishRoot(context, to, sent.rootChanges, readers)
	const activity = { groupId: to.groupId, conversationId: to.id, lastNumber: message.number, authorId }
	const followers = ofThread?.flatMap(({ id, opens, follows }) => (opens && follows ? id : []))
	live.publish(
		`group:${to.groupId}`,
		{ type: 'channelActivity', ...activity },
		{ only: followers ?? only, except: hidden },
	)
	const readNumber = message.number
	live.publish(`member:${authorId}`, { type: 'conversationRead', conversationId: to.id, readNumber, unread: 0 })
	await showStored(context, sent.told)
}

type Readers = Awaited<ReturnType<typeof readersOf>>

// A reader who is not found here gets the message without its text, and fetches it later.
async function onlineReaders({ db, live }: AppContext, to: Channel, number: number): Promise<Readers> {
	const members = await db
		.selectFrom('group_member')
		.where('group_id', '=', to.groupId)
		.select('member_id as id')
		.execute()
	return readersOf(db, { conversationId: to.id, number }, live.online(members.map(({ id }) => id)))
}

/** To those who may read a thread: the message that carries it has another number of replies. */
function publishRoot(
	{ live }: AppContext,
	{ root }: Channel,
	changes: number | undefined,
	readers: Readers = [],
): void {
	if (!root || changes === undefined) return
	const only = readers.map(({ id }) => id)
	live.publish(`conversation:${root.conversationId}`, { type: 'messageChanged', ...root, changes }, { only })
}

/** Publishes an edited or pinned message, or its reactions: without its text, which pages fetch as their reader may see it. */
export async function publishChanged(
	context: AppContext,
	of: Conversation,
	{ number, changes, memberId }: { number: number; changes: number; memberId: string },
): Promise<void> {
	await publishInPlace(context, of, { type: 'messageChanged', conversationId: of.id, number, changes })
	if (of.kind === 'direct') await publishDirect(context, of.id, [memberId, of.otherId])
}

/** Publishes a deleted message, and takes back what it told the members whom it mentions. */
export async function publishDeleted(
	context: AppContext,
	of: Conversation,
	{ number, memberId, deletions, rootChanges, untold }: Deletion & { number: number; memberId: string },
): Promise<void> {
	const readers = await publishInPlace(context, of, {
		type: 'messageDeleted',
		conversationId: of.id,
		number,
		deletions,
	})
	await hideStored(context, untold)
	if (of.kind === 'direct') return publishDirect(context, of.id, [memberId, of.otherId])
	publishRoot(context, of, rootChanges, readers)
}

/** Publishes an event of a message to its conversation; of a thread to those who may still read it, whom it returns. */
async function publishInPlace(
	context: AppContext,
	of: Conversation,
	event: LiveEventOf<'messageChanged' | 'messageDeleted'>,
): Promise<Readers | undefined> {
	const isThread = of.kind === 'channel' && of.root !== null
	const readers = isThread ? await onlineReaders(context, of, event.number) : undefined
	context.live.publish(`conversation:${of.id}`, event, { only: readers?.map(({ id }) => id) })
	return readers
}

// Each of the two gets their own view of the chat: the other's name and their own unread count.
async function publishDirect({ db, live }: AppContext, id: string, memberIds: readonly string[]): Promise<void> {
	for (const memberId of memberIds) {
		const direct = await directChat(db, id, memberId, (ids) => live.online(ids)).catch(() => undefined)
		if (direct) live.publish(`member:${memberId}`, { type: 'directChanged', direct })
	}
}
