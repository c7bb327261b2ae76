import { defineScreenTranslations } from '../../translations.ts'

/** The words of the sources of the catalogue. */
export const sourceTranslations = defineScreenTranslations('mfe-account sources', {
	pt: () =>
		import(/* webpackChunkName: "account-sources-pt" */ '../../../locales/sources/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-sources-en" */ '../../../locales/sources/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-sources-ja" */ '../../../locales/sources/ja.json', {
			with: { type: 'json' },
		}),
})
