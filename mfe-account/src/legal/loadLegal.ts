import { readyWords } from 'shared-i18n'
import { legalWords } from './legalWords.ts'

/** Loads the legal texts in the language of the page. */
export async function loadLegal(): Promise<null> {
	await readyWords(legalWords)
	return null
}
