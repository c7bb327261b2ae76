import type { FastifyReply, FastifyRequest } from 'fastify'
import { CANARY_ROLES, type CanaryRole } from 'shared-contract'
import { oneOf } from 'shared-contract/schema'
import type { Settings } from '../../core/settings.ts'
import { cookieAttributes } from './cookie.ts'
import { type Seal, seal, unseal } from './seal.ts'

const NAME = 'niouka_role'
const PURPOSE = 'role'
const DAYS = 7
const KeptRole = oneOf(CANARY_ROLES)

/**
 * The role by which this browser is given candidates. A page is asked for with half of a session's key alone, so that its
 * member is not known; this cookie says no more of them than which code to show, and opens nothing.
 */
export function readRole({ cookies }: FastifyRequest, by: Seal): CanaryRole | undefined {
	return unseal(PURPOSE, KeptRole, cookies[NAME], by)
}

export function setRoleCookie(reply: FastifyReply, settings: Settings, role: CanaryRole, by: Seal): void {
	reply.setCookie(NAME, seal(PURPOSE, role, DAYS, by), cookieAttributes(settings, DAYS))
}

export function dropRole(reply: FastifyReply, settings: Settings): void {
	reply.clearCookie(NAME, cookieAttributes(settings, 0))
}
