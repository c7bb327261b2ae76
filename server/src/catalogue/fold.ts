import { toRomaji } from 'wanakana'

const KANA = /[\u3041-\u3096\u30a1-\u30fa\u30fc]/
const KANA_RUNS = /[\u3041-\u3096\u309d\u309e\u30fc]+|[\u30a1-\u30fa\u30fc-\u30fe]+/g
const ACCENTS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘ʼ`´]/g
const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu
const HAN_EDGES = /(\p{Script=Han}+)/gu
const LETTERS: Readonly<Record<string, string>> = {
	'×': 'x',
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	đ: 'd',
	ð: 'd',
	ł: 'l',
	þ: 'th',
	ı: 'i',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const ASCII_ONLY = /^[\x20-\x7e]*$/
const NOT_ASCII_WORD = /[^a-z0-9]+/g

/**
 * Normalizes a name for filters and sorting: lower case, without accents and punctuation, kana as romaji, a space between
 * words and at a change of script. Empty for a name without letters and digits.
 */
export function foldName(name: string): string {
	if (ASCII_ONLY.test(name)) return name.toLowerCase().replace(APOSTROPHES, '').replace(NOT_ASCII_WORD, ' ').trim()
	let folded = name.normalize('NFKC').toLowerCase()
	// Before removing accents: a decomposed kana has its voicing mark as a combining character.
	if (KANA.test(folded)) folded = folded.replace(KANA_RUNS, (run) => ` ${toRomaji(run)} `)
	folded = folded.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
	folded = folded.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
	return folded.replace(APOSTROPHES, '').replace(HAN_EDGES, ' $1 ').replace(NOT_A_WORD, ' ').trim()
}

/** The sort key of a name; a name of only punctuation sorts by that punctuation. */
export function sortName(name: string): string {
	return foldName(name) || name.normalize('NFKC').toLowerCase().trim()
}

/**
 * A name as it is written, but for case, accents, width and spaces: its marks and numerals tell names apart that fold to the
 * same words, such as "K-ON!" and "K-ON!!".
 */
export function exactName(name: string): string {
	const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC')
	return plain.replace(APOSTROPHES, "'").replaceAll('〜', '~').replace(/\s+/g, ' ').trim()
}
