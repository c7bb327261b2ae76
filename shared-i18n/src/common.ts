import type { ErrorCode, Format, Genre, NewsCategory, NotificationEvent, Status } from 'shared-contract'
import type en from '../locales/en.json'
import type ja from '../locales/ja.json'
import type pt from '../locales/pt.json'
import { localeFile } from './localeFile.ts'
import { defineWords } from './words.ts'

type CommonKey = keyof typeof pt

/** The words that every room uses: errors, genres, kinds, statuses, notifications. They come in the locale file. */
export const common = defineWords<CommonKey>('shared-i18n', async (locale) => complete(await localeFile(locale)))

// The file is checked for completeness where it is built; what is missing at run time is shown as its key.
function complete(texts: Readonly<Record<string, string>>) {
	return texts as Readonly<Record<CommonKey, string>>
}

type Lacking<Table> = Exclude<
	| `errors.${ErrorCode}`
	| `format.${Format}`
	| `genre.${Genre}`
	| `news.${NewsCategory}`
	| `notification.${NotificationEvent}`
	| `status.${Status}`
	| CommonKey,
	keyof Table
>

/** Does not compile where a code of the contract, or a key of Portuguese, has no words in one of the languages. */
export const complete_in_every_language: [Lacking<typeof pt>, Lacking<typeof en>, Lacking<typeof ja>] extends [
	never,
	never,
	never,
]
	? true
	: { lacking: [Lacking<typeof pt>, Lacking<typeof en>, Lacking<typeof ja>] } = true
