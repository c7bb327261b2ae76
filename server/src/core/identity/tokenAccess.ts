import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Member, SCOPES, type Scope } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../appContext.ts'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problem.ts'
import { actAs } from './authentication.ts'
import { memberColumns, toMember } from './member.ts'

/** Who may call an endpoint for apps: the bearer of a token with a scope, or anybody. */
export type Access = Scope | 'anybody'

/** What begins each personal access token, so that people and secret scanners know it. */
export const ACCESS_TOKEN_PREFIX = 'niouka_pat_'

/** What an access token allows. */
export interface TokenAccess {
	member: Member
	scopes: readonly Scope[]
	/** The app that bears it; null for a personal token. */
	appId: string | null
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]{20,200}=*)$/i
const LAST_USE_STEP_MS = 5 * MINUTE_MS

const accesses = new WeakMap<FastifyRequest, Promise<TokenAccess | null>>()

/** The hash by which tokens and records of the authorisation server are stored. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/**
 * The access of a request's token; null without an `Authorization` header. Cached per request.
 *
 * @throws Problem 401 `auth.token` for a token that is unknown, expired or revoked.
 */
export function tokenAccess(request: FastifyRequest, context: AppContext): Promise<TokenAccess | null> {
	const known = accesses.get(request)
	if (known) return known
	const access = readAccess(request.headers.authorization, context)
	accesses.set(request, access)
	return access
}

/**
 * Lets the bearer of a request's token act as its member, if the token has the scope.
 *
 * @returns the access; null for a request without a token, where `anybody` may call.
 * @throws Problem 401 `auth.required` without a token where one is needed, 401 `auth.token` for an invalid one, 403
 * `auth.scope` without the scope; the answer then has `WWW-Authenticate` (RFC 6750).
 */
export async function acceptToken(
	request: FastifyRequest,
	reply: FastifyReply,
	context: AppContext,
	needed: Access,
): Promise<TokenAccess | null> {
	const access = await tokenAccess(request, context).catch((error: unknown) => {
		if (error instanceof Problem) reply.header('www-authenticate', 'Bearer error="invalid_token"')
		throw error
	})
	if (!access && needed !== 'anybody') {
		reply.header('www-authenticate', 'Bearer')
		throw new Problem('auth.required', 401)
	}
	if (access && needed !== 'anybody' && !access.scopes.includes(needed)) {
		reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${needed}"`)
		throw new Problem('auth.scope', 403)
	}
	actAs(request, access?.member ?? null)
	return access
}

async function readAccess(header: string | undefined, { db, now }: AppContext): Promise<TokenAccess | null> {
	if (header === undefined) return null
	const token = BEARER.exec(header)?.[1]
	const read = token?.startsWith(ACCESS_TOKEN_PREFIX) ? personalAccess : appAccess
	const access = token === undefined ? null : await read(db, hashToken(token), now())
	if (!access) throw new Problem('auth.token', 401)
	return access
}

async function personalAccess(db: Database, hash: string, now: Date): Promise<TokenAccess | null> {
	const row = await db
		.selectFrom('access_token')
		.innerJoin('member', 'member.id', 'access_token.member_id')
		.where('access_token.token_hash', '=', hash)
		.where('access_token.expires_at', '>', now)
		.select([...memberColumns, 'access_token.scopes', 'access_token.used_at'])
		.executeTakeFirst()
	if (!row) return null
	if (isOld(row.used_at, now)) {
		await db.updateTable('access_token').set({ used_at: now }).where('token_hash', '=', hash).execute()
	}
	return { member: toMember(row), scopes: row.scopes, appId: null }
}

async function appAccess(db: Database, hash: string, now: Date): Promise<TokenAccess | null> {
	const row = await db
		.selectFrom('oauth_record as token')
		.innerJoin('oauth_record as grant', (join) =>
			join.on('grant.model', '=', 'Grant').onRef('grant.id_hash', '=', 'token.grant_hash'),
		)
		.innerJoin('member', 'member.id', 'token.member_id')
		.where('token.model', '=', 'AccessToken')
		.where('token.id_hash', '=', hash)
		.where('token.expires_at', '>', now)
		.where('token.consumed_at', 'is', null)
		.select([...memberColumns, 'token.payload', 'token.app_id', 'token.grant_hash', 'grant.used_at'])
		.executeTakeFirst()
	if (!row) return null
	if (isOld(row.used_at, now)) {
		await db
			.updateTable('oauth_record')
			.set({ used_at: now })
			.where('model', '=', 'Grant')
			.where('id_hash', '=', row.grant_hash)
			.execute()
	}
	return { member: toMember(row), scopes: scopesOf(row.payload.scope), appId: row.app_id }
}

function isOld(usedAt: Date | null, now: Date): boolean {
	return usedAt === null || now.getTime() - usedAt.getTime() >= LAST_USE_STEP_MS
}

function scopesOf(scope: unknown): Scope[] {
	const words = typeof scope === 'string' ? scope.split(' ') : []
	return SCOPES.filter((known) => words.includes(known))
}
