import type { FastifyRequest } from 'fastify'
import { PASSKEYS_MAX, type Passkey, type PasskeyAttestation, SITE_NAME } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { lockMember } from '../../core/identity/lockMember.ts'
import { Problem } from '../../core/problem.ts'
import { CHALLENGE_MS, storeChallenge, takeChallenge } from './challenge.ts'
import { descriptorsOf } from './passkeys.ts'
import { relyingParty } from './relyingParty.ts'

interface Owner {
	id: string
	username: string
}

/** The options for a new passkey: discoverable, with user verification, and without attestation. */
export async function newPasskeyOptions(request: FastifyRequest, { db, settings, now }: AppContext, owner: Owner) {
	const excludeCredentials = await descriptorsOf(db, owner.id)
	if (excludeCredentials.length >= PASSKEYS_MAX) throw new Problem('auth.passkey.tooMany', 409)
	const { generateRegistrationOptions } = await import('@simplewebauthn/server')
	const options = await generateRegistrationOptions({
		rpName: SITE_NAME,
		rpID: relyingParty(request, settings).id,
		userName: owner.username,
		userID: new TextEncoder().encode(owner.id),
		timeout: CHALLENGE_MS,
		excludeCredentials,
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	})
	await storeChallenge(db, { challenge: options.challenge, purpose: 'add', memberId: owner.id, now: now() })
	return {
		...options,
		rp: { id: relyingParty(request, settings).id, name: SITE_NAME },
		timeout: CHALLENGE_MS,
		excludeCredentials: excludeCredentials.map((known) => ({ ...known, type: 'public-key' as const })),
		authenticatorSelection: {
			residentKey: 'required' as const,
			requireResidentKey: true as const,
			userVerification: 'required' as const,
		},
		attestation: 'none' as const,
	}
}

interface NewPasskey {
	memberId: string
	name: string
	passkey: PasskeyAttestation
}

/**
 * Adds a passkey to an account.
 *
 * @throws auth.passkey.failed if the answer of the browser does not fit, auth.passkey.tooMany.
 */
export async function addPasskey(
	request: FastifyRequest,
	{ db, settings, now }: AppContext,
	{ memberId, name, passkey }: NewPasskey,
): Promise<Passkey> {
	const { origin, id: rpId } = relyingParty(request, settings)
	const createdAt = now()
	const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response: { ...passkey, clientExtensionResults: {} },
		expectedChallenge: (challenge) => takeChallenge(db, { challenge, purpose: 'add', memberId, now: createdAt }),
		expectedOrigin: origin,
		expectedRPID: rpId,
		requireUserVerification: true,
	}).catch((error: unknown) => {
		request.log.warn({ err: error }, 'a new passkey was refused')
		throw new Problem('auth.passkey.failed', 400)
	})
	if (!verified) throw new Problem('auth.passkey.failed', 400)
	const { id, publicKey, counter } = registrationInfo.credential
	const added = await db.transaction().execute(async (transaction) => {
		await lockMember(transaction, memberId)
		if ((await descriptorsOf(transaction, memberId)).length >= PASSKEYS_MAX) {
			throw new Problem('auth.passkey.tooMany', 409)
		}
		return transaction
			.insertInto('passkey')
			.values({
				id,
				member_id: memberId,
				public_key: Buffer.from(publicKey).toString('base64url'),
				counter,
				transports: (passkey.response.transports ?? []).join(','),
				name,
				created_at: createdAt,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning('id')
			.executeTakeFirst()
	})
	if (!added) throw new Problem('auth.passkey.failed', 400)
	return { id, name, createdAt: createdAt.toISOString(), usedAt: null }
}
