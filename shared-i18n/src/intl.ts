const made = new Map<string, unknown>()

// Making a format takes a hundred times as long as formatting with it.
function keep<Options extends object, Format>(
	kind: string,
	Format: new (tag: string | undefined, options: Options) => Format,
): (tag: string | undefined, options?: Options) => Format {
	return (tag, options = {} as Options) => {
		const key = `${kind} ${tag} ${JSON.stringify(options)}`
		const known = made.get(key) as Format | undefined
		const format = known ?? new Format(tag, options)
		if (known === undefined) made.set(key, format)
		return format
	}
}

/** The formats of `Intl` by language tag (BCP 47; the browser's language without one) and options, each made once, when it is first used. */
export const numberFormat = keep<Intl.NumberFormatOptions, Intl.NumberFormat>('number', Intl.NumberFormat)
export const dateFormat = keep<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>('date', Intl.DateTimeFormat)
export const relativeTimeFormat = keep<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
	'relative',
	Intl.RelativeTimeFormat,
)
export const pluralRules = keep<Intl.PluralRulesOptions, Intl.PluralRules>('plural', Intl.PluralRules)
export const listFormat = keep<Intl.ListFormatOptions, Intl.ListFormat>('list', Intl.ListFormat)
export const collator = keep<Intl.CollatorOptions, Intl.Collator>('collator', Intl.Collator)
const displayNames = keep<Intl.DisplayNamesOptions, Intl.DisplayNames>('names', Intl.DisplayNames)

/** The name of a language (BCP 47) or of a region (ISO 3166) in the language of `tag`; the code itself if it is unknown or invalid. */
export function nameOfCode(type: 'language' | 'region', code: string, tag: string): string {
	try {
		return displayNames(tag, { type }).of(code) ?? code
	} catch {
		return code
	}
}

/** The time zone of the reader's device, as its IANA name. A browser with `Temporal` knows it at once. */
export function deviceTimeZone(): string {
	const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
	return Temporal?.Now.timeZoneId() ?? dateFormat(undefined).resolvedOptions().timeZone
}
