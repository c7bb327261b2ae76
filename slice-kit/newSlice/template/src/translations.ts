import { defineTranslations } from 'shared-i18n'
import type pt from '../locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "blank-pt" */ '../locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "blank-en" */ '../locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "blank-ja" */ '../locales/ja.json', { with: { type: 'json' } }),
}

/** The words of this slice. */
export const translations = defineTranslations<keyof typeof pt>(
	'mfe-blank',
	async (locale) => (await files[locale]()).default,
)
