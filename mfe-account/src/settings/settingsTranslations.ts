import { defineScreenTranslations } from '../translations.ts'

/** The words of the settings page and of its first section. */
export const settingsTranslations = defineScreenTranslations('mfe-account settings', {
	pt: () =>
		import(/* webpackChunkName: "account-settings-pt" */ '../../locales/settings/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "account-settings-en" */ '../../locales/settings/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "account-settings-ja" */ '../../locales/settings/ja.json', { with: { type: 'json' } }),
})
