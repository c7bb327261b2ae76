import { NEWS_PAGE_SIZE, NEWS_RELATED } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { NEWS_CATEGORIES, NewsCard } from './home.ts'
import { IdParams } from './score.ts'
import { TitleCard } from './title.ts'

export const NewsQuery = object({
	category: optional(oneOf(NEWS_CATEGORIES)),
	page: optional(integer({ minimum: 1, maximum: 1_000_000 })),
})
export type NewsQuery = Static<typeof NewsQuery>

/** A page of the news. The first one starts with the featured article and the top stories, which are not counted. */
export const NewsPage = object({
	featured: nullable(NewsCard),
	top: array(NewsCard),
	items: array(NewsCard),
	page: integer(),
	pageSize: integer(),
	/** The number of recent articles. */
	total: integer(),
})
export type NewsPage = Static<typeof NewsPage>

export const newsRoute = route('GET', '/api/news', {
	summary: `The featured article, the top stories and ${NEWS_PAGE_SIZE} of the recent articles, newest first`,
	tag: 'catalogue',
	query: NewsQuery,
	answer: NewsPage,
})

export const NewsArticle = object({
	...NewsCard.properties,
	/** HTML, sanitised when it was stored. */
	body: string(),
	/** The titles that it is about. */
	titles: array(TitleCard),
	related: array(NewsCard, { maxItems: NEWS_RELATED }),
})
export type NewsArticle = Static<typeof NewsArticle>

export const articleRoute = route('GET', '/api/news/:id', {
	summary: 'An article with everything that its page shows',
	tag: 'catalogue',
	params: IdParams,
	answer: NewsArticle,
})

/** Why only its author and moderators see an article. */
export const HELD_ARTICLES = ['waiting', 'refused', 'hidden'] as const
export type HeldArticle = (typeof HELD_ARTICLES)[number]

export const heldArticleRoute = route('GET', '/api/news/:id/held', {
	session: 'needed',
	summary: 'An article that waits for a moderator, or that one refused or hid. For its author and moderators',
	tag: 'catalogue',
	params: IdParams,
	answer: object({ article: NewsArticle, held: oneOf(HELD_ARTICLES) }),
})

export const NEWS_FEED = '/feeds/news.atom'
export const RELEASES_FEED = '/feeds/releases.atom'
