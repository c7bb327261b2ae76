import type { FastifyRequest } from 'fastify'
import type { Member } from 'shared-contract'
import { RELEASE_TOKEN_PREFIX } from 'shared-contract'
import { memberAsking } from '../account/authentication.ts'
import { Problem } from '../api/problem.ts'
import type { Parts } from '../parts.ts'
import type { Actor } from './actor.ts'
import { isMachineToken } from './machineToken.ts'
import { placesOf } from './places.ts'
import { grantOf } from './token.ts'

const BEARER = new RegExp(`^Bearer (${RELEASE_TOKEN_PREFIX}[A-Za-z0-9_-]{43})$`)

/** Who asks, where only an admin may. */
export async function requireAdmin(request: FastifyRequest, parts: Parts): Promise<Member> {
	const member = await memberAsking(request, parts)
	if (!member) throw new Problem('auth.required', 401)
	if (member.role !== 'admin') throw new Problem('request.forbidden', 403)
	return member
}

/** Who asks, where only an admin or the holder of a token may. @throws Problem 401 for nobody, 403 for anybody else. */
export async function requireReleaser(request: FastifyRequest, parts: Parts): Promise<Actor> {
	const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
	if (token === undefined) return { kind: 'member', member: await requireAdmin(request, parts) }
	if (await isMachineToken(placesOf(parts.settings), token)) return { kind: 'machine' }
	const grant = await grantOf(parts.db, token, parts.now())
	if (!grant) throw new Problem('auth.required', 401)
	return { kind: 'token', ...grant }
}

/** Who asks, where it must be somebody who may change a slice: a token of one slice can do nothing to another. */
export async function requireReleaserOf(slice: string, request: FastifyRequest, parts: Parts): Promise<Actor> {
	const actor = await requireReleaser(request, parts)
	if (actor.kind === 'token' && actor.slice !== slice) throw new Problem('request.forbidden', 403)
	return actor
}
