import type { FastifyInstance } from 'fastify'
import {
	editMessageRoute,
	followThreadRoute,
	giveReactionRoute,
	pinMessageRoute,
	pinsRoute,
	searchMessagesRoute,
	takeReactionRoute,
	threadIdOf,
	unfollowThreadRoute,
	unpinMessageRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { showStored } from '../notification/notify.ts'
import { readableConversation } from './access.ts'
import { type Change, editMessage, pinMessage, reactToMessage } from './changeMessage.ts'
import { pinnedMessages, searchMessages } from './findMessages.ts'
import { publishChanged } from './publish.ts'
import { requireViewer } from './requireViewer.ts'
import { followThread, unfollowThread } from './threads.ts'

const CHANGES_PER_MINUTE = 120
const SEARCHES_PER_MINUTE = 60
const FOLLOWS_PER_MINUTE = 30

/** Serves what members do with messages: edits, reactions, pins and the search. */
export function serveMessages(app: FastifyInstance, context: AppContext): void {
	const { db } = context
	const limit = { perMember: CHANGES_PER_MINUTE }

	async function changed(change: Promise<Change>, memberId: string) {
		const { conversation, message, changes, isNew, told } = await change
		await showStored(context, told)
		if (isNew) await publishChanged(context, conversation, { number: message.number, changes, memberId })
		return { message, changes }
	}

	serve(
		app,
		editMessageRoute,
		async ({ request, params, body }) => {
			const { id: memberId } = await requireMember(request, context)
			return changed(editMessage(db, keyOf(params, memberId), body.text, context.now()), memberId)
		},
		limit,
	)

	for (const [route, gives] of [
		[giveReactionRoute, true],
		[takeReactionRoute, false],
	] as const) {
		serve(
			app,
			route,
			async ({ request, params }) => {
				const { id: memberId } = await requireMember(request, context)
				return changed(reactToMessage(db, keyOf(params, memberId), { reaction: params.reaction, gives }), memberId)
			},
			limit,
		)
	}

	for (const [route, pins] of [
		[pinMessageRoute, true],
		[unpinMessageRoute, false],
	] as const) {
		serve(
			app,
			route,
			async ({ request, params }) => {
				const { id: memberId } = await requireMember(request, context)
				return changed(pinMessage(db, keyOf(params, memberId), pins ? context.now() : null), memberId)
			},
			limit,
		)
	}

	serve(
		app,
		followThreadRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			return { message: await followThread(db, keyOf(params, memberId)) }
		},
		{ perMember: FOLLOWS_PER_MINUTE },
	)

	serve(
		app,
		unfollowThreadRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			const message = await unfollowThread(db, keyOf(params, memberId))
			const conversationId = threadIdOf(params.id, message.number)
			// For the marks of unread conversations: it is none any more.
			const read = { conversationId, readNumber: 0, unread: 0 }
			context.live.publish(`member:${memberId}`, { type: 'conversationRead', ...read })
			return { message }
		},
		{ perMember: FOLLOWS_PER_MINUTE },
	)

	serve(app, pinsRoute, async ({ request, params }) => {
		const { id: memberId } = await requireViewer(request, context)
		const { id: conversationId } = await readableConversation(db, params.id, memberId)
		return { items: await pinnedMessages(db, { conversationId, memberId }) }
	})

	serve(
		app,
		searchMessagesRoute,
		async ({ request, params, query }) => {
			const { id: memberId } = await requireViewer(request, context)
			const { id: conversationId } = await readableConversation(db, params.id, memberId)
			const { q: typed, threads, after } = query
			const before = query.before === undefined ? undefined : Number(query.before)
			return searchMessages(db, { conversationId, memberId, typed, before, threads, after })
		},
		{ perMinute: SEARCHES_PER_MINUTE },
	)
}

function keyOf({ id, number }: { id: string; number: string }, memberId: string) {
	return { conversationId: id, number: Number(number), memberId }
}
