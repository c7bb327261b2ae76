import { defineTranslations } from 'shared-i18n'
import type pt from './locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "legal-pt" */ './locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "legal-en" */ './locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "legal-ja" */ './locales/ja.json', { with: { type: 'json' } }),
}

/** The legal texts: long, so only the legal pages load them. */
export const legalTranslations = defineTranslations<keyof typeof pt>(
	'mfe-account/legal',
	async (locale) => (await files[locale]()).default,
)
