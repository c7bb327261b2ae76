import { readyWords } from 'shared-i18n'
import { words } from '../words.ts'
import { loadMessagesScreen } from './messagesScreen.ts'

export { MessagesPage as Component } from './MessagesPage.tsx'

/** What the screen begins with is asked for beside its words; the screen shows how far it is. */
export async function loader() {
	loadMessagesScreen()
	await readyWords(words)
	return null
}

/** Going from one conversation to another asks for nothing here: the stores keep themselves up to date. */
export const shouldRevalidate = () => false
