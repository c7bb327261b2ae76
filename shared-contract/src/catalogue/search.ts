import { SEARCH_GROUP_LIMIT, SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { NEWS_CATEGORIES } from './home.ts'
import { TitleLink } from './title.ts'

export const SearchTitle = object({
	...TitleLink.properties,
	/** The name that the query met, where it is none of the three above. */
	matchedName: nullable(string()),
	year: nullable(integer()),
	imageUrl: string(),
	color: string(),
})
export type SearchTitle = Static<typeof SearchTitle>

export const SearchNews = object({
	id: integer(),
	title: string(),
	category: oneOf(NEWS_CATEGORIES),
	imageUrl: string(),
})
export type SearchNews = Static<typeof SearchNews>

/** Best and best-known first within each group. */
export const SearchResults = object({
	animes: array(SearchTitle),
	mangas: array(SearchTitle),
	movies: array(SearchTitle),
	news: array(SearchNews),
})
export type SearchResults = Static<typeof SearchResults>

export const searchRoute = route('GET', '/api/search', {
	summary: `Titles and news by any of their names, up to ${SEARCH_GROUP_LIMIT} a group`,
	tag: 'catalogue',
	query: object({ q: string({ minLength: 1, maxLength: SEARCH_QUERY_MAX_LENGTH }) }),
	answer: SearchResults,
})

export const trendingRoute = route('GET', '/api/search/trending', {
	summary: 'Terms that many search for',
	tag: 'catalogue',
	answer: object({ terms: array(string()) }),
})
