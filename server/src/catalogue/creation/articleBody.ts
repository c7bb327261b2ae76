import { htmlToText, sanitizeArticle } from '../news/sanitizeArticle.ts'

/** What is kept of the content of an article. */
export interface ArticleBody {
	html: string
	readMinutes: number
}

const WORDS_A_MINUTE = 200
/** Japanese is written without spaces. */
const SIGNS_A_MINUTE = 500
const BLOCK = /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|hr|div|table|pre|section)\b/i
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** The content of an article as it is kept: its paragraphs made, and nothing in it that could do anything. */
export function articleBody(content: string): ArticleBody {
	const html = sanitizeArticle(paragraphs(content))
	return { html, readMinutes: readMinutes(htmlToText(html)) }
}

/** Pieces between blank lines that are no elements of their own become paragraphs, their lines stay lines. */
function paragraphs(content: string): string {
	return content
		.split(/\n[ \t]*\n+/)
		.map((piece) => piece.trim())
		.filter((piece) => piece !== '')
		.map((piece) => (BLOCK.test(piece) ? piece : `<p>${piece.replace(/\n/g, '<br>')}</p>`))
		.join('\n')
}

function readMinutes(text: string): number {
	const signs = text.match(SIGNS)?.length ?? 0
	const words = text.replace(SIGNS, ' ').split(/\s+/).filter(Boolean).length
	return Math.max(1, Math.round(words / WORDS_A_MINUTE + signs / SIGNS_A_MINUTE))
}

/** Whether there is anything to see in it: words, or a picture. */
export function isEmpty({ html }: ArticleBody): boolean {
	return htmlToText(html).trim() === '' && !html.includes('<img')
}

/** The uploads that it shows, each once. */
export function picturesIn({ html }: ArticleBody): string[] {
	return [...new Set(html.match(/\/uploads\/[0-9a-f]{64}\.webp/g) ?? [])]
}
