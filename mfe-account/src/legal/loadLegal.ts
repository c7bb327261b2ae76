import { readyWords } from 'shared-i18n'
import { legalWords } from './words.ts'

/** The texts, in the reader's language. */
export async function loadLegal(): Promise<null> {
	await readyWords(legalWords)
	return null
}
