import { formatsFor } from './formats.ts'
import { pluralRules } from './intl.ts'

/** The interpolation values of a text: `{name}` is replaced by the value of `name`; numbers are formatted for the language. */
export type Places = Readonly<Record<string, string | number>>

const PLACE = /\{([a-zA-Z]+)\}/g

/** Replaces the `{name}` placeholders of a text. One without a value stays, so that the fault is visible. */
export function interpolate(text: string, places: Places | undefined, languageTag: string): string {
	if (!places) return text
	return text.replace(PLACE, (place, name: string) => {
		const value = places[name]
		if (value === undefined) return place
		return typeof value === 'number' ? formatsFor(languageTag).number(value) : value
	})
}

/**
 * The key of a text's plural form for `count` in a language: `{key}.one`, `{key}.other`, … Zero has the form of many, in
 * Portuguese too: usage is "0 comentários", although the CLDR rules give the singular.
 */
export function pluralKey(key: string, count: number, languageTag: string): string {
	return `${key}.${pluralRules(languageTag).select(count || 2)}`
}
