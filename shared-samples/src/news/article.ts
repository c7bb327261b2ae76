import type { SampleArticle } from '../types.ts'

const WORDS_PER_MINUTE = 200

/** What one writes of an article; `blocks` are the HTML elements of its body in order. */
export interface ArticleDraft
	extends Pick<SampleArticle, 'id' | 'category' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'about'> {
	blocks: readonly string[]
	featured?: boolean
}

/** Puts an article together and tells how long it takes to read. */
export function article({ blocks, featured = false, ...draft }: ArticleDraft): SampleArticle {
	const body = blocks.join('\n')
	return { ...draft, body, featured, readMinutes: readMinutes(body) }
}

/** Minutes that a reader needs for a rich text, at least one. */
export function readMinutes(html: string): number {
	const words = html
		.replace(/<[^>]*>/g, ' ')
		.split(/\s+/)
		.filter(Boolean)
	return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}

/** The article's drawn picture inside its body. */
export function figure(id: number, alt: string, caption: string): string {
	return `<figure><img src="/art/news/${id}.svg" alt="${alt}"><figcaption>${caption}</figcaption></figure>`
}
