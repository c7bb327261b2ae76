import { defineWords } from 'shared-i18n'
import type pt from '../locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "words-pt" */ '../locales/pt.json'),
	en: () => import(/* webpackChunkName: "words-en" */ '../locales/en.json'),
	ja: () => import(/* webpackChunkName: "words-ja" */ '../locales/ja.json'),
}

/** The words of this slice. */
export const words = defineWords<keyof typeof pt>('mfe-catalogue', async (locale) => (await files[locale]()).default)
