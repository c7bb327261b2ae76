import { defineTranslations } from 'shared-i18n'
import type pt from '../locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "account-pt" */ '../locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "account-en" */ '../locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "account-ja" */ '../locales/ja.json', { with: { type: 'json' } }),
}

/** The translations of this slice. */
export const translations = defineTranslations<keyof typeof pt>(
	'mfe-account',
	async (locale) => (await files[locale]()).default,
)
