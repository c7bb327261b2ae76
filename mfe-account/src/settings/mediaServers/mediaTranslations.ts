import { defineScreenTranslations } from '../../translations.ts'

/** The words of media servers. */
export const mediaTranslations = defineScreenTranslations('mfe-account media', {
	pt: () =>
		import(/* webpackChunkName: "account-media-pt" */ '../../../locales/media/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "account-media-en" */ '../../../locales/media/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "account-media-ja" */ '../../../locales/media/ja.json', { with: { type: 'json' } }),
})
