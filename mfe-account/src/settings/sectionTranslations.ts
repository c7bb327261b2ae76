import { defineScreenTranslations } from '../translations.ts'

/** The words of the other sections of the settings, without apps and media servers. */
export const sectionTranslations = defineScreenTranslations('mfe-account sections', {
	pt: () =>
		import(/* webpackChunkName: "account-sections-pt" */ '../../locales/sections/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "account-sections-en" */ '../../locales/sections/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "account-sections-ja" */ '../../locales/sections/ja.json', { with: { type: 'json' } }),
})
