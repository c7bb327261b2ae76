import { defineScreenTranslations } from '../../../translations.ts'

/** The words of threads and of mentions in groups. */
export const threadTranslations = defineScreenTranslations('mfe-community threads', {
	pt: () =>
		import(/* webpackChunkName: "community-threads-pt" */ '../../../../locales/threads/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-threads-en" */ '../../../../locales/threads/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-threads-ja" */ '../../../../locales/threads/ja.json', {
			with: { type: 'json' },
		}),
})
