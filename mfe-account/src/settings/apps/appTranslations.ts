import { defineScreenTranslations } from '../../translations.ts'

/** The words of apps and their tokens, and of the calendar address. */
export const appTranslations = defineScreenTranslations('mfe-account apps', {
	pt: () =>
		import(/* webpackChunkName: "account-apps-pt" */ '../../../locales/apps/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "account-apps-en" */ '../../../locales/apps/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "account-apps-ja" */ '../../../locales/apps/ja.json', { with: { type: 'json' } }),
})
