import type { Locale } from 'shared-contract'
import { defineTranslations, loadTranslations, type Translations } from 'shared-i18n'
import type pt from '../locales/pt.json'

const files = {
	pt: () => import(/* webpackChunkName: "account-pt" */ '../locales/pt.json', { with: { type: 'json' } }),
	en: () => import(/* webpackChunkName: "account-en" */ '../locales/en.json', { with: { type: 'json' } }),
	ja: () => import(/* webpackChunkName: "account-ja" */ '../locales/ja.json', { with: { type: 'json' } }),
}

const sharedTexts = async (locale: Locale) => (await files[locale]()).default

/** The words that several screens share, and those of widgets that stand on the pages of other slices. */
export const translations = defineTranslations<keyof typeof pt>('mfe-account', sharedTexts)

/** The words of a screen or of a group of screens, which include the shared ones and prepare `translations`. */
export function defineScreenTranslations<Key extends string>(
	name: string,
	own: Record<Locale, () => Promise<{ default: Record<Key, string> }>>,
): Translations<Key | keyof typeof pt> {
	return defineTranslations(name, async (locale) => {
		const [texts, shared] = await Promise.all([own[locale](), sharedTexts(locale), loadTranslations(translations)])
		return { ...texts.default, ...shared }
	})
}
