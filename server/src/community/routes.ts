import type { FastifyInstance } from 'fastify'
import { notificationsRoute, readNotificationsRoute } from 'shared-contract'
import { memberShown, requireMember } from '../account/authentication.ts'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { newestNotifications, readNotifications, unreadNotifications } from './notification.ts'

export function registerCommunity(app: FastifyInstance, parts: Parts): void {
	const { db } = parts

	serve(app, notificationsRoute, async ({ request }) => {
		const member = await memberShown(request, parts)
		if (!member) return { items: [], unread: 0 }
		return { items: await newestNotifications(db, member.id), unread: await unreadNotifications(db, member.id) }
	})

	serve(app, readNotificationsRoute, async ({ request }) => {
		const member = await requireMember(request, parts)
		await readNotifications(db, member.id, parts.now())
		return { done: true }
	})
}
