import type { FastifyReply, FastifyRequest } from 'fastify'
import { MEMBER_HEADER, type Member, SESSION_HEADER } from 'shared-contract'
import type { AppContext } from '../appContext.ts'
import { Problem } from '../problem.ts'
import { isDemo } from './demo.ts'
import { demoMember } from './member.ts'
import { memberOfSession } from './session.ts'
import { readSessionCookie, type SessionKey } from './sessionKey.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The session key of a request, if it has both halves. */
export function keyOf(request: FastifyRequest, { settings }: AppContext): SessionKey | undefined {
	const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
	const cookie = readSessionCookie(request, settings)
	return token !== undefined && cookie !== undefined ? { token, cookie } : undefined
}

const members = new WeakMap<FastifyRequest, Promise<Member | null>>()

/** Makes a member whom an access token stands for the member of a request. Its session, if it has one, no longer counts. */
export function actAs(request: FastifyRequest, member: Member | null): void {
	members.set(request, Promise.resolve(member))
}

/** The member of a request's session, without the check of the page's member. Cached per request. */
export function memberOfKey(request: FastifyRequest, context: AppContext): Promise<Member | null> {
	const known = members.get(request)
	if (known) return known
	const key = keyOf(request, context)
	const member = key ? memberOfSession(context.db, key, context.now()) : Promise.resolve(null)
	members.set(request, member)
	return member
}

/**
 * The signed-in member of a request; null for a visitor.
 *
 * @throws Problem 409 `auth.otherMember` when the page was loaded for another member than the session's.
 */
export async function currentMember(request: FastifyRequest, context: AppContext): Promise<Member | null> {
	const member = await memberOfKey(request, context)
	const page = request.headers[MEMBER_HEADER]
	if (member && page !== undefined && page !== member.id) throw new Problem('auth.otherMember', 409)
	return member
}

/** Hook that sets the header of an ended session, if the request has a token and its session was looked up. */
export async function markEndedSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const hasToken = BEARER.test(request.headers.authorization ?? '')
	// An unreadable session has not ended: the request has been refused for that.
	if (!hasToken || (await members.get(request)?.catch(() => undefined)) !== null) return
	// A cached answer would carry the header into the next session.
	reply.header(SESSION_HEADER, 'ended').header('cache-control', 'no-store')
}

/** The member whose data a request shows: the signed-in member, in a demo the sample member, else null. */
export async function viewedMember(request: FastifyRequest, context: AppContext): Promise<Member | null> {
	const member = await currentMember(request, context)
	if (member) return member
	return (await isDemo(context)) ? demoMember(context.db) : null
}

/** The signed-in member of a request. @throws Problem 401 for a visitor */
export async function requireMember(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await currentMember(request, context)
	if (!member) throw new Problem('auth.required', 401)
	return member
}

/** The admin of a request. @throws Problem 401 for a visitor, 403 for other members */
export async function requireAdmin(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await requireMember(request, context)
	if (member.role !== 'admin') throw new Problem('request.forbidden', 403)
	return member
}
