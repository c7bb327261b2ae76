import type { NewsCategory } from 'shared-contract'
import { array, boolean, integer, object, optional, type Static, string } from 'shared-contract/schema'
import { Instant, Key, Keys, Text } from './values.ts'

/** What one writes of an article. Its category is the name of its file. */
export const ArticleDraft = object({
	id: integer({ minimum: 1 }),
	title: Text,
	excerpt: Text,
	/** Key of the member who signs it. */
	author: Key,
	publishedAt: Instant,
	featured: optional(boolean()),
	/** Keys of the titles that it is about. */
	about: Keys,
	/** The HTML elements of its body in order: paragraphs, headings, quotes, lists, its picture, links to the titles' pages. */
	blocks: array(string({ pattern: '^<' }), { minItems: 5 }),
})

/** Puts an article together and tells how long it takes to read. */
export function article(category: NewsCategory, { blocks, featured = false, ...draft }: Static<typeof ArticleDraft>) {
	const body = blocks.join('\n')
	return { ...draft, category, body, featured, readMinutes: readMinutes(body) }
}

const WORDS_PER_MINUTE = 200

/** Minutes that a reader needs for a rich text, at least one. */
export function readMinutes(html: string): number {
	const words = html
		.replace(/<[^>]*>/g, ' ')
		.split(/\s+/)
		.filter(Boolean)
	return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
