import type { FastifyInstance } from 'fastify'
import {
	conversationRoute,
	conversationsRoute,
	deleteMessageRoute,
	directConversationsRoute,
	messagesRoute,
	openDirectRoute,
	readConversationRoute,
	sendMessageRoute,
	unreadConversationsRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { memberIdOf } from '../../core/identity/memberId.ts'
import { receivedRequests } from '../friend/requests.ts'
import { groupIdsOf, groupOf, groupsOf } from '../group/groups.ts'
import { readableConversation, readableConversations } from './access.ts'
import { deleteMessage } from './deleteMessage.ts'
import { directChat, directChats } from './directChats.ts'
import { history } from './history.ts'
import { onlineLookup } from './onlineLookup.ts'
import { openDirect } from './openDirect.ts'
import { publishDeleted, publishSent } from './publish.ts'
import { countUnreadAfter, markRead } from './readMarker.ts'
import { requireViewer } from './requireViewer.ts'
import { sendMessage } from './sendMessage.ts'
import { unreadConversations } from './unreadConversations.ts'
import { visiblePresence } from './visiblePresence.ts'

const MESSAGES_PER_MINUTE = 90
const CHATS_OPENED_PER_MINUTE = 20
const MARKS_PER_MINUTE = 240
const DELETIONS_PER_MINUTE = 60

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** Serves direct chats and channels: messages and read markers. */
export function serveConversations(app: FastifyInstance, context: AppContext): void {
	const { db, live } = context
	const online = (ids: Iterable<string>) => live.online(ids)

	live.guard('conversation', (viewer, ids) => (viewer ? readableConversations(db, ids, viewer.id) : []))

	live.guard('presence', (viewer, ids) => (viewer ? visiblePresence(db, viewer.id, ids) : []))

	serve(app, conversationsRoute, async ({ request }) => {
		const { id } = await requireViewer(request, context)
		const { items, older } = await directChats(db, { memberId: id }, await onlineLookup(request, context))
		return { groups: await groupsOf(db, id), direct: items, older, friendRequests: await receivedRequests(db, id) }
	})

	serve(app, unreadConversationsRoute, async ({ request }) => {
		const { id } = await requireViewer(request, context)
		return { conversationIds: await unreadConversations(db, id), groupIds: await groupIdsOf(db, id) }
	})

	serve(app, directConversationsRoute, async ({ request, query }) => {
		const { id } = await requireViewer(request, context)
		const page = { memberId: id, before: query.before, name: query.q }
		return directChats(db, page, await onlineLookup(request, context))
	})

	serve(
		app,
		openDirectRoute,
		async ({ request, body, context: { db } }) => {
			const { id } = await requireMember(request, context)
			return directChat(db, await openDirect(db, id, memberIdOf(body.memberId)), id, online)
		},
		{ perMember: CHATS_OPENED_PER_MINUTE },
	)

	serve(app, conversationRoute, async ({ request, params }) => {
		const { id } = await requireViewer(request, context)
		const conversation = await readableConversation(db, params.id, id)
		return conversation.kind === 'direct'
			? { direct: await directChat(db, conversation.id, id, await onlineLookup(request, context)), group: null }
			: { direct: null, group: await groupOf(db, conversation.groupId, id) }
	})

	serve(app, messagesRoute, async ({ request, params, query }) => {
		const { id: memberId } = await requireViewer(request, context)
		const { id: conversationId } = await readableConversation(db, params.id, memberId)
		const { before, after, deletions, changes } = query
		const [from, since, deleted, changed] = [before, after, deletions, changes].map(numberOf)
		return history(db, { conversationId, memberId, before: from, after: since, deletions: deleted, changes: changed })
	})

	serve(
		app,
		sendMessageRoute,
		async ({ request, params, body }) => {
			const author = await requireMember(request, context)
			const sent = await sendMessage(db, { conversationId: params.id, author, ...body, now: context.now() })
			if (sent.isNew) await publishSent(context, sent, author.id)
			return { conversationId: params.id, message: sent.message }
		},
		// `clientId` makes it idempotent, even if the process dies between the write and the answer.
		{ perMember: MESSAGES_PER_MINUTE, idempotent: false },
	)

	serve(
		app,
		deleteMessageRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			const conversation = await readableConversation(db, params.id, memberId)
			const number = Number(params.number)
			const deletion = await deleteMessage(db, { conversation, number, memberId, now: context.now() })
			if (deletion.isNew) await publishDeleted(context, conversation, { ...deletion, number, memberId })
			return { deletions: deletion.deletions }
		},
		{ perMember: DELETIONS_PER_MINUTE },
	)

	serve(
		app,
		readConversationRoute,
		async ({ request, params, body }) => {
			const { id: memberId } = await requireMember(request, context)
			const { id: conversationId } = await readableConversation(db, params.id, memberId)
			const number = await markRead(db, { conversationId, memberId, number: body.number })
			const unread = await countUnreadAfter(db, { conversationId, memberId, number })
			const read = { conversationId, readNumber: number, unread }
			live.publish(`member:${memberId}`, { type: 'conversationRead', ...read })
			return { readNumber: number, unread }
		},
		{ perMember: MARKS_PER_MINUTE },
	)
}
