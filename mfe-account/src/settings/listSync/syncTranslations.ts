import { defineScreenTranslations } from '../../translations.ts'

/** The words of the sync with other services. */
export const syncTranslations = defineScreenTranslations('mfe-account sync', {
	pt: () =>
		import(/* webpackChunkName: "account-sync-pt" */ '../../../locales/sync/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "account-sync-en" */ '../../../locales/sync/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "account-sync-ja" */ '../../../locales/sync/ja.json', { with: { type: 'json' } }),
})
