import type { FastifyRequest } from 'fastify'
import { RELEASE_TOKEN_PREFIX } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { requireAdmin } from '../core/identity/authentication.ts'
import { Problem } from '../core/problem.ts'
import type { Actor } from './actor.ts'
import { releaseFolders } from './folders.ts'
import { isMachineToken } from './machineToken.ts'
import { grantOf } from './token.ts'

const BEARER = new RegExp(`^Bearer (${RELEASE_TOKEN_PREFIX}[A-Za-z0-9_-]{43})$`)

/** The admin or token of a request. @throws Problem 401 without authentication, 403 for other members */
export async function requireReleaser(request: FastifyRequest, context: AppContext): Promise<Actor> {
	const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
	if (token === undefined) return { kind: 'member', member: await requireAdmin(request, context) }
	if (await isMachineToken(releaseFolders(context.settings), token)) return { kind: 'machine' }
	const grant = await grantOf(context.db, token, context.now())
	if (!grant) throw new Problem('auth.required', 401)
	return { kind: 'token', ...grant }
}

/** The admin or token that may change a slice. @throws Problem 403 for the token of another slice */
export async function requireReleaserOf(slice: string, request: FastifyRequest, context: AppContext): Promise<Actor> {
	const actor = await requireReleaser(request, context)
	if (actor.kind === 'token' && actor.slice !== slice) throw new Problem('request.forbidden', 403)
	return actor
}
