import type { FastifyBaseLogger } from 'fastify'
import type { AssistantFailure } from 'shared-contract'
import type { Settings } from '../core/settings.ts'

const LOGGED_LENGTH = 300

/** Writes why there was no reply into the log. */
export type LogFailure = (failure: AssistantFailure, error: unknown) => void

/** The log of a request for failures of the assistant. */
export function failureLog(log: FastifyBaseLogger, { GEMINI_API_KEY }: Settings): LogFailure {
	return (failure, error) =>
		log.error({ failure, cause: loggable(error, GEMINI_API_KEY) }, 'the assistant could not answer')
}

/** What the log may hold of an error: a provider repeats what it was sent, and nobody's key or words belong there. */
export function loggable(error: unknown, key: string | undefined): Record<string, unknown> {
	if (!(error instanceof Error)) return {}
	// A chunk that could not be read is quoted whole in the message.
	const [message = ''] = error.message.split('parsing stream chunk')
	const status = 'status' in error ? { status: error.status } : {}
	const clean = key === undefined ? message : message.replaceAll(key, '[key]')
	return { name: error.name, ...status, message: clean.slice(0, LOGGED_LENGTH) }
}
