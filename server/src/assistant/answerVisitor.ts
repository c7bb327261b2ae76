import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AssistantEvent } from 'shared-contract'
import type { Catalogue } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import type { SendEvents } from '../core/http/serveEvents.ts'
import { isDemo } from '../core/identity/demo.ts'
import { demoMember } from '../core/identity/member.ts'
import { knownZone } from '../core/language/knownZone.ts'
import { localeOf } from '../core/language/locale.ts'
import { Problem } from '../core/problem.ts'
import { networkOf } from '../core/security/networkOf.ts'
import { catalogueReply } from './catalogueOnly/catalogueReply.ts'
import { failureLog } from './failureLog.ts'
import { countQuestion } from './questionLimit.ts'
import { streamReply } from './streamReply.ts'
import type { Toolbox } from './tools/toolbox.ts'
import { readWorks, Works } from './works.ts'

interface VisitorQuestion {
	text: string
	clientId: string
	zone: string
	listConsent: boolean
	request: FastifyRequest
}

/**
 * Answers a visitor of a demo from the catalogue, as the sample member. Nothing is stored.
 *
 * @throws Problem 401 on a site that is no demo; 429 above the limits of the address.
 */
export async function answerVisitor(
	context: AppContext,
	catalogue: Catalogue,
	{ text, clientId, zone, listConsent, request }: VisitorQuestion,
): Promise<SendEvents<AssistantEvent>> {
	const { db, settings, now } = context
	if (!(await isDemo(context))) throw new Problem('auth.required', 401)
	await countQuestion(db, { column: 'address', value: networkOf(request.ip) }, now())
	const sample = listConsent ? await demoMember(db) : null

	return async ({ send, signal }) => {
		const createdAt = now().toISOString()
		send({ type: 'asked', question: { author: 'member', id: randomUUID(), clientId, text, createdAt } })
		const works = new Works()
		const toolbox: Toolbox = {
			catalogue,
			works,
			now: now(),
			zone: knownZone(zone),
			locale: localeOf(request),
			listOwnerId: sample?.id ?? null,
		}
		const replyStream = catalogueReply(toolbox, text)
		const { workIds, ...finished } = await streamReply({
			replyStream,
			works,
			sendEvent: send,
			signal,
			logFailure: failureLog(request.log, settings),
		})
		const named = await readWorks(catalogue, workIds)
		const reply = { author: 'assistant' as const, id: randomUUID(), createdAt, mode: 'catalogue' as const }
		send({ type: 'ended', reply: { ...reply, ...finished, works: workIds.flatMap((id) => named.get(id) ?? []) } })
	}
}
