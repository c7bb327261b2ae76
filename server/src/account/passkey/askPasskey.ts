import type { FastifyRequest } from 'fastify'
import type { PasskeyAssertion, PasskeyRequestOptions } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import { CHALLENGE_MS, storeChallenge, takeChallenge } from './challenge.ts'
import { descriptorsOf } from './passkeys.ts'
import { relyingParty } from './relyingParty.ts'
import type { ChallengePurpose } from './tables.ts'

/** The options to ask a member's passkeys for a signature; without a member, any passkey of the site. */
export async function askPasskey(asked: PasskeyRequest): Promise<PasskeyRequestOptions> {
	const { request, context, purpose, memberId } = asked
	const { db, settings, now } = context
	const known = memberId === null ? undefined : await descriptorsOf(db, memberId)
	const rpId = relyingParty(request, settings).id
	const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
	const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
	await storeChallenge(db, { challenge, purpose, memberId, now: now() })
	return {
		challenge,
		timeout: CHALLENGE_MS,
		rpId,
		userVerification: 'required',
		...(known && { allowCredentials: known.map((passkey) => ({ ...passkey, type: 'public-key' as const })) }),
	}
}

/**
 * Checks the signature of a passkey. @returns the id of its member.
 *
 * @throws auth.passkey.failed, the same for an unknown passkey and a wrong signature. The log has the reason, such as a counter
 * that went back: the passkey may have been copied.
 */
export async function checkPasskey(
	{ request, context, purpose, memberId }: PasskeyRequest,
	assertion: PasskeyAssertion,
): Promise<string> {
	const { db, settings, now } = context
	const { origin, id: rpId } = relyingParty(request, settings)
	const stored = await db
		.selectFrom('passkey')
		.where('id', '=', assertion.id)
		.$if(memberId !== null, (query) => query.where('member_id', '=', memberId))
		.selectAll()
		.executeTakeFirst()
	if (!stored) throw new Problem('auth.passkey.failed', 401)
	const refuse = (error: unknown): never => {
		request.log.warn({ err: error, memberId: stored.member_id }, 'a passkey was refused')
		throw new Problem('auth.passkey.failed', 401)
	}
	const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response: { ...assertion, clientExtensionResults: {} },
		expectedChallenge: (challenge) => takeChallenge(db, { challenge, purpose, memberId, now: now() }),
		expectedOrigin: origin,
		expectedRPID: rpId,
		credential: {
			id: stored.id,
			publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
			counter: stored.counter,
		},
		requireUserVerification: true,
	}).catch(refuse)
	if (!verified) return refuse(new Error('the signature is wrong'))
	const used = await db
		.updateTable('passkey')
		.set({ counter: authenticationInfo.newCounter, used_at: now() })
		.where('id', '=', stored.id)
		// Two concurrent uses of one counter.
		.where('counter', '=', stored.counter)
		.returning('member_id')
		.executeTakeFirst()
	return used?.member_id ?? refuse(new Error('the counter was used twice'))
}

/** What a passkey is asked for, and by which request. The challenge of another purpose or member is refused. */
interface PasskeyRequest {
	request: FastifyRequest
	context: AppContext
	purpose: ChallengePurpose
	/** Null where the passkey tells who signs in. */
	memberId: string | null
}
