import { DAY_S } from 'shared-contract/units'
import { hostCookieAttributes } from '../../core/http/hostCookie.ts'
import type { Settings } from '../../core/settings.ts'

/** Attributes of the release cookies: HttpOnly, and cross-site only for navigations. */
export function cookieAttributes(settings: Settings, days: number) {
	return { ...hostCookieAttributes(settings), sameSite: 'lax', maxAge: days * DAY_S } as const
}
