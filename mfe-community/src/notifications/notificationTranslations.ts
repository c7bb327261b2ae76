import { defineScreenTranslations } from '../translations.ts'

/** The words of the notifications page, and of the commands. */
export const notificationTranslations = defineScreenTranslations('mfe-community notifications', {
	pt: () =>
		import(/* webpackChunkName: "community-notifications-pt" */ '../../locales/notifications/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-notifications-en" */ '../../locales/notifications/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-notifications-ja" */ '../../locales/notifications/ja.json', {
			with: { type: 'json' },
		}),
})
