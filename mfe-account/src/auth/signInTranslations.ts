import { defineScreenTranslations } from '../translations.ts'

/** The words of sign-in, of a proof of identity, and of the question of an app. */
export const signInTranslations = defineScreenTranslations('mfe-account sign-in', {
	pt: () =>
		import(/* webpackChunkName: "account-sign-in-pt" */ '../../locales/sign-in/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "account-sign-in-en" */ '../../locales/sign-in/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "account-sign-in-ja" */ '../../locales/sign-in/ja.json', { with: { type: 'json' } }),
})
