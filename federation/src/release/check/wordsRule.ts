import type { SliceRelease } from 'shared-contract'
import type { Finding } from './finding.ts'

/** Every text is there in every language. `gaps` are those that the check of translations found in the sources. */
export function wordsRule({ slice, words }: SliceRelease, gaps: readonly string[]): Finding {
	const unlike = new Set(Object.values(words)).size > 1
	const counts = Object.entries(words).map(([locale, count]) => `${count} in ${locale}`)
	return {
		rule: 'words',
		problems: [
			...gaps,
			...(unlike && gaps.length === 0 ? [`not as many texts in each language: ${counts.join(', ')}`] : []),
			...Object.entries(slice.words ?? {}).flatMap(([locale, files]) =>
				files.length === 0 && words.pt > 0 ? [`no file of words for ${locale}`] : [],
			),
		],
		seen: `${words.pt} texts in ${Object.keys(words).length} languages`,
	}
}
