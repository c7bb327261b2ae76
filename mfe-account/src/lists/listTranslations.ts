import { defineScreenTranslations } from '../translations.ts'

/** The words of lists and of their entries. */
export const listTranslations = defineScreenTranslations('mfe-account lists', {
	pt: () =>
		import(/* webpackChunkName: "account-lists-pt" */ '../../locales/lists/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "account-lists-en" */ '../../locales/lists/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "account-lists-ja" */ '../../locales/lists/ja.json', { with: { type: 'json' } }),
})
