import { loadTranslations } from 'shared-i18n'
import { translations } from '../translations.ts'

export { BlankPage as Component } from './BlankPage.tsx'

export async function loader(): Promise<null> {
	await loadTranslations(translations)
	return null
}
