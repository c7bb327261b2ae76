import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member, OwnMember, SignedIn } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import { seesAdult } from '../core/identity/age.ts'
import { shortUserAgent } from '../core/identity/device.ts'
import { openSession } from '../core/identity/session.ts'
import { setSessionCookie } from '../core/identity/sessionKey.ts'
import type { Proven } from './login.ts'
import { beginSecondFactor } from './passkey/pendingSignIn.ts'
import { hasTwoStep } from './passkey/twoStep.ts'
import { lockProven } from './proof.ts'
import { readScoreScale } from './settings/scoreScale.ts'

/** A member as their own pages know them. */
export async function ownMember(db: Database, member: Member): Promise<OwnMember> {
	const scale = await readScoreScale(db, member.id)
	return {
		...member,
		...((await seesAdult(db, member.id)) && { showsAdult: true }),
		...(scale !== 'POINT_10' && { scoreScale: scale }),
	}
}

/** Opens a session for a member who has proven to be them, and sets its cookie. */
export async function signIn(
	request: FastifyRequest,
	reply: FastifyReply,
	{ db, settings, live, now, linkedAccount }: AppContext,
	{ member: user, proof }: Proven,
): Promise<SignedIn> {
	const opened = now()
	const userAgent = shortUserAgent(request.headers['user-agent'])
	const expiresAt = new Date(opened.getTime() + settings.SESSION_DAYS * DAY_MS)
	const lock = (transaction: Database) => lockProven(transaction, user.id, proof, linkedAccount)
	const { ended, ...key } = await openSession(db, { memberId: user.id, lock, userAgent, now: opened, expiresAt })
	for (const keyHash of ended) live.endSession(keyHash)
	setSessionCookie(reply, settings, key.cookie)
	return { token: key.token, user: await ownMember(db, user) }
}

/**
 * The same after a password or an account at another service, which are one factor.
 *
 * @throws auth.secondFactor where the member has turned the two-step sign-in on.
 */
export async function signInByOneFactor(
	request: FastifyRequest,
	reply: FastifyReply,
	context: AppContext,
	proven: Proven,
): Promise<SignedIn> {
	if (await hasTwoStep(context.db, proven.member.id)) throw await beginSecondFactor(reply, context, proven)
	return signIn(request, reply, context, proven)
}
