/** The parsed absolute URL; undefined for a text that is none. `URL.canParse` is too new for the lowest browsers. */
export function parseUrl(text: string): URL | undefined {
	try {
		return new URL(text)
	} catch {
		return undefined
	}
}
