import { defineScreenTranslations } from '../../translations.ts'

/** The words of filters by score, length and tags, and of saved filters. */
export const moreFiltersTranslations = defineScreenTranslations('mfe-catalogue filters', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-filters-pt" */ '../../../locales/filters/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "catalogue-filters-en" */ '../../../locales/filters/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "catalogue-filters-ja" */ '../../../locales/filters/ja.json', {
			with: { type: 'json' },
		}),
})
