import type { FastifyReply, FastifyRequest } from 'fastify'
import { OVERRIDES_MAX, Override } from 'shared-contract'
import { array } from 'shared-contract/schema'
import { hostCookie } from '../../core/http/hostCookie.ts'
import type { Settings } from '../../core/settings.ts'
import { type Seal, seal, unseal } from './seal.ts'
import { cookieAttributes } from './visitorCookie.ts'

const NAME = 'niouka_override'
const PURPOSE = 'override'
const DAYS = 7
const Overrides = array(Override, { maxItems: OVERRIDES_MAX })

/** Whether a request has the cookie of overrides. */
export function hasOverrides({ cookies, server }: FastifyRequest): boolean {
	return cookies[hostCookie(server.context.settings, NAME)] !== undefined
}

/** The overrides of this browser, one for each slice. */
export function readOverrides({ cookies, server }: FastifyRequest, by: Seal): Override[] {
	return unseal(PURPOSE, Overrides, cookies[hostCookie(server.context.settings, NAME)], by) ?? []
}

/** Stores the overrides of this browser for some days; beyond the limit the latest stay. */
export function setOverrideCookie(
	reply: FastifyReply,
	settings: Settings,
	overrides: readonly Override[],
	by: Seal,
	days = DAYS,
): void {
	if (overrides.length === 0) reply.clearCookie(hostCookie(settings, NAME), cookieAttributes(settings, 0))
	else
		reply.setCookie(
			hostCookie(settings, NAME),
			seal(PURPOSE, overrides.slice(-OVERRIDES_MAX), days, by),
			cookieAttributes(settings, days),
		)
}
