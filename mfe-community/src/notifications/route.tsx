import { loadTranslations } from 'shared-i18n'
import { $notifications, loadNotifications } from 'shared-state'
import { notificationTranslations } from './notificationTranslations.ts'

export { NotificationsPage as Component } from './NotificationsPage.tsx'

/** The header shares the store, so only a failed load is repeated. */
export async function loader() {
	await loadTranslations(notificationTranslations)
	const { state } = $notifications.get()
	if (state === 'failed') void loadNotifications()
	return null
}
