import { defineTranslations, loadTranslations } from 'shared-i18n'
import type homePt from '../locales/home/pt.json'
import type pt from '../locales/pt.json'
import { homeTexts, homeTranslations } from './homeTranslations.ts'

const files = {
	pt: () => import(/* webpackChunkName: "catalogue-pt" */ '../locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "catalogue-en" */ '../locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "catalogue-ja" */ '../locales/ja.json', { with: { type: 'json' } }),
}

/** All translations of this slice, which include those of the cards: `loadTranslations(translations)` also prepares `homeTranslations`. */
export const translations = defineTranslations<keyof typeof pt | keyof typeof homePt>(
	'mfe-catalogue',
	async (locale) => {
		const [{ default: own }, home] = await Promise.all([
			files[locale](),
			homeTexts(locale),
			loadTranslations(homeTranslations),
		])
		return { ...own, ...home }
	},
)
