import { readyWords } from 'shared-i18n'
import { words } from '../words.ts'

export { AuthPage as Component } from './AuthPage.tsx'

export async function loader() {
	await readyWords(words)
	return null
}
