import type { AppContext } from '../../core/appContext.ts'
import { siteKey } from '../../core/keys/siteKey.ts'

/** By what push services know the site: an address of its operator, and a pair of keys in base64url. */
export interface PushKeys {
	subject: string
	publicKey: string
	privateKey: string
}

/** The keys of the settings, or those that the site made at its first start. Without `SITE_URL` the site sends no push. */
export async function pushKeys({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<PushKeys | undefined> {
	const { SITE_URL, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings
	if (SITE_URL === undefined) return undefined
	const { protocol, hostname } = new URL(SITE_URL)
	const subject = protocol === 'https:' ? SITE_URL : `mailto:no-reply@${hostname}`
	if (VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined)
		return { subject, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
	const { publicHalf, secret } = await siteKey(db, 'vapid')
	return { subject, publicKey: publicHalf ?? '', privateKey: secret }
}
