import { defineWords, localeFile, type Texts } from 'shared-i18n'
import type en from '../locales/en.json'
import type ja from '../locales/ja.json'
import type pt from '../locales/pt.json'

type Key = keyof typeof pt

/** The words of the frame. They come with those that every package uses, in `GET /locales/{locale}.json`. */
export const words = defineWords<Key>('shell', async (locale) => complete(await localeFile(locale)))

// The file is checked for completeness where it is built; what is missing at run time is shown as its key.
function complete(texts: Texts) {
	return texts as Readonly<Record<Key, string>>
}

type Lacking<Table> = Exclude<Key, keyof Table>

/** Does not compile where a text of the frame has no English or no Japanese. */
export const complete_in_every_language: [Lacking<typeof en>, Lacking<typeof ja>] extends [never, never]
	? true
	: { lacking: [Lacking<typeof en>, Lacking<typeof ja>] } = true
