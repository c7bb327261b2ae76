import { defineScreenTranslations } from '../../translations.ts'

/** The words of the pages of people, characters, studios, tags, seasons and franchises. */
export const entityTranslations = defineScreenTranslations('mfe-catalogue entities', {
	pt: () =>
		import(/* webpackChunkName: "catalogue-entities-pt" */ '../../../locales/entities/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "catalogue-entities-en" */ '../../../locales/entities/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "catalogue-entities-ja" */ '../../../locales/entities/ja.json', {
			with: { type: 'json' },
		}),
})
