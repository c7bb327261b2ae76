import { NEWS_PAGE_SIZE } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { sanitizeArticle } from './sanitizeArticle.ts'

const site = testSite({
	seed: async (db) => {
		const articles = Array.from({ length: 30 }, (_, index) => ({
			id: index + 1,
			category: index % 3 === 0 ? ('culture' as const) : ('games' as const),
			title: `Notícia ${index + 1}`,
			excerpt: 'Em resumo.',
			body: sanitizeArticle('<p>Um <a href="/anime/1">título</a>.</p>'),
			author: 'Bia Kagawa',
			// Two at a time at the same instant, so that the order needs its tie-break.
			published_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))),
			read_minutes: 3,
			is_featured: index === 9,
		}))
		await db.insertInto('news_article').values(articles).execute()
		const title = { kind: 'anime', format: 'TV', status: 'releasing', title: 'Obra', sort_title: 'obra' } as const
		await db
			.insertInto('title')
			.values([
				{ ...title, id: 1 },
				{ ...title, id: 2 },
			])
			.execute()
		const about = [
			[1, 1],
			[1, 2],
			[2, 1],
			[5, 1],
			[5, 2],
		]
		await db
			.insertInto('article_title')
			.values(about.map(([article_id = 0, title_id = 0]) => ({ article_id, title_id })))
			.execute()
	},
})

const ids = (cards: { id: number }[]) => cards.map(({ id }) => id)

async function news(query = '') {
	const answer = await site.app.inject({ url: `/api/news${query}` })
	expect(answer.statusCode).toBe(200)
	return answer.json()
}

test('first the flagged article, then three top stories, then the recent ones, newest first', async () => {
	const page = await news()
	expect(page.featured.id).toBe(10)
	expect(ids(page.top)).toEqual([30, 29, 28])
	expect(ids(page.items)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16])
	expect(page).toMatchObject({ page: 1, pageSize: NEWS_PAGE_SIZE, total: 26 })
})

test('the pages beyond hold recent articles alone; every article stands on one page and once', async () => {
	const pages = await Promise.all([news(), news('?page=2'), news('?page=3')])
	expect(pages[1]).toMatchObject({ featured: null, top: [], page: 2, total: 26 })
	const all = pages.flatMap(({ featured, top, items }) => [...(featured ? [featured] : []), ...top, ...items])
	expect(ids(all).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

test('a category without a flagged article begins with its newest', async () => {
	const page = await news('?category=games')
	expect(page.featured.id).toBe(30)
	expect(ids(page.top)).toEqual([29, 27, 26])
	expect(page.total).toBe(16)
	expect((await news('?category=culture')).featured.id).toBe(10)
	expect(await news('?category=events')).toMatchObject({ featured: null, top: [], items: [], total: 0 })
})

test('a page past the last one is empty and says how many there are', async () => {
	expect(await news('?page=99')).toMatchObject({ items: [], page: 99, total: 26 })
})

test('an article has its body, the titles that it is about, and related ones: by shared titles, then by category', async () => {
	const answer = await site.app.inject({ url: '/api/news/1' })
	const article = answer.json()
	expect(article.body).toBe('<p>Um <a href="/anime/1">título</a>.</p>')
	expect(ids(article.titles)).toEqual([1, 2])
	expect(ids(article.related)).toEqual([5, 2, 28, 25, 22, 19])
})

test('a removed article is nowhere', async () => {
	await site.db.updateTable('news_article').set({ removed_at: new Date() }).where('id', '=', 30).execute()
	expect(ids((await news()).top)).toEqual([29, 28, 27])
	expect((await site.app.inject({ url: '/api/news/30' })).statusCode).toBe(404)
	expect(ids((await site.app.inject({ url: '/api/news/29' })).json().related)).not.toContain(30)
	await site.db.updateTable('news_article').set({ removed_at: null }).where('id', '=', 30).execute()
})
