export type Span = readonly [first: number, last: number]

/** Reads a CSS `unicode-range` list such as `U+0000-00FF,U+0131` into spans of code points. */
export function parseUnicodeRange(text: string): Span[] {
	return text.split(',').flatMap((item): Span[] => {
		const match = /^\s*U\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i.exec(item)
		if (match?.[1] === undefined) return []
		const first = Number.parseInt(match[1], 16)
		return [[first, match[2] === undefined ? first : Number.parseInt(match[2], 16)]]
	})
}

export const covers = (spans: readonly Span[], codePoint: number) =>
	spans.some(([first, last]) => codePoint >= first && codePoint <= last)
