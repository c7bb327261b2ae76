import { defineScreenTranslations } from '../../translations.ts'

/** The words of the room that chooses what its people watch. */
export const togetherTranslations = defineScreenTranslations('mfe-community together', {
	pt: () =>
		import(/* webpackChunkName: "community-together-pt" */ '../../../locales/together/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-together-en" */ '../../../locales/together/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-together-ja" */ '../../../locales/together/ja.json', {
			with: { type: 'json' },
		}),
})
