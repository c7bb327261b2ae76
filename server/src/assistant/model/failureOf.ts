import { ApiError } from '@google/genai'
import type { AssistantFailure } from 'shared-contract'

/** The model sent nothing for too long, or its reply took too long. */
export class ModelTimeout extends Error {}

const TOO_MANY_REQUESTS = 429

/** Maps an error of the provider's client to the failure that the reader sees. */
export function failureOf(error: unknown, { hasBegun }: { hasBegun: boolean }): AssistantFailure {
	if (error instanceof ModelTimeout) return 'timeout'
	if (error instanceof ApiError && error.status === TOO_MANY_REQUESTS) return 'quota'
	return hasBegun ? 'broken' : 'unreachable'
}
