import { defineScreenTranslations } from '../../translations.ts'

/** The words of listings, rankings and the search page. */
export const listingTranslations = defineScreenTranslations('mfe-catalogue listing', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-listing-pt" */ '../../../locales/listing/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "catalogue-listing-en" */ '../../../locales/listing/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "catalogue-listing-ja" */ '../../../locales/listing/ja.json', {
			with: { type: 'json' },
		}),
})
