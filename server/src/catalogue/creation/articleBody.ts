import { NEWS_CONTENT_MAX_LENGTH } from 'shared-contract'
import { Problem } from '../../core/problem.ts'
import { htmlToText, sanitizeArticle } from '../news/sanitizeArticle.ts'

/** The stored content of an article. */
export interface ArticleBody {
	html: string
	readMinutes: number
}

const WORDS_PER_MINUTE = 200
/** For Japanese, which is written without spaces. */
const CHARACTERS_PER_MINUTE = 500
const BLOCK = /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|hr|div|table|pre|section)\b/i
const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Sanitising takes the main thread, about 5 ms for a thousand tags. */
const TAGS_MAX = 5000

/**
 * Converts submitted content to safe HTML with paragraphs, and computes the reading time.
 *
 * @throws Problem 400 if it is too long, or holds more tags than an article needs.
 */
export function articleBody(content: string): ArticleBody {
	const given = paragraphs(content)
	// A character may be two units of UTF-16.
	if (content.length > 2 * NEWS_CONTENT_MAX_LENGTH || given.split('<').length > TAGS_MAX)
		throw new Problem('request.invalid', 400, { fields: { content: 'text.tooLong' } })
	const html = sanitizeArticle(given)
	return { html, readMinutes: readMinutes(htmlToText(html)) }
}

/** Wraps text between blank lines in paragraphs, except block elements; line breaks become `<br>`. */
function paragraphs(content: string): string {
	return content
		.split(/\n[ \t]*\n+/)
		.map((piece) => piece.trim())
		.filter((piece) => piece !== '')
		.map((piece) => (BLOCK.test(piece) ? piece : `<p>${piece.replace(/\n/g, '<br>')}</p>`))
		.join('\n')
}

function readMinutes(text: string): number {
	const characters = text.match(CHARACTERS)?.length ?? 0
	const words = text.replace(CHARACTERS, ' ').split(/\s+/).filter(Boolean).length
	return Math.max(1, Math.round(words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE))
}

/** True without visible content: neither text nor a picture. */
export function isEmpty({ html }: ArticleBody): boolean {
	return htmlToText(html).trim() === '' && !html.includes('<img')
}

/** The distinct uploads that the content shows. */
export function uploadUrlsIn({ html }: ArticleBody): string[] {
	return [...new Set(html.match(/\/uploads\/[0-9a-f]{64}\.webp/g) ?? [])]
}
