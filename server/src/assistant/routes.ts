import type { FastifyInstance } from 'fastify'
import {
	answerProposalRoute,
	askAssistantRoute,
	assistantConsentRoute,
	assistantRoute,
	clearAssistantRoute,
} from 'shared-contract'
import type { Catalogue } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import { serve } from '../core/http/serve.ts'
import { serveEvents } from '../core/http/serveEvents.ts'
import { currentMember, requireMember } from '../core/identity/authentication.ts'
import { Problem } from '../core/problem.ts'
import { memberMode } from './answer.ts'
import { answerMember } from './answerMember.ts'
import { answerVisitor } from './answerVisitor.ts'
import { clearConversation, openConversation, readMessages, setListConsent } from './conversation.ts'
import { answerProposal } from './proposals/answerProposal.ts'

/** Routes of the assistant. A visitor of a demo is answered from the catalogue, and nothing is stored. */
export function registerAssistant(app: FastifyInstance, context: AppContext, catalogue: Catalogue): void {
	const { db, now } = context

	serve(app, assistantRoute, async ({ query: { before }, request }) => {
		const member = await currentMember(request, context)
		if (!member) return { mode: 'catalogue' as const, listConsent: null, items: [], more: false }
		const listConsent = await openConversation(db, member.id, now())
		const page = await readMessages(catalogue, member.id, before === undefined ? undefined : Number(before))
		return { ...(await memberMode(context, member.id)), listConsent, ...page }
	})

	serveEvents(app, askAssistantRoute, async ({ body, request }) => {
		const { listConsent = false, ...question } = body
		const text = body.text.normalize('NFC').trim()
		if (text === '') throw new Problem('text.required', 400, { fields: { text: 'text.required' } })
		const member = await currentMember(request, context)
		if (!member) return answerVisitor(context, catalogue, { ...question, text, listConsent, request })
		return answerMember(context, catalogue, { ...question, text, memberId: member.id, request })
	})

	serve(app, answerProposalRoute, async ({ params, body, request, context }) => {
		const { id: memberId } = await requireMember(request, context)
		const place = { memberId, messageId: Number(params.id), index: Number(params.index) }
		return { proposal: await answerProposal(context, catalogue, { ...place, ...body }) }
	})

	serve(app, clearAssistantRoute, async ({ request }) => {
		const member = await requireMember(request, context)
		await clearConversation(db, member.id)
		return { done: true }
	})

	serve(app, assistantConsentRoute, async ({ body, request }) => {
		const member = await requireMember(request, context)
		await openConversation(db, member.id, now())
		await setListConsent(db, member.id, body.list)
		return { done: true }
	})
}
