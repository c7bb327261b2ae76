import { ApiError } from '@google/genai'
import type { AssistantFailure } from 'shared-contract'

/** The model said nothing for too long, or talked for too long. */
export class ModelTimeout extends Error {}

const TOO_MANY_REQUESTS = 429

/** Why the provider's client threw, as the reader is told. */
export function failureOf(error: unknown, { hasBegun }: { hasBegun: boolean }): AssistantFailure {
	if (error instanceof ModelTimeout) return 'timeout'
	if (error instanceof ApiError && error.status === TOO_MANY_REQUESTS) return 'quota'
	return hasBegun ? 'broken' : 'unreachable'
}
