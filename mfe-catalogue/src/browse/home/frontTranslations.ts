import { defineScreenTranslations } from '../../translations.ts'

/** The words of the home page that other pages do without. */
export const frontTranslations = defineScreenTranslations('mfe-catalogue front', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-front-pt" */ '../../../locales/front/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "catalogue-front-en" */ '../../../locales/front/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "catalogue-front-ja" */ '../../../locales/front/ja.json', {
			with: { type: 'json' },
		}),
})
