import type { Settings } from '../settings.ts'

const isSecure = ({ SITE_URL }: Pick<Settings, 'SITE_URL'>) => SITE_URL?.startsWith('https://') ?? false

/**
 * The name of a cookie. Over TLS it has the prefix `__Host-`: browsers then accept it from this host alone, so no other host of
 * the domain can set it.
 */
export function hostCookie(settings: Pick<Settings, 'SITE_URL'>, name: string): string {
	return isSecure(settings) ? `__Host-${name}` : name
}

/** The attributes of such a cookie; the prefix wants this path. */
export function hostCookieAttributes(settings: Pick<Settings, 'SITE_URL'>) {
	return { path: '/', httpOnly: true, secure: isSecure(settings) } as const
}
