import type { FastifyReply, FastifyRequest } from 'fastify'
import { MEMBER_HEADER, type Member, SESSION_HEADER } from 'shared-contract'
import type { AppContext } from '../appContext.ts'
import { Problem } from '../problem.ts'
import { isDemo } from './demo.ts'
import { demoMember } from './member.ts'
import { memberOfSession } from './session.ts'
import { readSessionCookie } from './sessionCookie.ts'
import type { SessionKey } from './sessionKey.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The key that a request brings, where it brings both halves. */
export function keyOf(request: FastifyRequest, { settings }: AppContext): SessionKey | undefined {
	const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
	const cookie = readSessionCookie(request, settings)
	return token !== undefined && cookie !== undefined ? { token, cookie } : undefined
}

const asking = new WeakMap<FastifyRequest, Promise<Member | null>>()

/** The member whose session a request's key opens, whichever page it comes from. Looked up once for a request. */
export function memberOfKey(request: FastifyRequest, context: AppContext): Promise<Member | null> {
	const known = asking.get(request)
	if (known) return known
	const key = keyOf(request, context)
	const member = key ? memberOfSession(context.db, key, context.now()) : Promise.resolve(null)
	asking.set(request, member)
	return member
}

/**
 * Who asks: a member, or nobody.
 *
 * @throws Problem 409 `auth.otherMember` where the request comes from the page of another member than its session's.
 */
export async function memberAsking(request: FastifyRequest, context: AppContext): Promise<Member | null> {
	const member = await memberOfKey(request, context)
	const page = request.headers[MEMBER_HEADER]
	if (member && page !== undefined && page !== member.id) throw new Problem('auth.otherMember', 409)
	return member
}

/** Tells a page that the session of its token has ended, where a request's session was looked up. */
export async function markEndedSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const brought = BEARER.test(request.headers.authorization ?? '')
	if (!brought || !asking.has(request) || (await asking.get(request))) return
	// No cache keeps it: the answer to the next session would still carry the header.
	reply.header(SESSION_HEADER, 'ended').header('cache-control', 'no-store')
}

/** Whose things whoever asks is shown: their own, a visitor of a demo the sample member's, any other visitor nobody's. */
export async function memberShown(request: FastifyRequest, context: AppContext): Promise<Member | null> {
	const member = await memberAsking(request, context)
	if (member) return member
	return (await isDemo(context)) ? demoMember(context.db) : null
}

/** Who asks, where only a member may. */
export async function requireMember(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await memberAsking(request, context)
	if (!member) throw new Problem('auth.required', 401)
	return member
}
