import { htmlToText } from '../../catalogue/news/sanitizeArticle.ts'

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i
const CONTROL = /[\p{Cc}\u200b\u2060\ufeff]+/gu
const CONTROL_IN_PROSE = /[^\P{Cc}\n]|[\u200b\u2060\ufeff]/gu
const LAST_NOTE = /[[(]\s{0,8}(?:written by|source:?|fonte:?)([^\])]{2,80})[\])]$/i

/** Normalizes a name to NFC without markup, control characters and surrounding space; possibly empty. */
export function tidyName(raw: string): string {
	const bare = MARKUP.test(raw) ? htmlToText(raw) : raw
	return bare.toWellFormed().normalize('NFC').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()
}

// The source writes "I`m Luffy!" and "Don´t go": between two letters both characters are apostrophes.
const MISTYPED_APOSTROPHE = /(?<=\p{L})[`´](?=\p{L})/gu

/** Replaces accents that the source typed for apostrophes. */
export function withApostrophes(name: string): string {
	return name.replace(MISTYPED_APOSTROPHE, "'")
}

export interface Prose {
	text: string | null
	/** The author from the note at its end. */
	sourceName: string | null
	hadMarkup: boolean
}

/** A synopsis as plain text, without the note of where it comes from. */
export function tidyProse(raw: string | null | undefined): Prose {
	const hadMarkup = MARKUP.test(raw ?? '')
	const bare = hadMarkup ? htmlToText(raw ?? '') : (raw ?? '')
	const clean = bare.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL_IN_PROSE, '').trim()
	const sourceName =
		LAST_NOTE.exec(clean)?.[1]
			?.replace(/,?\s*edited$/i, '')
			.trim() ?? null
	const text = clean.replace(LAST_NOTE, '').trim()
	return { text: text === '' ? null : text, sourceName, hadMarkup }
}

/** Normalizes an http(s) URL; null for any other text. */
export function webAddress(raw: string | null | undefined): string | null {
	if (!raw || !URL.canParse(raw)) return null
	const { protocol, href } = new URL(raw)
	return protocol === 'https:' || protocol === 'http:' ? href : null
}
