import { defineTranslations, localeFile, type Texts } from 'shared-i18n'
import type en from '../locales/en.json'
import type ja from '../locales/ja.json'
import type pt from '../locales/pt.json'

type Key = keyof typeof pt

/** The translations of the frame. `GET /locales/{locale}.json` holds them together with those of shared-i18n. */
export const translations = defineTranslations<Key>('shell', async (locale) => complete(await localeFile(locale)))

// The type check below ensures completeness; a text that is missing at run time is shown as its key.
function complete(texts: Texts) {
	return texts as Readonly<Record<Key, string>>
}

type Missing<Table> = Exclude<Key, keyof Table>

/** Does not compile if a text of the frame has no English or Japanese translation. */
export const complete_in_every_language: [Missing<typeof en>, Missing<typeof ja>] extends [never, never]
	? true
	: { lacking: [Missing<typeof en>, Missing<typeof ja>] } = true
