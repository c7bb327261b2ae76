import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import type { ChallengePurpose } from './tables.ts'

/** What a passkey is asked for, and by which request. The challenge of another purpose or member is refused. */
export interface PasskeyRequest {
	request: FastifyRequest
	context: AppContext
	purpose: ChallengePurpose
	/** Null where the passkey tells who signs in. */
	memberId: string | null
}
