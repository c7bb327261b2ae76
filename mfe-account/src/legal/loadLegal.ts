import { loadTranslations } from 'shared-i18n'
import { legalTranslations } from './legalTranslations.ts'

/** Loads the legal texts in the language of the page. */
export async function loadLegal(): Promise<null> {
	await loadTranslations(legalTranslations)
	return null
}
