import type { ErrorCode, Format, Genre, NewsCategory, NotificationEvent, StaffRole, Status } from 'shared-contract'
import type en from '../locales/en.json'
import type ja from '../locales/ja.json'
import type pt from '../locales/pt.json'
import { localeFile } from './localeFile.ts'
import { defineTranslations } from './translations.ts'

type CommonKey = keyof typeof pt

/** The texts that every package uses: errors, genres, formats, statuses, roles of staff, notifications. They are in the locale file. */
export const common = defineTranslations<CommonKey>('shared-i18n', async (locale) => complete(await localeFile(locale)))

// The build checks that the file is complete; a text that is missing at run time is shown as its key.
function complete(texts: Readonly<Record<string, string>>) {
	return texts as Readonly<Record<CommonKey, string>>
}

type Lacking<Table> = Exclude<
	| `errors.${ErrorCode}`
	| `format.${Format}`
	| `genre.${Genre}`
	| `news.${NewsCategory}`
	| `notification.${NotificationEvent}`
	| `staffRole.${StaffRole}`
	| `status.${Status}`
	| CommonKey,
	keyof Table
>

/** Does not compile if a code of the contract, or a key of Portuguese, has no text in one of the languages. */
export const complete_in_every_language: [Lacking<typeof pt>, Lacking<typeof en>, Lacking<typeof ja>] extends [
	never,
	never,
	never,
]
	? true
	: { lacking: [Lacking<typeof pt>, Lacking<typeof en>, Lacking<typeof ja>] } = true
