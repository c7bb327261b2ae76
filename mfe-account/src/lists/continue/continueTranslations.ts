import { defineScreenTranslations } from '../../translations.ts'

/** The words of what the home page shows of a list, and of the commands. */
export const continueTranslations = defineScreenTranslations('mfe-account continue', {
	pt: () =>
		import(/* webpackChunkName: "account-continue-pt" */ '../../../locales/continue/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-continue-en" */ '../../../locales/continue/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-continue-ja" */ '../../../locales/continue/ja.json', {
			with: { type: 'json' },
		}),
})
