import type { FastifyReply, FastifyRequest } from 'fastify'
import { OVERRIDES_MAX, Override } from 'shared-contract'
import { array } from 'shared-contract/schema'
import { WEEK_MS } from 'shared-contract/units'
import { hostCookie, hostCookieAttributes } from '../../core/http/hostCookie.ts'
import type { Settings } from '../../core/settings.ts'
import { type Seal, seal, unseal } from './seal.ts'

const NAME = 'niouka_override'
const PURPOSE = 'override'
const Overrides = array(Override, { maxItems: OVERRIDES_MAX })

const attributes = (settings: Settings) => ({ ...hostCookieAttributes(settings), sameSite: 'lax' }) as const

/** Whether a request has the cookie of overrides. */
export function hasOverrides({ cookies, server }: FastifyRequest): boolean {
	return cookies[hostCookie(server.context.settings, NAME)] !== undefined
}

/** The overrides of this browser, one for each slice, and their end. */
export function readOverrides({ cookies, server }: FastifyRequest, by: Seal): { overrides: Override[]; until?: Date } {
	const found = unseal(PURPOSE, Overrides, cookies[hostCookie(server.context.settings, NAME)], by)
	return found ? { overrides: found.value, until: found.until } : { overrides: [] }
}

/** Stores the overrides of this browser, by default for a week; beyond the limit the latest stay. */
export function setOverrideCookie(
	reply: FastifyReply,
	settings: Settings,
	overrides: readonly Override[],
	by: Seal,
	until = new Date(by.now.getTime() + WEEK_MS),
): void {
	if (overrides.length === 0) reply.clearCookie(hostCookie(settings, NAME), attributes(settings))
	else
		reply.setCookie(hostCookie(settings, NAME), seal(PURPOSE, overrides.slice(-OVERRIDES_MAX), until, by), {
			...attributes(settings),
			expires: until,
		})
}
