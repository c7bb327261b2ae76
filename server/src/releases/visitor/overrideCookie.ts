import type { FastifyReply, FastifyRequest } from 'fastify'
import { Override } from 'shared-contract'
import { array } from 'shared-contract/schema'
import type { Settings } from '../../core/settings.ts'
import { cookieAttributes } from './cookie.ts'
import { type Seal, seal, unseal } from './seal.ts'

const NAME = 'niouka_override'
const PURPOSE = 'override'
const DAYS = 7
/** Slices at once: a cookie has no room for many. */
const MOST = 10
const KeptOverrides = array(Override, { maxItems: MOST })

/** Whether this browser may have been pointed anywhere. */
export function hasOverrides({ cookies }: FastifyRequest): boolean {
	return cookies[NAME] !== undefined
}

/** What this browser was pointed at, one for each slice. */
export function readOverrides({ cookies }: FastifyRequest, by: Seal): Override[] {
	return unseal(PURPOSE, KeptOverrides, cookies[NAME], by) ?? []
}

/** Keeps what this browser is pointed at; the latest stay where there are too many. */
export function setOverrideCookie(reply: FastifyReply, settings: Settings, overrides: Override[], by: Seal): void {
	if (overrides.length === 0) reply.clearCookie(NAME, cookieAttributes(settings, 0))
	else reply.setCookie(NAME, seal(PURPOSE, overrides.slice(-MOST), DAYS, by), cookieAttributes(settings, DAYS))
}
