import { SEARCH_QUERY_MAX_LENGTH } from 'shared-contract'

/** The literal that a text is, if any. */
export function literalOf<Literal extends string>(literals: readonly Literal[], text: string): Literal | undefined {
	return literals.find((literal) => literal === text)
}

/** The integer that a text is, if it lies within bounds. */
export function integerWithin(text: string, min: number, max: number): number | undefined {
	if (!/^[0-9]{1,9}$/.test(text)) return undefined
	const number = Number(text)
	return number >= min && number <= max ? number : undefined
}

/** A text that the API takes: it refuses NUL characters and longer texts. */
export function sanitizeText(text: string, maxLength = SEARCH_QUERY_MAX_LENGTH): string {
	return [...text.replaceAll('\0', '')].slice(0, maxLength).join('')
}
