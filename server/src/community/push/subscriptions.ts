import type { Locale, PushDevice, PushSubscriptionKeys } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { deviceOf } from '../../core/identity/device.ts'
import { SESSIONS_MAX } from '../../core/identity/session.ts'
import { Problem } from '../../core/problem.ts'

interface NewSubscription {
	memberId: string
	sessionHash: string
	subscription: PushSubscriptionKeys
	locale: Locale
	now: Date
}

/** Subscribes the device of a session, in place of what it had. A browser with another member before is theirs no more. */
export async function subscribe(db: Database, wanted: NewSubscription): Promise<void> {
	const { memberId, sessionHash, locale, now, subscription } = wanted
	const columns = { member_id: memberId, session_hash: sessionHash, ...columnsOf(subscription), locale }
	await db.transaction().execute(async (transaction) => {
		await transaction
			.deleteFrom('push_subscription')
			.where('session_hash', '=', sessionHash)
			.where('endpoint', '!=', subscription.endpoint)
			.execute()
		await transaction
			.insertInto('push_subscription')
			.values({ ...columns, created_at: now })
			.onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
			.execute()
	})
}

/** Replaces a subscription that its browser renewed. The former address is the proof: nobody else knows it. */
export async function renew(db: Database, from: string, to: PushSubscriptionKeys): Promise<void> {
	await db.deleteFrom('push_subscription').where('endpoint', '=', to.endpoint).where('endpoint', '!=', from).execute()
	await db.updateTable('push_subscription').set(columnsOf(to)).where('endpoint', '=', from).execute()
}

/** A member's devices, the latest subscribed first. */
export async function pushDevices(
	db: Database,
	{ memberId, sessionHash, now }: { memberId: string; sessionHash: string; now: Date },
): Promise<PushDevice[]> {
	const rows = await db
		.selectFrom('push_subscription as push')
		.innerJoin('session', 'session.key_hash', 'push.session_hash')
		.where('push.member_id', '=', memberId)
		.where('session.expires_at', '>', now)
		.select(['push.id', 'push.session_hash', 'push.created_at', 'push.succeeded_at'])
		.select(['session.id as session_id', 'session.user_agent'])
		.orderBy('push.created_at', 'desc')
		.orderBy('push.id', 'desc')
		.limit(SESSIONS_MAX)
		.execute()
	return rows.map(({ id, session_id, session_hash, created_at, succeeded_at, user_agent }) => {
		const { browser, system } = deviceOf(user_agent)
		return {
			id: String(id),
			sessionId: session_id,
			browser,
			system,
			createdAt: created_at.toISOString(),
			succeededAt: succeeded_at?.toISOString() ?? null,
			isThis: session_hash === sessionHash,
		}
	})
}

/** Removes one of a member's devices. @throws Problem 404 if it is not one of theirs. */
export async function removeDevice(db: Database, memberId: string, id: number): Promise<void> {
	const removed = await db
		.deleteFrom('push_subscription')
		.where('id', '=', id)
		.where('member_id', '=', memberId)
		.returning('id')
		.executeTakeFirst()
	if (!removed) throw new Problem('request.notFound', 404)
}

// Some browsers pad base64url, which its readers refuse.
function columnsOf({ endpoint, keys }: PushSubscriptionKeys) {
	return { endpoint, p256dh: keys.p256dh.replaceAll('=', ''), auth: keys.auth.replaceAll('=', '') }
}
