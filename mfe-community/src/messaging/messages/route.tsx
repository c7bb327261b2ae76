import { loadTranslations } from 'shared-i18n'
import { loadMessagesScreen } from './messagesScreen.ts'
import { messageTranslations } from './messageTranslations.ts'

export { MessagesPage as Component } from './MessagesPage.tsx'

/** Starts loading the stores and waits for the translations; the screen shows the loading state. */
export async function loader() {
	loadMessagesScreen()
	await loadTranslations(messageTranslations)
	return null
}

/** Switching conversations reloads nothing: live events keep the stores up to date. */
export const shouldRevalidate = () => false
