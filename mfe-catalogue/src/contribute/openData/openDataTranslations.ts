import { defineTranslations } from 'shared-i18n'
import type pt from '../../../locales/openData/pt.json'

const files = {
	pt: () =>
		import(/* webpackChunkName: "catalogue-openData-pt" */ '../../../locales/openData/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "catalogue-openData-en" */ '../../../locales/openData/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "catalogue-openData-ja" */ '../../../locales/openData/ja.json', {
			with: { type: 'json' },
		}),
}

/** The translations of the page of the dumps, which few readers open. */
export const openDataTranslations = defineTranslations<keyof typeof pt>(
	'mfe-catalogue open data',
	async (locale) => (await files[locale]()).default,
)
