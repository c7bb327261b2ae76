import { defineTranslations } from 'shared-i18n'
import type pt from './locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "developers-pt" */ './locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "developers-en" */ './locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "developers-ja" */ './locales/ja.json', { with: { type: 'json' } }),
}

/** The texts of the page for developers, which few readers open. */
export const developersTranslations = defineTranslations<keyof typeof pt>(
	'mfe-account/developers',
	async (locale) => (await files[locale]()).default,
)
