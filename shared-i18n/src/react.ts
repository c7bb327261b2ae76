import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { LANGUAGE_TAGS, type Locale, type NamedTitle, titleName } from 'shared-contract'
import { type Formats, formatsFor } from './formats.ts'
import { $locale } from './locale.ts'
import { $titleNames } from './titleNames.ts'
import type { Translate, Translations } from './translations.ts'

/** The language of the page; re-renders after a change. */
export function useLocale(): Locale {
	return useStore($locale)
}

/** The translate function of a package; re-renders after a change of language. */
export function useTranslations<Key extends string>(translations: Translations<Key>): Translate<Key> {
	const shown = useStore(translations.$texts)
	// A new function for each language, so that memoised values update too.
	return useMemo<Translate<Key>>(
		() => (shown ? (key, places) => translations.translate(key, places) : translations.translate),
		[translations, shown],
	)
}

/** The formats of the reader's language. */
export function useFormats(): Formats {
	return formatsFor(LANGUAGE_TAGS[useLocale()])
}

/** A title's name: the one that the reader chose, otherwise that of their language. */
export function useTitleName(): (named: NamedTitle) => string {
	const locale = useLocale()
	const names = useStore($titleNames) ?? locale
	return useMemo(() => (named: NamedTitle) => titleName(named, names), [names])
}
