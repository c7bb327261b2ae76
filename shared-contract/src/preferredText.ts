import { type Locale, TEXT_LANGUAGES } from './locale.ts'

/** The text that a reader understands best; any other rather than none. */
export function preferredText<Text extends { language: string | null }>(
	texts: readonly Text[],
	locale: Locale,
): Text | undefined {
	const known = TEXT_LANGUAGES[locale]
	return known.flatMap((language) => texts.find((text) => text.language === language) ?? [])[0] ?? texts[0]
}
