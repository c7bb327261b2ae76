import { loadTranslations } from 'shared-i18n'
import { developersTranslations } from './developersTranslations.ts'

export { DevelopersPage as Component } from './DevelopersPage.tsx'

export async function loader(): Promise<null> {
	await loadTranslations(developersTranslations)
	return null
}
