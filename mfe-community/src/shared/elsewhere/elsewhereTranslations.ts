import { defineScreenTranslations } from '../../translations.ts'

/** The words of what other sites and programs show of members and groups. */
export const elsewhereTranslations = defineScreenTranslations('mfe-community elsewhere', {
	pt: () =>
		import(/* webpackChunkName: "community-elsewhere-pt" */ '../../../locales/elsewhere/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-elsewhere-en" */ '../../../locales/elsewhere/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-elsewhere-ja" */ '../../../locales/elsewhere/ja.json', {
			with: { type: 'json' },
		}),
})
