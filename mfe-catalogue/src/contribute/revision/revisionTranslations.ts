import { defineScreenTranslations } from '../../translations.ts'

/** The words of edits and of their log. */
export const revisionTranslations = defineScreenTranslations('mfe-catalogue revisions', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-revisions-pt" */ '../../../locales/revisions/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "catalogue-revisions-en" */ '../../../locales/revisions/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "catalogue-revisions-ja" */ '../../../locales/revisions/ja.json', {
			with: { type: 'json' },
		}),
})
