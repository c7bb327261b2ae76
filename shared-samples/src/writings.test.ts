import { artworkPath, NEWS_CATEGORIES, titlePath } from 'shared-contract'
import { SAMPLES } from './index.ts'
import { count, repeated, TODAY } from './samples.testing.ts'

const { titles, articles, comments } = SAMPLES
const memberKeys = new Set(SAMPLES.members.map(({ key }) => key))
const titleKeys = new Set(titles.map(({ key }) => key))

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
		}
	})
})

describe('the pictures inside articles', () => {
	test('are those that the site draws', () => {
		for (const { id, body } of articles) {
			for (const [, src] of body.matchAll(/src="([^"]+)"/g)) expect(src).toBe(artworkPath('news', id))
		}
	})
})

const ALLOWED = ['p', 'h2', 'blockquote', 'ul', 'li', 'a', 'strong', 'em', 'figure', 'img', 'figcaption']
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
	a: /^ href="\/(anime|movie|manga)\/\d+"$/,
	img: /^ src="\/art\/news\/\d+\.svg" alt="[^"<>]+"$/,
}

/** What is wrong with a piece of rich text: tags that are unknown, carry too much, or do not close in their order. */
function faultsOf(html: string): string[] {
	const faults: string[] = []
	const open: string[] = []
	for (const [tag, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
		if (!ALLOWED.includes(name)) faults.push(`${tag} is not allowed`)
		else if (slash) {
			if (open.pop() !== name) faults.push(`${tag} closes nothing`)
		} else {
			if (!(ATTRIBUTES[name] ?? /^$/).test(attributes)) faults.push(`${tag} has other attributes`)
			if (name !== 'img') open.push(name)
		}
	}
	if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+[^<>]*>/g, ''))) faults.push('a loose angle bracket')
	return [...faults, ...open.map((name) => `<${name}> stays open`)]
}

test.each([
	['<p>Um <strong>dois</p></strong>', 2],
	['<p>Sem fim', 1],
	['<script>alert(1)</script>', 2],
	['<p onclick="x">Clique</p>', 1],
	['<a href="https://example.org">fora</a>', 1],
	['<p>3 < 4</p>', 1],
	['<p>Tudo <em>certo</em>.</p>', 0],
])('%s has %i faults', (html, count) => {
	expect(faultsOf(html)).toHaveLength(count)
})

describe('the bodies of the articles', () => {
	test('are well-formed and use the allowed elements only', () => {
		expect(articles.flatMap(({ id, body }) => faultsOf(body).map((fault) => `${id}: ${fault}`))).toEqual([])
	})

	test('have five to nine paragraphs of text and a subheading or a list', () => {
		for (const { id, body } of articles) {
			const paragraphs = body.split('\n').filter((block) => block.startsWith('<p>')).length
			expect([id, paragraphs >= 5 && paragraphs <= 9]).toEqual([id, true])
			expect([id, /<h2>|<ul>/.test(body)]).toEqual([id, true])
		}
	})
})
