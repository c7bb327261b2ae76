import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { LANGUAGE_TAGS, type Locale, type NamedTitle, titleName } from 'shared-contract'
import { type Formats, formatsFor } from './formats.ts'
import { $locale } from './locale.ts'
import type { Translate, Words } from './words.ts'

/** The language of the page; the view follows its changes. */
export function useLocale(): Locale {
	return useStore($locale)
}

/** The words of a room; the view follows the language. */
export function useWords<Key extends string>(words: Words<Key>): Translate<Key> {
	const shown = useStore(words.$texts)
	// A new function for each language, so that what is memoised on it follows too.
	return useMemo<Translate<Key>>(
		() => (shown ? (key, places) => words.translate(key, places) : words.translate),
		[words, shown],
	)
}

/** Numbers, dates and times as the reader's language writes them. */
export function useFormats(): Formats {
	return formatsFor(LANGUAGE_TAGS[useLocale()])
}

/** A title's name in the reader's language. */
export function useTitleName(): (named: NamedTitle) => string {
	const locale = useLocale()
	return useMemo(() => (named: NamedTitle) => titleName(named, locale), [locale])
}
