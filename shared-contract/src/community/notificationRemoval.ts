import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { object, string } from '../schema.ts'
import { Notification } from './notification.ts'

const NotificationParams = object({ id: string({ pattern: '^[1-9][0-9]{0,14}$' }) })

export const removeNotificationRoute = route('DELETE', '/api/notifications/:id', {
	summary: 'Removes a notification of the member’s own. Twice is as once',
	tag: 'community',
	params: NotificationParams,
	answer: Done,
})

export const restoreNotificationRoute = route('POST', '/api/notifications/:id/restore', {
	summary: 'Takes the removal of a notification back, within a few minutes',
	tag: 'community',
	params: NotificationParams,
	answer: Notification,
})
