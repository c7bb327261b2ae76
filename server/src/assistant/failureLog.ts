import type { FastifyBaseLogger } from 'fastify'
import type { AssistantFailure } from 'shared-contract'
import type { Settings } from '../core/settings.ts'

const LOGGED_LENGTH = 300

/** Logs the reason of a failed reply. */
export type LogFailure = (failure: AssistantFailure, error: unknown) => void

/** Creates a logger of failed replies for a request. */
export function failureLog(log: FastifyBaseLogger, { GEMINI_API_KEY }: Settings): LogFailure {
	return (failure, error) =>
		log.error({ failure, cause: loggable(error, GEMINI_API_KEY) }, 'the assistant could not answer')
}

/** Redacts an error for the log: providers echo the request, and keys and messages of members must not be logged. */
export function loggable(error: unknown, key: string | undefined): Record<string, unknown> {
	if (!(error instanceof Error)) return {}
	// The message quotes an invalid chunk in full.
	const [message = ''] = error.message.split('parsing stream chunk')
	const status = 'status' in error ? { status: error.status } : {}
	const clean = key === undefined ? message : message.replaceAll(key, '[key]')
	return { name: error.name, ...status, message: clean.slice(0, LOGGED_LENGTH) }
}
