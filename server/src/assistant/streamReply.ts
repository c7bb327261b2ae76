import type { AssistantEvent, AssistantFailure } from 'shared-contract'
import type { LogFailure } from './failureLog.ts'
import { ReplyText } from './reply/replyText.ts'
import type { ReplyEnd, ReplyStep, ReplyStream } from './replyStream.ts'
import { type Works, worksIn } from './works.ts'

interface StreamReplyOptions {
	replyStream: ReplyStream
	works: Works
	sendEvent: (event: AssistantEvent) => void
	/** Aborted when the reader stops the reply or disconnects. */
	signal: AbortSignal
	logFailure: LogFailure
}

/** A finished reply, complete or not. */
export interface FinishedReply {
	text: string
	workIds: number[]
	state: 'complete' | 'stopped' | 'failed'
	failure: AssistantFailure | null
}

/** Sends a reply as events while it is generated, with its text sanitized, and returns what there was at the end. */
export async function streamReply({
	replyStream,
	works,
	sendEvent,
	signal,
	logFailure,
}: StreamReplyOptions): Promise<FinishedReply> {
	const reply = new ReplyText((id) => works.get(id))
	const send = ({ text, works: newWorks }: ReturnType<ReplyText['push']>) => {
		if (newWorks.length > 0) sendEvent({ type: 'works', works: newWorks })
		if (text !== '') sendEvent({ type: 'text', text })
	}
	const ending = await consume(replyStream, (step) => {
		if (step.type === 'looking') sendEvent(step)
		else send(reply.push(step.text))
		return !reply.isFull
	})
	send(reply.end())
	const { text } = reply
	const finished = { text, workIds: worksIn(text) }
	if (signal.aborted) return { ...finished, state: 'stopped', failure: null }
	const final: ReplyEnd = ending.state === 'complete' && text === '' ? { state: 'failed', failure: 'broken' } : ending
	if (final.state === 'complete') return { ...finished, state: 'complete', failure: null }
	logFailure(final.failure, final.error)
	return { ...finished, state: 'failed', failure: final.failure }
}

// An exception from the catalogue becomes a failed reply.
async function consume(replyStream: ReplyStream, onStep: (step: ReplyStep) => boolean): Promise<ReplyEnd> {
	try {
		return await consumeSteps(replyStream, onStep)
	} catch (error) {
		return { state: 'failed', failure: 'broken', error }
	}
}

async function consumeSteps(replyStream: ReplyStream, onStep: (step: ReplyStep) => boolean): Promise<ReplyEnd> {
	for (;;) {
		const step = await replyStream.next()
		if (step.done) return step.value
		if (onStep(step.value)) continue
		// A reply of unlimited length: end the generator, which closes the request to the model.
		await replyStream.return({ state: 'failed', failure: 'length' })
		return { state: 'failed', failure: 'length' }
	}
}
