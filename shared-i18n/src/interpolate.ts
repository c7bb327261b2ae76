/** The interpolation values of a text: `{name}` is replaced by the value of `name`; numbers are formatted for the language. */
export type Places = Readonly<Record<string, string | number>>

const PLACE = /\{([a-zA-Z]+)\}/g

/** Replaces the `{name}` placeholders of a text. One without a value stays, so that the fault is visible. */
export function interpolate(text: string, places: Places | undefined, languageTag: string): string {
	if (!places) return text
	return text.replace(PLACE, (place, name: string) => {
		const value = places[name]
		if (value === undefined) return place
		return typeof value === 'number' ? new Intl.NumberFormat(languageTag).format(value) : value
	})
}

const rules = new Map<string, Intl.PluralRules>()

/**
 * The key of a text's plural form for `count` in a language: `{key}.one`, `{key}.other`, … Zero has the form of many, in
 * Portuguese too: usage is "0 comentários", although the CLDR rules give the singular.
 */
export function pluralKey(key: string, count: number, languageTag: string): string {
	let rule = rules.get(languageTag)
	if (!rule) {
		rule = new Intl.PluralRules(languageTag)
		rules.set(languageTag, rule)
	}
	return `${key}.${rule.select(count || 2)}`
}
