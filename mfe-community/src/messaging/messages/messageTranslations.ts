import { defineScreenTranslations } from '../../translations.ts'

/** The words of the messages. */
export const messageTranslations = defineScreenTranslations('mfe-community messages', {
	pt: () =>
		import(/* webpackChunkName: "community-messages-pt" */ '../../../locales/messages/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-messages-en" */ '../../../locales/messages/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-messages-ja" */ '../../../locales/messages/ja.json', {
			with: { type: 'json' },
		}),
})
