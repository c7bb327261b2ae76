import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AssistantEvent, type AssistantReply, conforms } from 'shared-contract'

interface Asked {
	text: string
	headers?: Record<string, string>
	clientId?: string
	zone?: string
	listConsent?: boolean
}

/** What came of a question: a refusal, or every event of the stream. */
export interface Reporters {
	status: number
	code: string | undefined
	headers: Record<string, unknown>
	events: AssistantEvent[]
	/** The text as it came in. */
	told: string
	reply: AssistantReply | undefined
}

/** Asks as a browser does, and waits for the end. */
export async function ask(app: FastifyInstance, { headers = {}, ...asked }: Asked): Promise<Reporters> {
	const payload = { clientId: randomUUID(), zone: 'America/Sao_Paulo', ...asked }
	const answer = await app.inject({ method: 'POST', url: '/api/assistant/messages', headers, payload })
	if (answer.statusCode !== 200) {
		return {
			status: answer.statusCode,
			code: answer.json().code,
			headers: answer.headers,
			events: [],
			told: '',
			reply: undefined,
		}
	}
	const events = eventsIn(answer.body)
	const told = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
	const ended = events.find((event) => event.type === 'ended')
	return { status: 200, code: undefined, headers: answer.headers, events, told, reply: ended?.reply }
}

/** The events of a stream. @throws where one is not what the contract says. */
export function eventsIn(body: string): AssistantEvent[] {
	return body
		.split('\n\n')
		.filter((event) => event !== '')
		.map((event) => {
			const value: unknown = JSON.parse(event.replace(/^data: /, ''))
			if (!conforms(AssistantEvent, value)) throw new Error(`no event of the contract: ${event}`)
			return value
		})
}
