import type { FastifyReply, FastifyRequest } from 'fastify'
import { CANARY_ROLES, type CanaryRole } from 'shared-contract'
import { oneOf } from 'shared-contract/schema'
import { DAY_MS } from 'shared-contract/units'
import { hostCookie } from '../../core/http/hostCookie.ts'
import type { Settings } from '../../core/settings.ts'
import { type Seal, seal, unseal } from './seal.ts'
import { cookieAttributes } from './visitorCookie.ts'

const NAME = 'niouka_role'
const PURPOSE = 'role'
const DAYS = 7
const Role = oneOf(CANARY_ROLES)

/**
 * The role of this browser for canaries. A page request has only the cookie half of the session key and does not
 * authenticate the member; this cookie selects versions and grants no rights.
 */
export function readRole({ cookies, server }: FastifyRequest, by: Seal): CanaryRole | undefined {
	return unseal(PURPOSE, Role, cookies[hostCookie(server.context.settings, NAME)], by)?.value
}

export function setRoleCookie(reply: FastifyReply, settings: Settings, role: CanaryRole, by: Seal): void {
	const until = new Date(by.now.getTime() + DAYS * DAY_MS)
	reply.setCookie(hostCookie(settings, NAME), seal(PURPOSE, role, until, by), cookieAttributes(settings, DAYS))
}

export function clearRoleCookie(reply: FastifyReply, settings: Settings): void {
	reply.clearCookie(hostCookie(settings, NAME), cookieAttributes(settings, 0))
}
