import { defineTranslations } from 'shared-i18n'
import type pt from '../locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "community-pt" */ '../locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "community-en" */ '../locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "community-ja" */ '../locales/ja.json', { with: { type: 'json' } }),
}

/** The translations of this slice. */
export const translations = defineTranslations<keyof typeof pt>(
	'mfe-community',
	async (locale) => (await files[locale]()).default,
)
