import { defineScreenTranslations } from '../translations.ts'

/** The words of the calendar. */
export const calendarTranslations = defineScreenTranslations('mfe-catalogue calendar', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-calendar-pt" */ '../../locales/calendar/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "catalogue-calendar-en" */ '../../locales/calendar/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "catalogue-calendar-ja" */ '../../locales/calendar/ja.json', {
			with: { type: 'json' },
		}),
})
