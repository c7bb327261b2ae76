import { defineScreenTranslations } from '../../translations.ts'

/** The words of releases. */
export const releaseTranslations = defineScreenTranslations('mfe-account releases', {
	pt: () =>
		import(/* webpackChunkName: "account-releases-pt" */ '../../../locales/releases/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-releases-en" */ '../../../locales/releases/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-releases-ja" */ '../../../locales/releases/ja.json', {
			with: { type: 'json' },
		}),
})
