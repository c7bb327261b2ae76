import { defineWords } from 'shared-i18n'
import type pt from './words/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "legal-pt" */ './words/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "legal-en" */ './words/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "legal-ja" */ './words/ja.json', { with: { type: 'json' } }),
}

/** The legal texts: long, so they come with the pages that show them. */
export const legalWords = defineWords<keyof typeof pt>(
	'mfe-account/legal',
	async (locale) => (await files[locale]()).default,
)
