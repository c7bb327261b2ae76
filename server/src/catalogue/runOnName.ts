/** Upstream joins synonyms with commas; a comma before a small letter belongs to the name. */
const JOINT = /,(?:\s+(?=[\p{Lu}\p{Lo}\p{N}\p{P}])|(?=\p{Lu}))/u
/** Upstream cuts what it joined at 255 bytes: of a text this long the last name is a fragment. */
const CUT_FROM_BYTES = 249

/**
 * The names in a text that may hold several: `Tag X, The Last Supper` is two.
 *
 * @param known names that are certain. Where one of them holds a comma, so may the others, and nothing is split.
 */
export function splitNames(text: string, known: readonly (string | null)[] = []): string[] {
	if (known.some((name) => name?.includes(','))) return [text]
	const names = text.split(JOINT).map((name) => name.trim())
	const whole = Buffer.byteLength(text) >= CUT_FROM_BYTES && names.length > 1 ? names.slice(0, -1) : names
	return whole.filter((name) => name !== '')
}
