import { defineWords } from 'shared-i18n'
import type pt from '../locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "catalogue-pt" */ '../locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "catalogue-en" */ '../locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "catalogue-ja" */ '../locales/ja.json', { with: { type: 'json' } }),
}

/** The words of this slice. */
export const words = defineWords<keyof typeof pt>('mfe-catalogue', async (locale) => (await files[locale]()).default)
