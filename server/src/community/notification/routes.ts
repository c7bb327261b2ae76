import type { FastifyInstance } from 'fastify'
import {
	keepNotificationDeliveryRoute,
	keepNotificationPreferencesRoute,
	NOTIFICATION_DEFAULTS,
	notificationDeliveryRoute,
	notificationPreferencesRoute,
	notificationsRoute,
	readNotificationsRoute,
	removeNotificationRoute,
	restoreNotificationRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { localeOf } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { mailStateOf } from './mailState.ts'
import { notificationPage, readNotifications, unreadNotifications } from './notifications.ts'
import { notificationDelivery, notificationPreferences, saveNotificationPreferences } from './preferences.ts'
import { removeNotification, restoreNotification } from './removeNotification.ts'
import { saveDelivery } from './saveDelivery.ts'

const CHANGES_PER_MINUTE = 60

export function serveNotifications(app: FastifyInstance, context: AppContext): void {
	const { db, live, pictures } = context

	serve(app, notificationsRoute, async ({ request, query }) => {
		const member = await viewedMember(request, context)
		return member
			? notificationPage(db, { ...query, memberId: member.id, pictures })
			: { items: [], unread: 0, next: null }
	})

	serve(
		app,
		readNotificationsRoute,
		async ({ request, context: { db, live } }) => {
			const member = await requireMember(request, context)
			await readNotifications(db, member.id, context.now())
			live.publish(`member:${member.id}`, { type: 'notificationsChanged' })
			return { done: true }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		removeNotificationRoute,
		async ({ request, params }) => {
			const { id: memberId } = await requireMember(request, context)
			await removeNotification(db, { id: Number(params.id), memberId, now: context.now() })
			const unread = await unreadNotifications(db, memberId)
			live.publish(`member:${memberId}`, { type: 'notificationRemoved', id: params.id, unread })
			return { done: true }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		restoreNotificationRoute,
		async ({ request, params, context: { db, live } }) => {
			const { id: memberId } = await requireMember(request, context)
			const notification = await restoreNotification(
				db,
				{ id: Number(params.id), memberId, now: context.now() },
				pictures,
			)
			const unread = await unreadNotifications(db, memberId)
			live.publish(`member:${memberId}`, { type: 'notification', notification, unread })
			return notification
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(app, notificationPreferencesRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		return member ? notificationPreferences(db, member.id) : NOTIFICATION_DEFAULTS
	})

	serve(
		app,
		keepNotificationPreferencesRoute,
		async ({ request, body }) => {
			const member = await requireMember(request, context)
			await saveNotificationPreferences(db, member.id, body)
			return { done: true }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(app, notificationDeliveryRoute, async ({ request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		return { ...(await notificationDelivery(db, member.id)), mail: await mailStateOf(context, member.id) }
	})

	serve(
		app,
		keepNotificationDeliveryRoute,
		async ({ request, body }) => {
			const member = await requireMember(request, context)
			await saveDelivery(db, member.id, { ...body, locale: localeOf(request) }, context.now())
			return { done: true }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)
}
