import type { Locale } from 'shared-contract'
import { defineTranslations } from 'shared-i18n'
import type pt from '../../locales/home/pt.json'

const files = {
	pt: () =>
		import(/* webpackChunkName: "catalogue-home-pt" */ '../../locales/home/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "catalogue-home-en" */ '../../locales/home/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "catalogue-home-ja" */ '../../locales/home/ja.json', { with: { type: 'json' } }),
}

/** Loads the translations of the home page and of the cards that it shares with other screens. */
export const homeTexts = async (locale: Locale) => (await files[locale]()).default

/** A separate set of translations, so that the home page does not load those of all other screens. */
export const homeTranslations = defineTranslations<keyof typeof pt>('mfe-catalogue home', homeTexts)
