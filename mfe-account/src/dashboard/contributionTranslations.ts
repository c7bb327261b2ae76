import { defineScreenTranslations } from '../translations.ts'

/** The words of the sections of the dashboard. */
export const contributionTranslations = defineScreenTranslations('mfe-account contributions', {
	pt: () =>
		import(/* webpackChunkName: "account-contributions-pt" */ '../../locales/contributions/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-contributions-en" */ '../../locales/contributions/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-contributions-ja" */ '../../locales/contributions/ja.json', {
			with: { type: 'json' },
		}),
})
