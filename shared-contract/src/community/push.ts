import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, boolean, nullable, object, type Static, string } from '../schema.ts'

/** A subscription as browsers write it: its secret address at their push service, and the keys to encrypt for it. */
export const PushSubscriptionKeys = object({
	endpoint: string({ pattern: '^https://[^\\s]+$', maxLength: 2000 }),
	keys: object({
		p256dh: string({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
		auth: string({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
	}),
})
export type PushSubscriptionKeys = Static<typeof PushSubscriptionKeys>

/** A device that gets notifications by push. Browser and system are null if unknown. */
export const PushDevice = object({
	id: string(),
	/** The session of the device, as in the list of sessions. */
	sessionId: string(),
	browser: nullable(string()),
	system: nullable(string()),
	/** ISO instants; the last push that arrived is null before the first. */
	createdAt: string(),
	succeededAt: nullable(string()),
	/** The device of this session. */
	isThis: boolean(),
})
export type PushDevice = Static<typeof PushDevice>

export const pushRoute = route('GET', '/api/push', {
	session: 'needed',
	summary: 'The devices of the member that get notifications by push, and the public key of the site for push services',
	tag: 'community',
	answer: object({
		/** Base64url; null if the site sends no push. */
		publicKey: nullable(string()),
		devices: array(PushDevice),
	}),
})

export const subscribePushRoute = route('PUT', '/api/push/subscription', {
	summary: 'Sends notifications to the device of this session, in the language of the request',
	tag: 'community',
	body: PushSubscriptionKeys,
	answer: Done,
})

export const renewPushRoute = route('POST', '/api/push/renewal', {
	session: 'none',
	summary: 'Replaces a subscription that the browser renewed; whoever knows its secret address may',
	tag: 'community',
	body: object({ from: string({ maxLength: 2000 }), to: PushSubscriptionKeys }),
	answer: Done,
})

export const seenByPushRoute = route('POST', '/api/push/seen', {
	session: 'none',
	summary:
		'Raises the progress of a title to the episode or chapter that a push told of; whoever knows the secret address of the device may',
	tag: 'community',
	body: object({ endpoint: string({ maxLength: 2000 }), notification: string({ pattern: '^[1-9][0-9]{0,14}$' }) }),
	answer: Done,
})

export const testPushRoute = route('POST', '/api/push/test', {
	summary: 'Sends a push to the device of this session',
	tag: 'community',
	answer: Done,
})

export const removePushDeviceRoute = route('DELETE', '/api/push/devices/:id', {
	summary: 'Sends nothing more to one of the member’s devices',
	tag: 'community',
	params: object({ id: string({ pattern: '^[1-9][0-9]{0,14}$' }) }),
	answer: Done,
})
