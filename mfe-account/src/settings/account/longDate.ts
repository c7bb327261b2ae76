/** A day as a language writes it in full: `12 de abril de 2026`. */
export function longDate(isoInstant: string, languageTag: string): string {
	return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(new Date(isoInstant))
}
