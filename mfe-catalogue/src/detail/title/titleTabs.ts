/**
 * The tab that the fragment of an address names: `#comments`, and `#comment-7` for a thing on it.
 *
 * @returns undefined for any other fragment
 */
export function tabOf<Id extends string>(hash: string, ids: readonly Id[]): Id | undefined {
	const [word = ''] = hash.slice(1).split('-')
	return ids.find((id) => `#${id}` === hash) ?? ids.find((id) => id === word || id === `${word}s`)
}
