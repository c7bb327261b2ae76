import { type AssistantEvent, askAssistantRoute, type ErrorCode, isRefusal, type RouteInput } from 'shared-contract'
import { $token } from 'shared-state'
import { EventStreamParser } from './eventStreamParser.ts'

/** The result of a question: the stream ended, the server refused it, or the connection broke. */
export type StreamOutcome = { state: 'ended' } | { state: 'refused'; code: ErrorCode } | { state: 'broken' }

interface StreamOptions {
	body: RouteInput<typeof askAssistantRoute>['body']
	signal: AbortSignal
	onEvent: (event: AssistantEvent) => void
}

/**
 * Sends a question and calls `onEvent` for each event of the response stream. Never throws; an aborted request is
 * `broken`.
 */
export async function streamAnswer({ body, signal, onEvent }: StreamOptions): Promise<StreamOutcome> {
	try {
		const token = $token.get()
		const response = await fetch(askAssistantRoute.path, {
			method: askAssistantRoute.method,
			headers: {
				accept: 'text/event-stream, application/json',
				'content-type': 'application/json',
				...(token ? { authorization: `Bearer ${token}` } : {}),
			},
			body: JSON.stringify(body),
			credentials: 'same-origin',
			signal,
		})
		if (!response.ok) return await refusedOutcome(response)
		return await readEvents(response, onEvent)
	} catch {
		return { state: 'broken' }
	}
}

async function refusedOutcome(response: Response): Promise<StreamOutcome> {
	const problem: unknown = await response.json()
	return isRefusal(problem) ? { state: 'refused', code: problem.code } : { state: 'broken' }
}

async function readEvents(response: Response, onEvent: StreamOptions['onEvent']): Promise<StreamOutcome> {
	const events = new EventStreamParser()
	const decoder = new TextDecoder()
	const reader = response.body?.getReader()
	let hasEnded = false
	while (reader) {
		const { done, value } = await reader.read()
		if (done) break
		for (const event of events.feed(decoder.decode(value, { stream: true }))) {
			hasEnded ||= event.type === 'ended'
			onEvent(event)
		}
	}
	return hasEnded ? { state: 'ended' } : { state: 'broken' }
}
