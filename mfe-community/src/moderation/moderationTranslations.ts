import { defineScreenTranslations } from '../translations.ts'

/** The words of moderation and appeals. */
export const moderationTranslations = defineScreenTranslations('mfe-community moderation', {
	pt: () =>
		import(/* webpackChunkName: "community-moderation-pt" */ '../../locales/moderation/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-moderation-en" */ '../../locales/moderation/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-moderation-ja" */ '../../locales/moderation/ja.json', {
			with: { type: 'json' },
		}),
})
