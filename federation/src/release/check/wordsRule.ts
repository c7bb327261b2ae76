import type { SliceRelease } from 'shared-contract'
import type { RuleResult } from './ruleResult.ts'

/** Checks that each text exists in each language. `gaps` are the missing translations of the sources. */
export function wordsRule({ slice, words }: SliceRelease, gaps: readonly string[]): RuleResult {
	const isUneven = new Set(Object.values(words)).size > 1
	const counts = Object.entries(words).map(([locale, count]) => `${count} in ${locale}`)
	return {
		rule: 'words',
		problems: [
			...gaps,
			...(isUneven && gaps.length === 0 ? [`different numbers of texts: ${counts.join(', ')}`] : []),
			...Object.entries(slice.words ?? {}).flatMap(([locale, files]) =>
				files.length === 0 && words.pt > 0 ? [`no translation file for ${locale}`] : [],
			),
		],
		summary: `${words.pt} texts in ${Object.keys(words).length} languages`,
	}
}
