import type { AssistantEvent, AssistantFailure } from 'shared-contract'
import type { Answering, Ending, Step } from './answering.ts'
import type { LogFailure } from './failureLog.ts'
import { ReplyText } from './reply/replyText.ts'
import { type Works, worksIn } from './works.ts'

interface Conversing {
	answering: Answering
	works: Works
	send: (event: AssistantEvent) => void
	/** The reader stopped it, or is gone. */
	signal: AbortSignal
	logFailure: LogFailure
}

/** A reply as it was when it ended. */
export interface Conversed {
	text: string
	workIds: number[]
	state: 'complete' | 'stopped' | 'failed'
	failure: AssistantFailure | null
}

/** Tells a reply as it comes, cleaned, and gives what there was of it when it ended, however it did. */
export async function converse({ answering, works, send, signal, logFailure }: Conversing): Promise<Conversed> {
	const reply = new ReplyText((id) => works.get(id))
	const say = ({ text, works: named }: ReturnType<ReplyText['push']>) => {
		if (named.length > 0) send({ type: 'works', works: named })
		if (text !== '') send({ type: 'text', text })
	}
	const ending = await listen(answering, (step) => {
		if (step.type === 'looking') send(step)
		else say(reply.push(step.text))
		return !reply.isFull
	})
	say(reply.end())
	const { text } = reply
	const ended = { text, workIds: worksIn(text) }
	if (signal.aborted) return { ...ended, state: 'stopped', failure: null }
	const final: Ending = ending.state === 'complete' && text === '' ? { state: 'failed', failure: 'broken' } : ending
	if (final.state === 'complete') return { ...ended, state: 'complete', failure: null }
	logFailure(final.failure, final.error)
	return { ...ended, state: 'failed', failure: final.failure }
}

// What the catalogue itself throws is a failure like any other.
async function listen(answering: Answering, hear: (step: Step) => boolean): Promise<Ending> {
	try {
		return await listenTo(answering, hear)
	} catch (error) {
		return { state: 'failed', failure: 'broken', error }
	}
}

async function listenTo(answering: Answering, hear: (step: Step) => boolean): Promise<Ending> {
	for (;;) {
		const step = await answering.next()
		if (step.done) return step.value
		if (hear(step.value)) continue
		// It would go on for ever: what made it lets go of the model.
		await answering.return({ state: 'failed', failure: 'length' })
		return { state: 'failed', failure: 'length' }
	}
}
