import { DAY_S } from 'shared-contract/units'
import type { Settings } from '../../core/settings.ts'

/** How the cookies of releases are set: no script reads them, and no foreign page's request but a visit brings them. */
export function cookieAttributes({ SITE_URL }: Settings, days: number) {
	const secure = SITE_URL?.startsWith('https://') ?? false
	return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: days * DAY_S } as const
}
