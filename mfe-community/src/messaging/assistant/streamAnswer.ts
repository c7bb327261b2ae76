import { type AssistantEvent, askAssistantRoute, type ErrorCode, isRefusal, type RouteInput } from 'shared-contract'
import { $token } from 'shared-state'
import { EventStreamParser } from './eventStreamParser.ts'

/** The result of a question: the stream ended, the server refused it, the connection broke, or this page failed. */
export type StreamOutcome =
	| { state: 'ended' }
	| { state: 'refused'; code: ErrorCode }
	| { state: 'broken' }
	| { state: 'wrong' }

interface StreamOptions {
	body: RouteInput<typeof askAssistantRoute>['body']
	signal: AbortSignal
	onEvent: (event: AssistantEvent) => void
}

/**
 * Sends a question and calls `onEvent` for each event of the response stream. Never throws; an aborted request is
 * `broken`. An error in this page is reported.
 */
export async function streamAnswer(options: StreamOptions): Promise<StreamOutcome> {
	try {
		return await stream(options)
	} catch (error) {
		reportError(error)
		return { state: 'wrong' }
	}
}

async function stream({ body, signal, onEvent }: StreamOptions): Promise<StreamOutcome> {
	const token = $token.get()
	const request: RequestInit = {
		method: askAssistantRoute.method,
		headers: {
			accept: 'text/event-stream, application/json',
			'content-type': 'application/json',
			...(token ? { authorization: `Bearer ${token}` } : {}),
		},
		body: JSON.stringify(body),
		credentials: 'same-origin',
		signal,
	}
	const response = await fetch(askAssistantRoute.path, request).catch(() => undefined)
	if (!response) return { state: 'broken' }
	return response.ok ? readEvents(response, onEvent) : refusedOutcome(response)
}

async function refusedOutcome(response: Response): Promise<StreamOutcome> {
	const problem: unknown = await response.json().catch(() => undefined)
	return isRefusal(problem) ? { state: 'refused', code: problem.code } : { state: 'broken' }
}

async function readEvents(response: Response, onEvent: StreamOptions['onEvent']): Promise<StreamOutcome> {
	const events = new EventStreamParser()
	const decoder = new TextDecoder()
	const reader = response.body?.getReader()
	let hasEnded = false
	while (reader) {
		const chunk = await reader.read().catch(() => undefined)
		if (!chunk) return { state: 'broken' }
		if (chunk.done) break
		for (const event of events.feed(decoder.decode(chunk.value, { stream: true }))) {
			hasEnded ||= event.type === 'ended'
			onEvent(event)
		}
	}
	return hasEnded ? { state: 'ended' } : { state: 'broken' }
}
