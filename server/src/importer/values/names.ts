import type { DraftName } from '../draft.ts'
import { tidyName } from './text.ts'

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/
const LOST_BEGINNING = /^(?:[:\-–,]|Series\b)/
const LETTER = /[\p{L}\p{N}]/u
const IN_PARENTHESES = /^(.*?)\s*\((.+)\)\s*$/s

/** The distinct non-empty names, normalized, in order. */
export function tidyNames(names: readonly { language: string; name: string | null | undefined }[]): DraftName[] {
	const seen = new Set<string>()
	const kept: DraftName[] = []
	for (const { language, name } of names) {
		const tidy = tidyName(name ?? '')
		if (tidy === '' || seen.has(tidy)) continue
		seen.add(tidy)
		kept.push({ language, name: tidy })
	}
	return kept
}

/**
 * Splits manga names that the source joined: `Romaji (English)`, sometimes with a lost beginning. If only punctuation is left
 * of the first name, as in `! (Full Metal Panic)`, it is appended to the second.
 */
export function splitMangaTitle(raw: string): { romaji: string | null; english: string | null; lost: boolean } {
	const tidy = tidyName(raw)
	const [, outer = '', inner = ''] = IN_PARENTHESES.exec(tidy) ?? []
	if (inner === '' || !isBalanced(inner)) return { romaji: tidy, english: null, lost: false }
	if (outer !== '' && !holdsLetter(outer)) return { romaji: inner + outer, english: null, lost: true }
	if (outer === '' || LOST_BEGINNING.test(outer)) return { romaji: null, english: inner, lost: true }
	return { romaji: outer, english: inner, lost: false }
}

function isBalanced(text: string): boolean {
	let depth = 0
	for (const sign of text) {
		if (sign === '(') depth += 1
		if (sign === ')') depth -= 1
		if (depth < 0) return false
	}
	return depth === 0
}

/** True if a name contains a letter or a digit, so that lists can sort by it. */
export function holdsLetter(name: string): boolean {
	return LETTER.test(name)
}

export function isJapanese(name: string): boolean {
	return JAPANESE.test(name)
}

/** Derives a name from a URL slug: `rahxephon-tsubasa-no-kioku` is "Rahxephon Tsubasa no Kioku". */
export function nameFromSlug(slug: string): string {
	const small = new Set(['no', 'to', 'wa', 'ga', 'ni', 'o', 'wo', 'de', 'of', 'the', 'and', 'in'])
	const words = slug.split('-').filter((word) => word !== '')
	return words
		.map((word, place) => (place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
		.join(' ')
}
