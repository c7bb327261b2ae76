import type { Locale } from 'shared-contract'
import { defineTranslations, loadTranslations, type Translations } from 'shared-i18n'
import type pt from '../locales/home/pt.json'
import { homeTexts, homeTranslations } from './shared/homeTranslations.ts'

/** The words of a screen or of a group of screens, which include those of the cards and prepare `homeTranslations`. */
export function defineScreenTranslations<Key extends string>(
	name: string,
	own: Record<Locale, () => Promise<{ default: Record<Key, string> }>>,
): Translations<Key | keyof typeof pt> {
	return defineTranslations(name, async (locale) => {
		const [texts, home] = await Promise.all([own[locale](), homeTexts(locale), loadTranslations(homeTranslations)])
		return { ...texts.default, ...home }
	})
}
