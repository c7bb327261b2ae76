import { loadTranslations } from 'shared-i18n'
import { defineScreenTranslations } from '../../translations.ts'

/** The words of flags, connections and web vitals, which the screen does not start with. */
export const detailTranslations = defineScreenTranslations('mfe-account release details', {
	pt: () =>
		import(/* webpackChunkName: "account-release-details-pt" */ '../../../locales/release-details/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-release-details-en" */ '../../../locales/release-details/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-release-details-ja" */ '../../../locales/release-details/ja.json', {
			with: { type: 'json' },
		}),
})

/** Loads them in the reader's language. */
export const loadDetailWords = () => loadTranslations(detailTranslations)
