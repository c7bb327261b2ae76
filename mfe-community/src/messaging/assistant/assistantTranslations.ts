import { defineScreenTranslations } from '../../translations.ts'

/** The words of the assistant. */
export const assistantTranslations = defineScreenTranslations('mfe-community assistant', {
	pt: () =>
		import(/* webpackChunkName: "community-assistant-pt" */ '../../../locales/assistant/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-assistant-en" */ '../../../locales/assistant/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-assistant-ja" */ '../../../locales/assistant/ja.json', {
			with: { type: 'json' },
		}),
})
