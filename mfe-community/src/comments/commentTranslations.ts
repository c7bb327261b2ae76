import { defineScreenTranslations } from '../translations.ts'

/** The words of comments, reviews and blocks. */
export const commentTranslations = defineScreenTranslations('mfe-community comments', {
	pt: () =>
		import(/* webpackChunkName: "community-comments-pt" */ '../../locales/comments/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-comments-en" */ '../../locales/comments/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-comments-ja" */ '../../locales/comments/ja.json', {
			with: { type: 'json' },
		}),
})
