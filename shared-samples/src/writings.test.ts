import { artworkPath, NEWS_CATEGORIES, titlePath } from 'shared-contract'
import { SAMPLES } from './index.ts'
import { count, memberKeys, repeated, TODAY, titleKeys } from './samples.testing.ts'

const { titles, articles, comments } = SAMPLES

describe('the news', () => {
	test('has at least 24 articles with ids of their own, exactly one of them featured', () => {
		expect(articles.length).toBeGreaterThanOrEqual(24)
		expect(repeated(articles.map(({ id }) => id))).toEqual([])
		expect(count(articles, ({ featured }) => featured)).toBe(1)
	})

	test.each(NEWS_CATEGORIES)('has five articles or more on %s', (category) => {
		expect(count(articles, (article) => article.category === category)).toBeGreaterThanOrEqual(5)
	})

	test('is about titles that exist, links to just those, and is signed by a member', () => {
		const pages = new Map(titles.map((title) => [titlePath(title), title.key]))
		for (const { id, about, author, body } of articles) {
			const linked = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => pages.get(href))
			expect([id, about.filter((key) => !titleKeys.has(key))]).toEqual([id, []])
			expect([id, linked.filter((key) => key === undefined || !about.includes(key))]).toEqual([id, []])
			expect(memberKeys.has(author)).toBe(true)
		}
	})

	test('came out between September and 20 November 2026', () => {
		for (const { publishedAt } of articles) {
			expect(publishedAt >= '2026-09-01T00:00:00Z' && publishedAt < '2026-11-21T00:00:00Z').toBe(true)
			expect(new Date(publishedAt).toISOString().replace('.000', '')).toBe(publishedAt)
		}
	})
})

describe('the comments', () => {
	const all = comments.flatMap((comment) => [comment, ...comment.replies])

	test('are many, by members, with ids of their own', () => {
		expect(comments.length).toBeGreaterThanOrEqual(35)
		expect(repeated(all.map(({ id }) => id))).toEqual([])
		expect(all.map(({ by }) => by).filter((by) => !memberKeys.has(by))).toEqual([])
	})

	test('stand under pages that exist', () => {
		for (const { id, on } of comments) {
			const title = 'title' in on ? titles.find(({ key }) => key === on.title) : undefined
			const exists = 'article' in on ? articles.some((article) => article.id === on.article) : title !== undefined
			expect([id, exists]).toEqual([id, true])
			if ('episode' in on) expect(title?.seasons[on.season - 1]?.episodes[on.episode - 1]).toBeDefined()
		}
	})

	test('under an article are not older than it', () => {
		for (const { id, on, minutesAgo } of comments) {
			const article = 'article' in on ? articles.find((candidate) => candidate.id === on.article) : undefined
			const written = new Date(Date.parse(`${TODAY}T12:00:00Z`) - minutesAgo * 60_000).toISOString()
			if (article) expect([id, written > article.publishedAt]).toEqual([id, true])
		}
	})

	test('are answered after they were written, each reply after the one before', () => {
		for (const { id, minutesAgo, replies } of comments) {
			const ages = [minutesAgo, ...replies.map((reply) => reply.minutesAgo)]
			expect([id, ages.every((age, at) => at === 0 || age < (ages[at - 1] ?? 0))]).toEqual([id, true])
			expect(ages.every((age) => age > 0)).toBe(true)
		}
	})
})

test('the pictures inside articles are those that the site draws', () => {
	for (const { id, body } of articles) {
		for (const [, src] of body.matchAll(/src="([^"]+)"/g)) expect(src).toBe(artworkPath('news', id))
	}
})
