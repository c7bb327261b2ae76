import { defineScreenTranslations } from '../../translations.ts'

/** The words of the forms for titles and news. */
export const addTranslations = defineScreenTranslations('mfe-account add', {
	pt: () => import(/* webpackChunkName: "account-add-pt" */ '../../../locales/add/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "account-add-en" */ '../../../locales/add/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "account-add-ja" */ '../../../locales/add/ja.json', { with: { type: 'json' } }),
})
