import { defineScreenTranslations } from '../../translations.ts'

/** The words of statistics and charts. */
export const statisticsTranslations = defineScreenTranslations('mfe-account statistics', {
	pt: () =>
		import(/* webpackChunkName: "account-statistics-pt" */ '../../../locales/statistics/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-statistics-en" */ '../../../locales/statistics/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-statistics-ja" */ '../../../locales/statistics/ja.json', {
			with: { type: 'json' },
		}),
})
