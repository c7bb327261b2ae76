import { sql } from 'kysely'
import type { NotificationEvent, NotificationType } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { inSavepoint } from '../../core/database/inTransaction.ts'
import { mayNotify } from './mayNotify.ts'
import { notificationsByIds, unreadNotifications, unreadOf } from './notifications.ts'

/** A notification to store. */
export interface NotificationPayload {
	memberId: string
	event: NotificationEvent
	/** The placeholders of the event's message: names and titles, never a text that may be a spoiler. */
	params: Record<string, string>
	/** The acting member; null for the site itself. */
	actorId: string | null
	/** The path that it opens. */
	link: string
}

/** Notifications per query. */
const BATCH_SIZE = 200

const TYPES: Record<NotificationEvent, NotificationType> = {
	reply: 'comment',
	comment: 'comment',
	commentLike: 'like',
	editLike: 'like',
	follow: 'follow',
	friendRequest: 'follow',
	friendAccepted: 'follow',
	listInvitation: 'follow',
	newEpisode: 'update',
	newChapter: 'update',
	moderation: 'system',
	report: 'system',
	welcome: 'system',
	maintenance: 'system',
	siteUpdate: 'system',
}

/**
 * Stores a notification and publishes it to the member's open pages, as far as {@link mayNotify} allows. In a transaction it commits
 * with the action that it reports. Never throws: a failed notification must not fail the action.
 */
export async function notify(context: AppContext, payload: NotificationPayload): Promise<void> {
	try {
		await inSavepoint(context.db, async () => {
			const how = await mayNotify(context.db, payload)
			if (how) await store(context, payload, how)
		})
	} catch (error) {
		context.live.report(error, 'storing a notification failed')
	}
}

/**
 * Notifies many members of an event without an actor and without a preference. Deleted members are skipped. Like
 * {@link notify} it never throws.
 */
export async function notifyAll(
	context: AppContext,
	memberIds: readonly string[],
	{ event, params, link }: Pick<NotificationPayload, 'event' | 'params' | 'link'>,
): Promise<void> {
	try {
		await inSavepoint(context.db, async () => {
			const { rows } = await sql<StoredNotification>`
				insert into notification (member_id, type, event, params, link, created_at)
				select id, ${TYPES[event]}, ${event}, ${JSON.stringify(params)}::jsonb, ${link}, ${context.now()}
				from member where id = any(${memberIds}::uuid[])
				returning id, member_id as "memberId", on_site as "onSite"`.execute(context.db)
			await showStored(context, rows)
		})
	} catch (error) {
		context.live.report(error, 'storing notifications failed')
	}
}

/** A stored notification and its member. */
export interface StoredNotification {
	id: number
	memberId: string
	onSite: boolean
}

/** Publishes stored notifications to those of their members who are online. */
export async function showStored(
	{ db, live, pictures }: AppContext,
	stored: readonly StoredNotification[],
): Promise<void> {
	const online = stored.filter(({ memberId, onSite }) => onSite && live.isOnline(memberId))
	for (let first = 0; first < online.length; first += BATCH_SIZE) {
		const batch = online.slice(first, first + BATCH_SIZE)
		const notifications = await notificationsByIds(
			db,
			batch.map(({ id }) => id),
			pictures,
		)
		const unread = await unreadOf(
			db,
			batch.map(({ memberId }) => memberId),
		)
		for (const { memberId, ...notification } of notifications) {
			live.publish(`member:${memberId}`, { type: 'notification', notification, unread: unread.get(memberId) ?? 0 })
		}
	}
}

/** Takes notifications that were hidden from the open pages of their members. */
export async function hideStored({ db, live }: AppContext, hidden: readonly StoredNotification[]): Promise<void> {
	const online = hidden.filter(({ memberId, onSite }) => onSite && live.isOnline(memberId))
	const unread = await unreadOf(
		db,
		online.map(({ memberId }) => memberId),
	)
	for (const { id, memberId } of online) {
		const event = { type: 'notificationRemoved', id: String(id), unread: unread.get(memberId) ?? 0 } as const
		live.publish(`member:${memberId}`, event)
	}
}

async function store(
	context: AppContext,
	{ memberId, event, params, actorId, link }: NotificationPayload,
	{ onSite }: { onSite: boolean },
): Promise<void> {
	const { db, live, pictures } = context
	const { id } = await db
		.insertInto('notification')
		.values({
			member_id: memberId,
			type: TYPES[event],
			event,
			params: JSON.stringify(params),
			actor_id: actorId,
			link,
			created_at: context.now(),
			on_site: onSite,
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	const [notification] = onSite ? await notificationsByIds(db, [id], pictures) : []
	if (!notification) return
	const unread = await unreadNotifications(db, memberId)
	live.publish(`member:${memberId}`, { type: 'notification', notification, unread })
}
