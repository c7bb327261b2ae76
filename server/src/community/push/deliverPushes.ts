import { sql } from 'kysely'
import type { Notification, NotificationDelivery } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { ProcessContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'
import { DEFAULT_ZONE } from '../../core/language/knownZone.ts'
import { kindOf } from '../notification/mayNotify.ts'
import { notificationsByIds } from '../notification/notifications.ts'
import { toDelivery } from '../notification/preferences.ts'
import { WAITS_FOR_CHANNEL } from '../notification/waiting.ts'
import { type PushKeys, pushKeys } from './pushKeys.ts'
import { notificationMessage } from './pushMessage.ts'
import { type Device, sendPush } from './sendPush.ts'

/** After a stop of the site, older ones are no news any more. */
const MAX_AGE_MS = 15 * MINUTE_MS
/** Notifications of one turn, and pushes under way at once. */
const TAKEN_AT_ONCE = 200
const SENT_AT_ONCE = 8

/**
 * Sends new notifications to the devices of their members: each once, by whichever process takes it, as far as the kind, the
 * quiet hours and the member's list allow. What a push service does not take is not sent again; the site has it.
 */
export async function deliverPushes(context: ProcessContext, mayGoOn = () => true): Promise<void> {
	const keys = await pushKeys(context)
	if (!keys) return
	const { db } = context
	while (mayGoOn()) {
		const ids = await takeNotifications(db, context.now())
		if (ids.length === 0) return
		const pushes = await pushesOf(context, await notificationsByIds(db, ids))
		const next = pushes.values()
		const sendAll = async () => {
			for (const { device, item } of next) await send(context, keys, device, item)
		}
		await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendAll))
	}
}

async function send(context: ProcessContext, keys: PushKeys, device: Device, item: Notification): Promise<void> {
	const { SITE_URL = '' } = context.settings
	await sendPush(context, keys, device, notificationMessage(item, device.locale, SITE_URL))
}

/** Takes notifications of members with devices: no other turn, of any process, gets them. */
async function takeNotifications(db: Database, now: Date): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`
		update notification as taken set pushed_at = ${now}
		from (
			select notification.id from notification
			where notification.pushed_at is null and notification.created_at > ${new Date(now.getTime() - MAX_AGE_MS)}
				and ${WAITS_FOR_CHANNEL}
				and exists (
					select from push_subscription push join session on session.key_hash = push.session_hash
					where push.member_id = notification.member_id and session.expires_at > ${now}
				)
			order by notification.created_at, notification.id limit ${TAKEN_AT_ONCE} for update skip locked
		) as waiting
		where taken.id = waiting.id returning taken.id`.execute(db)
	return rows.map(({ id }) => id)
}

type Item = Awaited<ReturnType<typeof notificationsByIds>>[number]

async function pushesOf({ db, now }: ProcessContext, items: Item[]): Promise<{ device: Device; item: Item }[]> {
	const memberIds = items.map(({ memberId }) => memberId)
	const chosen = new Map((await preferencesOf(db, memberIds)).map((row) => [row.member_id, row]))
	const devices = groupBy(await devicesOf(db, memberIds, now()), ({ member_id }) => member_id)
	return items.flatMap((item) => {
		const kind = kindOf(item)
		const row = chosen.get(item.memberId)
		const { push, quietHours } = toDelivery(row)
		if (kind === undefined || !push[kind] || (row && isQuiet(quietHours, row.zone ?? DEFAULT_ZONE, now()))) return []
		return (devices.get(item.memberId) ?? []).map((device) => ({ device, item }))
	})
}

function preferencesOf(db: Database, memberIds: string[]) {
	return db
		.selectFrom('notification_preference as preference')
		.innerJoin('member', 'member.id', 'preference.member_id')
		.where('member.id', 'in', memberIds)
		.selectAll('preference')
		.select('member.zone')
		.execute()
}

function devicesOf(db: Database, memberIds: string[], now: Date): Promise<Device[]> {
	return db
		.selectFrom('push_subscription as push')
		.innerJoin('session', 'session.key_hash', 'push.session_hash')
		.where('push.member_id', 'in', memberIds)
		.where('session.expires_at', '>', now)
		.select(['push.id', 'push.member_id', 'push.endpoint', 'push.p256dh', 'push.auth', 'push.locale'])
		.orderBy('push.id')
		.execute()
}

/** Whether an instant is within quiet hours, by the clock of a zone. */
function isQuiet(quietHours: NotificationDelivery['quietHours'], zone: string, now: Date): boolean {
	if (!quietHours) return false
	const { from, to } = quietHours
	const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(now)
	return from < to ? from <= time && time < to : from <= time || time < to
}
