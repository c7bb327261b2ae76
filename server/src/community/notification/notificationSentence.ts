import { LANGUAGE_TAGS, type Locale, type Notification, titleName } from 'shared-contract'
import { formatDate } from 'shared-i18n/formats'
import { interpolate } from 'shared-i18n/interpolate'
import { notificationText } from 'shared-i18n/notificationText'
import { TRANSLATIONS } from '../../core/language/translations.ts'

/** The sentence of a notification, as the site shows it. */
export function notificationSentence({ event, params, user, title }: Notification, locale: Locale): string {
	const tag = LANGUAGE_TAGS[locale]
	const key = notificationText({ event, params })
	const places = {
		...(user && { user: user.name }),
		...params,
		...(params.date && { date: formatDate(tag, params.date) }),
		...(title && { title: titleName(title, locale) }),
	}
	return interpolate(TRANSLATIONS[locale][key] ?? key, places, tag)
}
