import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import { hostCookie, hostCookieAttributes } from '../../core/http/hostCookie.ts'
import { hashLinkToken, newLinkToken } from '../../core/identity/linkToken.ts'
import { memberColumns, toMember } from '../../core/identity/member.ts'
import { Problem } from '../../core/problem.ts'
import type { Settings } from '../../core/settings.ts'
import type { Proven } from '../login.ts'

const NAME = 'niouka_second_factor'
const VALID_MS = 10 * MINUTE_MS

const attributes = (settings: Settings) => ({ ...hostCookieAttributes(settings), sameSite: 'strict' }) as const

/** Stores the first step of a sign-in and sets its cookie. @returns the refusal that asks for the second step. */
export async function beginSecondFactor(
	reply: FastifyReply,
	{ db, settings, now }: AppContext,
	{ member, proof }: Proven,
): Promise<Problem> {
	const token = newLinkToken()
	await db.deleteFrom('pending_sign_in').where('expires_at', '<=', now()).execute()
	await db
		.insertInto('pending_sign_in')
		.values({
			token_hash: hashLinkToken(token),
			member_id: member.id,
			password_hash: proof && 'passwordHash' in proof ? proof.passwordHash : null,
			discord_id: proof && 'linkedId' in proof ? proof.linkedId : null,
			expires_at: new Date(now().getTime() + VALID_MS),
		})
		.execute()
	reply.setCookie(hostCookie(settings, NAME), token, { ...attributes(settings), maxAge: VALID_MS / 1000 })
	return new Problem('auth.secondFactor', 401)
}

/** The member whose first step is stored. @throws auth.secondFactor.expired. */
export async function pendingMember(request: FastifyRequest, { db, settings, now }: AppContext): Promise<string> {
	const row = await db
		.selectFrom('pending_sign_in')
		.where('token_hash', '=', tokenHashOf(request, settings))
		.where('expires_at', '>', now())
		.select('member_id')
		.executeTakeFirst()
	if (!row) throw expired()
	return row.member_id
}

/** Uses a first step up. @returns its member and proof. @throws auth.secondFactor.expired. */
export async function takePending(request: FastifyRequest, reply: FastifyReply, context: AppContext): Promise<Proven> {
	const { db, settings, now } = context
	const row = await db
		.deleteFrom('pending_sign_in')
		.using('member')
		.whereRef('member.id', '=', 'pending_sign_in.member_id')
		.where('token_hash', '=', tokenHashOf(request, settings))
		.where('expires_at', '>', now())
		.returning([...memberColumns, 'pending_sign_in.password_hash', 'pending_sign_in.discord_id'])
		.executeTakeFirst()
	if (!row) throw expired()
	reply.clearCookie(hostCookie(settings, NAME), attributes(settings))
	const { discord_id, password_hash } = row
	return {
		member: toMember(row),
		proof: discord_id === null ? { passwordHash: password_hash } : { linkedId: discord_id },
	}
}

const tokenHashOf = (request: FastifyRequest, settings: Settings) =>
	hashLinkToken(request.cookies[hostCookie(settings, NAME)] ?? '')

function expired(): Problem {
	return new Problem('auth.secondFactor.expired', 401)
}
