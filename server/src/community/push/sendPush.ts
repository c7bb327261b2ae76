import type { Selectable } from 'kysely'
import type { ProcessContext } from '../../core/appContext.ts'
import { pushesSent } from '../../core/metrics/metrics.ts'
import { dialPublic } from '../../core/remotePicture/dial.ts'
import { pinnedRequest } from '../../core/remotePicture/pinnedRequest.ts'
import type { PushSubscriptionTable } from '../tables.ts'
import type { PushKeys } from './pushKeys.ts'
import type { PushMessage } from './pushMessage.ts'

export type Device = Pick<
	Selectable<PushSubscriptionTable>,
	'id' | 'member_id' | 'endpoint' | 'p256dh' | 'auth' | 'locale'
>

type Result = 'ok' | 'gone' | 'failed'

const TIMEOUT_MS = 10_000
/** The browser has ended the subscription. */
const GONE: readonly number[] = [404, 410]

/**
 * Sends a message to a device once, and removes a device whose subscription has ended. Never throws for the push service:
 * its address and answers are no matter of the log.
 */
export async function sendPush(
	context: ProcessContext,
	keys: PushKeys,
	device: Device,
	message: PushMessage,
): Promise<Result> {
	const { db, now } = context
	const status = await deliver(context, keys, device, message).catch(() => undefined)
	const result = resultOf(status)
	pushesSent.inc({ result })
	// Meanwhile the browser may have renewed the subscription.
	const { id, endpoint } = device
	if (result === 'gone')
		await db.deleteFrom('push_subscription').where('id', '=', id).where('endpoint', '=', endpoint).execute()
	if (result === 'ok')
		await db.updateTable('push_subscription').set({ succeeded_at: now() }).where('id', '=', id).execute()
	return result
}

function resultOf(status: number | undefined): Result {
	if (status === undefined) return 'failed'
	if (GONE.includes(status)) return 'gone'
	return status >= 200 && status < 300 ? 'ok' : 'failed'
}

/** The status of the answer. The address comes from the member: the connection goes to the public internet alone. */
async function deliver(
	{ dial = dialPublic }: ProcessContext,
	vapidDetails: PushKeys,
	{ endpoint, p256dh, auth }: Device,
	{ payload, ...options }: PushMessage,
): Promise<number | undefined> {
	const { default: webPush } = await import('web-push')
	const { method, headers, body } = webPush.generateRequestDetails(
		{ endpoint, keys: { p256dh, auth } },
		JSON.stringify(payload),
		{ ...options, vapidDetails },
	)
	const url = new URL(endpoint)
	const signal = AbortSignal.timeout(TIMEOUT_MS)
	const response = await pinnedRequest(url, await dial(url), { method, headers, body, signal })
	response.destroy()
	return response.statusCode
}
