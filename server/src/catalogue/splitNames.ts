/** The source joins synonyms with commas; a comma before a lower-case letter belongs to the name. */
const JOINT = /,(?:\s+(?=[\p{Lu}\p{Lo}\p{N}\p{P}])|(?=\p{Lu}))/u
/** The source truncates the joined names at 255 bytes: the last name of a text this long is a fragment. */
const CUT_FROM_BYTES = 249

/**
 * Splits a text of several comma-separated names: `Tag X, The Last Supper` is two.
 *
 * @param known names that are certain. If one of them contains a comma, so may the others, and the text is not split.
 */
export function splitNames(text: string, known: readonly (string | null)[] = []): string[] {
	if (known.some((name) => name?.includes(','))) return [text]
	const names = text.split(JOINT).map((name) => name.trim())
	const complete = Buffer.byteLength(text) >= CUT_FROM_BYTES && names.length > 1 ? names.slice(0, -1) : names
	return complete.filter((name) => name !== '')
}
