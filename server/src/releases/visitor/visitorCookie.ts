import { DAY_S } from 'shared-contract/units'
import type { Settings } from '../../core/settings.ts'

/** Attributes of the release cookies: HttpOnly, and cross-site only for navigations. */
export function cookieAttributes({ SITE_URL }: Settings, days: number) {
	const secure = SITE_URL?.startsWith('https://') ?? false
	return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: days * DAY_S } as const
}
