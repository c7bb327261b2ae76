import { defineScreenTranslations } from '../../translations.ts'

/** The words of the web vitals of releases. */
export const vitalTranslations = defineScreenTranslations('mfe-account vitals', {
	pt: () =>
		import(/* webpackChunkName: "account-vitals-pt" */ '../../../locales/vitals/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-vitals-en" */ '../../../locales/vitals/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-vitals-ja" */ '../../../locales/vitals/ja.json', {
			with: { type: 'json' },
		}),
})
