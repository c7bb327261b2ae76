import { articleRoute, NEWS_CATEGORIES, type NewsCard, newsRoute } from 'shared-contract'
import { heading, html, links, type Part, page, picture, sanitised, section } from './markup.ts'
import { pageOf, pager, type Reader, type Source, source, titleGrid } from './source.ts'

/** The reading version of the news. */
export function newsReading(query: URLSearchParams): Source {
	const category = NEWS_CATEGORIES.find((known) => known === query.get('category'))
	const asked = { page: pageOf(query), ...(category ? { category } : {}) }
	return source(newsRoute, { query: asked }, (news, reader) => {
		const { say } = reader
		const categories = NEWS_CATEGORIES.map((each) => ({ path: `/news?category=${each}`, name: say(`news.${each}`) }))
		const { featured, top } = news
		return page([
			heading(say('news.title')),
			links([{ path: '/news', name: say('news.all') }, ...categories], 'chips'),
			featured &&
				html`<div class="featured">${picture(featured.imageUrl, [960, 480], { when: 'first', sizes: '(width < 40em) 205vw, 92vw' })}${newsList([featured, ...top], reader)}</div>`,
			section(say('news.recent'), newsList(news.items, reader)),
			pager(
				news,
				(number) => `/news?${new URLSearchParams({ ...(category ? { category } : {}), page: String(number) })}`,
				reader,
			),
		])
	})
}

/** Articles with their dates and excerpts. */
export function newsList(articles: readonly NewsCard[], { formats }: Reader): Part {
	return links(
		articles.map(({ id, title, excerpt, author, publishedAt }) => ({
			path: `/news/${id}`,
			name: title,
			note: html`${author} · ${formats.date(publishedAt)}<br>${excerpt}`,
		})),
	)
}

/** The reading version of an article. */
export function articleReading(id: string): Source {
	return source(articleRoute, { params: { id } }, (article, reader) => {
		const { say, formats } = reader
		const { author, category, publishedAt, readMinutes } = article
		return page(
			[
				html`<article><p class="bar"><a href="/news">‹ ${say('news.back')}</a></p><p class="chip"><a href="/news?category=${category}">${say(`news.${category}`)}</a></p><h1>${article.title}</h1><p class="lead large">${article.excerpt}</p><p class="lead author">${author} · <time datetime="${publishedAt}">${formats.date(publishedAt)}</time> · ${say('news.readTime', { minutes: readMinutes })}</p>${picture(article.imageUrl, [960, 540], { when: 'first', sizes: '(width < 64em) 96vw, 960px' })}<div class="prose">${sanitised(article.body)}</div></article>`,
				section(say('news.about'), titleGrid(article.titles, reader, 0)),
				section(say('news.related'), newsList(article.related, reader)),
			],
			'text',
		)
	})
}
