import { loadTranslations } from 'shared-i18n'
import { translations } from '../translations.ts'
import { loadMessagesScreen } from './messagesScreen.ts'

export { MessagesPage as Component } from './MessagesPage.tsx'

/** Starts loading the stores and waits for the translations; the screen shows the loading state. */
export async function loader() {
	loadMessagesScreen()
	await loadTranslations(translations)
	return null
}

/** Switching conversations reloads nothing: live events keep the stores up to date. */
export const shouldRevalidate = () => false
