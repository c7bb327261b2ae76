import { readyWords } from 'shared-i18n'
import { $notifications, loadNotifications } from 'shared-state'
import { words } from '../words.ts'

export { NotificationsPage as Component } from './NotificationsPage.tsx'

/** The store is shared with the header; it is asked again only where it has nothing yet. */
export async function loader() {
	await readyWords(words)
	const { state } = $notifications.get()
	if (state === 'failed') void loadNotifications()
	return null
}
