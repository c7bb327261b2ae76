import type { FastifyRequest } from 'fastify'
import { ASSISTANT_PROPOSALS, type AssistantEvent } from 'shared-contract'
import type { Catalogue } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import type { SendEvents } from '../core/http/serveEvents.ts'
import { knownZone } from '../core/language/knownZone.ts'
import { localeOf } from '../core/language/locale.ts'
import { answer, memberMode } from './answer.ts'
import { presentProposals, presentQuestion, presentReply, worksOf } from './conversation.ts'
import { beginExchange, type Exchange, endExchange, releaseExchange } from './exchange.ts'
import { failureLog } from './failureLog.ts'
import type { ChatMessage } from './replyStream.ts'
import { type FinishedReply, streamReply } from './streamReply.ts'
import type { StoredProposal } from './tables.ts'
import type { Toolbox } from './tools/toolbox.ts'
import { REFERENCE, readWorks, type Works, worksIn } from './works.ts'

interface MemberQuestion {
	memberId: string
	text: string
	clientId: string
	zone: string
	request: FastifyRequest
}

/** Accepts or rejects a member's question. @returns the event stream that answers it and stores the reply. */
export async function answerMember(
	context: AppContext,
	catalogue: Catalogue,
	{ memberId, text, clientId, zone, request }: MemberQuestion,
): Promise<SendEvents<AssistantEvent>> {
	const { db, settings, now } = context
	const exchange = await beginExchange(db, { memberId, clientId, text, now: now() })
	const { mode } = await memberMode(context, memberId)

	return async ({ send, signal }) => {
		send({ type: 'asked', question: presentQuestion(exchange.question) })
		if (exchange.reply?.state === 'complete') {
			await releaseExchange(db, exchange)
			const known = await readWorks(catalogue, worksOf(exchange.reply))
			return send({ type: 'ended', reply: presentReply(exchange.reply, known) })
		}
		const proposals: StoredProposal[] = []
		let finished: FinishedReply = { text: '', workIds: [], state: 'failed', failure: 'broken' }
		try {
			const { works, history } = await readHistory(catalogue, exchange)
			const listOwnerId = exchange.listConsent === true ? memberId : null
			const toolbox: Toolbox = {
				catalogue,
				works,
				now: now(),
				zone: knownZone(zone),
				locale: localeOf(request),
				listOwnerId,
				propose(proposal) {
					const isKnown = proposals.some(({ titleId }) => titleId === proposal.titleId)
					if (isKnown || proposals.length === ASSISTANT_PROPOSALS) return false
					proposals.push(proposal)
					for (const shown of presentProposals(proposals, works).slice(-1)) send({ type: 'proposal', proposal: shown })
					return true
				},
			}
			const replyStream = answer(settings, { mode, toolbox, history, question: exchange.question.text, signal })
			finished = await streamReply({
				replyStream,
				works,
				sendEvent: send,
				signal,
				logFailure: failureLog(request.log, settings),
			})
		} finally {
			const reply = await endExchange(db, exchange, { ...finished, proposals, mode, now: now() })
			const works = await readWorks(catalogue, reply ? worksOf(reply) : [])
			if (reply) send({ type: 'ended', reply: presentReply(reply, works) })
		}
	}
}

// A reply may name earlier works again. For the model each reference is followed by its name.
async function readHistory(
	catalogue: Catalogue,
	{ history }: Exchange,
): Promise<{ works: Works; history: ChatMessage[] }> {
	const works = await readWorks(catalogue, [...new Set(history.flatMap(({ text }) => worksIn(text)))])
	const messages = history
		.filter(({ text }) => text !== '')
		.map(({ client_id, text }) => ({
			author: client_id === null ? ('assistant' as const) : ('member' as const),
			text: client_id === null ? withNames(text, works) : text,
		}))
	return { works, history: messages }
}

function withNames(text: string, works: Works): string {
	return text.replace(REFERENCE, (reference, _kind, id) => {
		const work = works.get(Number(id))
		return work ? `${reference} (${work.title})` : ''
	})
}
