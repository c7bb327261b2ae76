import { defineScreenTranslations } from '../../translations.ts'

/** The words of changes of several entries. */
export const selectionTranslations = defineScreenTranslations('mfe-account selection', {
	pt: () =>
		import(/* webpackChunkName: "account-selection-pt" */ '../../../locales/selection/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-selection-en" */ '../../../locales/selection/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-selection-ja" */ '../../../locales/selection/ja.json', {
			with: { type: 'json' },
		}),
})
