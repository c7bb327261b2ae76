/** A stretch of a name that stays on one line; `space` when a blank stands before it. */
export interface Word {
	text: string
	space: boolean
}

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Characters that must not start a line in Japanese typesetting. */
const TRAILING = /^[ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ、。，．・！？!?）」』】〉》…〜～々]$/u

const KATAKANA = /[\p{Script=Katakana}ー]/u
/** A word in Katakana of at most so many characters stays whole. */
const LONGEST_KATAKANA = 12

/** The maximum length of a lettered name, in characters; the rest would not fit. */
const LONGEST = 160

/** A name as lettering reads it: composed, without controls or other unseen marks, blanks as one. */
export function cleaned(name: string): string {
	return name
		.toWellFormed()
		.slice(0, LONGEST * 4)
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{M}]+/gu, (marks) => (/\s/.test(marks) ? ' ' : ''))
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, LONGEST)
		.toWellFormed()
}

/** Splits a cleaned name where a line may break: at blanks, and between Japanese characters that are no word in Katakana. */
export function wordsOf(name: string): Word[] {
	const words: Word[] = []
	for (const part of name.split(' ').filter((text) => text !== '')) {
		let fresh = true
		let wasIdeograph = false
		for (const character of part) {
			const ideograph = IDEOGRAPH.test(character)
			const last = words.at(-1)
			const goesOn =
				TRAILING.test(character) ||
				(KATAKANA.test(character) &&
					KATAKANA.test(last?.text.at(-1) ?? '') &&
					(last?.text.length ?? 0) < LONGEST_KATAKANA)
			const opens = fresh || ((ideograph || wasIdeograph) && !goesOn)
			if (opens || last === undefined) words.push({ text: character, space: fresh && words.length > 0 })
			else last.text += character
			wasIdeograph = ideograph || TRAILING.test(character)
			fresh = false
		}
	}
	return words
}
