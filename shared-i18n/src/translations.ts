import { atom, type ReadableAtom } from 'nanostores'
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { interpolate, type Places, pluralKey } from './interpolate.ts'

/** A flat map of key to text, in one language. */
export type Texts = Readonly<Record<string, string>>

/** A key of a call: `results` for the plural forms `results.one` and `results.other`. */
export type CallKey<Key extends string> = Key extends `${infer Base}.${Intl.LDMLPluralRule}` ? Base : Key

export type Translate<Key extends string> = (key: CallKey<Key>, places?: Places) => string

/** The texts of one package, in every language. */
export interface Translations<Key extends string> {
	readonly name: string
	/** The current texts. */
	readonly $texts: ReadableAtom<{ locale: Locale; texts: Texts }>
	/** Fetches a language; the returned function shows it. */
	prepare(locale: Locale): Promise<() => void>
	readonly translate: Translate<Key>
	/** True if the shown language has a text for the key. */
	has(key: string): boolean
}

const registered = new Set<Translations<string>>()

/** All texts that are in use on the page. */
export function registeredTranslations(): ReadonlySet<Translations<string>> {
	return registered
}

/**
 * Declares the texts of a package. `load` is called once per language.
 * A missing key is shown as the key, with a warning; a plural text needs a `count`.
 */
export function defineTranslations<Key extends string>(
	name: string,
	load: (locale: Locale) => Promise<Readonly<Record<Key, string>>>,
): Translations<Key> {
	const $texts = atom<{ locale: Locale; texts: Texts }>({ locale: DEFAULT_LOCALE, texts: {} })
	const loaded = new Map<Locale, Texts>()
	const warned = new Set<string>()

	async function prepare(locale: Locale) {
		const texts = loaded.get(locale) ?? (await load(locale))
		loaded.set(locale, texts)
		return () => {
			// Every screen calls this before it renders: setting the same texts would re-render all views.
			const shown = $texts.get()
			if (shown.texts !== texts || shown.locale !== locale) $texts.set({ locale, texts })
		}
	}

	function translate(key: string, places?: Places): string {
		const { locale, texts } = $texts.get()
		const tag = LANGUAGE_TAGS[locale]
		const count = places?.count
		const text =
			(typeof count === 'number' ? (texts[pluralKey(key, count, tag)] ?? texts[`${key}.other`]) : undefined) ??
			texts[key]
		if (text !== undefined) return interpolate(text, places, tag)
		if (!warned.has(`${locale}:${key}`)) {
			warned.add(`${locale}:${key}`)
			console.warn(`No text for "${key}" in "${locale}" (${name}).`)
		}
		return key
	}

	const translations: Translations<Key> = {
		name,
		$texts,
		prepare,
		translate: translate as Translate<Key>,
		has: (key) => key in $texts.get().texts,
	}
	registered.add(translations as Translations<string>)
	return translations
}
