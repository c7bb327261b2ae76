import type { FastifyRequest } from 'fastify'
import type { AssistantEvent } from 'shared-contract'
import type { Catalogue } from '../catalogue/public.ts'
import type { AppContext } from '../core/appContext.ts'
import type { SendEvents } from '../core/http/serveEvents.ts'
import { localeOf } from '../core/language/locale.ts'
import { answer, assistantMode } from './answer.ts'
import type { Said } from './answering.ts'
import { presentQuestion, presentReply } from './conversation.ts'
import { type Conversed, converse } from './converse.ts'
import { beginExchange, type Exchange, endExchange, leaveExchange } from './exchange.ts'
import { failureLog } from './failureLog.ts'
import { knownZone } from './tools/localTime.ts'
import type { Toolbox } from './tools/toolbox.ts'
import { REFERENCE, readWorks, type Works, worksIn } from './works.ts'

interface Asked {
	memberId: string
	text: string
	clientId: string
	zone: string
	request: FastifyRequest
}

/** Takes a member's question in, or refuses it; what it gives answers it and stores the reply. */
export async function memberQuestion(
	context: AppContext,
	catalogue: Catalogue,
	{ memberId, text, clientId, zone, request }: Asked,
): Promise<SendEvents<AssistantEvent>> {
	const { db, settings, now } = context
	const exchange = await beginExchange(db, { memberId, clientId, text, now: now() })
	const mode = assistantMode(settings)

	return async ({ send, signal }) => {
		send({ type: 'asked', question: presentQuestion(exchange.question) })
		if (exchange.reply?.state === 'complete') {
			await leaveExchange(db, exchange)
			const known = await readWorks(catalogue, exchange.reply.work_ids)
			return send({ type: 'ended', reply: presentReply(exchange.reply, known) })
		}
		let conversed: Conversed = { text: '', workIds: [], state: 'failed', failure: 'broken' }
		try {
			const { works, history } = await recall(catalogue, exchange)
			const listOf = exchange.listConsent === true ? memberId : null
			const toolbox: Toolbox = {
				catalogue,
				works,
				now: now(),
				zone: knownZone(zone),
				locale: localeOf(request),
				listOf,
			}
			const answering = answer(settings, { toolbox, history, question: exchange.question.text, signal })
			conversed = await converse({ answering, works, send, signal, logFailure: failureLog(request.log, settings) })
		} finally {
			const reply = await endExchange(db, exchange, { ...conversed, mode, now: now() })
			const works = await readWorks(catalogue, reply?.work_ids ?? [])
			if (reply) send({ type: 'ended', reply: presentReply(reply, works) })
		}
	}
}

// The works named before may be named again; for the model each stands with its name.
async function recall(catalogue: Catalogue, { history }: Exchange): Promise<{ works: Works; history: Said[] }> {
	const works = await readWorks(catalogue, [...new Set(history.flatMap(({ text }) => worksIn(text)))])
	const said = history
		.filter(({ text }) => text !== '')
		.map(({ client_id, text }) => ({
			author: client_id === null ? ('assistant' as const) : ('member' as const),
			text: client_id === null ? withNames(text, works) : text,
		}))
	return { works, history: said }
}

function withNames(text: string, works: Works): string {
	return text.replace(REFERENCE, (reference, _kind, id) => {
		const work = works.get(Number(id))
		return work ? `${reference} (${work.title})` : ''
	})
}
