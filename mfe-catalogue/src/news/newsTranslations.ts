import { defineScreenTranslations } from '../translations.ts'

/** The words of the news. */
export const newsTranslations = defineScreenTranslations('mfe-catalogue news', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-news-pt" */ '../../locales/news/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "catalogue-news-en" */ '../../locales/news/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "catalogue-news-ja" */ '../../locales/news/ja.json', { with: { type: 'json' } }),
})
