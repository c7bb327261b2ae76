import { defineScreenTranslations } from '../../translations.ts'

/** The words of the pages of a title and of an episode. */
export const titleTranslations = defineScreenTranslations('mfe-catalogue title', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-title-pt" */ '../../../locales/title/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "catalogue-title-en" */ '../../../locales/title/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "catalogue-title-ja" */ '../../../locales/title/ja.json', { with: { type: 'json' } }),
})
