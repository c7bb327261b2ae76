/** The places of a text: `{name}` takes the value called `name`; numbers are written as the language writes them. */
export type Places = Readonly<Record<string, string | number>>

const PLACE = /\{([a-zA-Z]+)\}/g

/** Fills the `{name}` places of a text. A place without a value stays as it is, so that the fault is seen. */
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
 * The key of the form of a text that goes with `count` in a language: `{key}.one`, `{key}.other`, … Nothing goes with the
 * many, in Portuguese as well: people write "0 comentários", whatever the tables say.
 */
export function pluralKey(key: string, count: number, languageTag: string): string {
	let rule = rules.get(languageTag)
	if (!rule) {
		rule = new Intl.PluralRules(languageTag)
		rules.set(languageTag, rule)
	}
	return `${key}.${rule.select(count || 2)}`
}
