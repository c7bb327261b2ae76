import { Done } from '../account/session.ts'
import { MemberCard } from '../community/memberCard.ts'
import { SEARCH_GROUP_LIMIT, SEARCH_PAGE_GROUP_LIMIT, SEARCH_QUERY_MAX_LENGTH, SEARCH_SUGGESTIONS } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { NEWS_CATEGORIES } from './home.ts'
import { SearchCounts } from './searchCounts.ts'
import { TagName } from './tagPage.ts'
import { Adult, TitleLink } from './title.ts'
import { TITLE_NAMES } from './titleNames.ts'

/** The groups of results, in display order. */
export const SEARCH_GROUPS = [
	'animes',
	'mangas',
	'movies',
	'people',
	'characters',
	'studios',
	'news',
	'members',
	'lists',
] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

export const SearchTitle = object({
	...TitleLink.properties,
	/** The name that the query matched, if it is none of the three above. */
	matchedName: nullable(string()),
	year: nullable(integer()),
	imageUrl: string(),
	color: string(),
	/** 0 without votes. */
	rating: optional(number()),
	isAdult: optional(boolean()),
})
export type SearchTitle = Static<typeof SearchTitle>

export const SearchNews = object({
	id: integer(),
	title: string(),
	category: oneOf(NEWS_CATEGORIES),
	imageUrl: string(),
})
export type SearchNews = Static<typeof SearchNews>

/** A person, a character or a studio. */
export const SearchEntity = object({
	id: integer(),
	name: string(),
	nativeName: nullable(string()),
	/** Null without a picture. */
	imageUrl: nullable(string()),
	/** The best-known title. */
	knownFor: nullable(TitleLink),
	/** The number of titles. */
	titles: integer(),
})
export type SearchEntity = Static<typeof SearchEntity>

/** A public list with its owner. */
export const SearchList = object({
	id: string(),
	title: string(),
	/** The username of the owner. */
	owner: string(),
	/** The number of titles. */
	count: integer(),
	/** The poster of its first title; null for an empty list. */
	imageUrl: nullable(string()),
})
export type SearchList = Static<typeof SearchList>

/** Best and best-known first within each group. A group whose best match is poor is empty. */
export const SearchResults = object({
	animes: array(SearchTitle),
	mangas: array(SearchTitle),
	movies: array(SearchTitle),
	news: array(SearchNews),
	people: array(SearchEntity),
	characters: array(SearchEntity),
	studios: array(SearchEntity),
	members: array(MemberCard),
	lists: array(SearchList),
	/** The groups with results of the catalogue, the best first; by default as they stand here. */
	order: optional(array(oneOf(SEARCH_GROUPS))),
})
export type SearchResults = Static<typeof SearchResults>

const SearchQuery = object({
	q: string({ minLength: 1, maxLength: SEARCH_QUERY_MAX_LENGTH }),
	adult: Adult,
})

export const searchRoute = route('GET', '/api/search', {
	summary: `Titles, people, characters, studios, news, members and public lists by any of their names, up to ${SEARCH_GROUP_LIMIT} a group`,
	tag: 'catalogue',
	query: SearchQuery,
	answer: SearchResults,
})

export const SearchPage = object({
	...SearchResults.properties,
	/** The number of matches, counted up to one more than the page shows. */
	found: SearchCounts,
	/** The size of each group's list filtered by the same text, that of anime with its films; the news have no such filter. */
	listed: object({ animes: integer(), mangas: integer(), movies: integer() }),
	/** Tags with such a name in one of the three languages. */
	tags: optional(array(TagName)),
	/** Suggestions: names similar to the query, if nothing was found. */
	suggestions: array(string(), { maxItems: SEARCH_SUGGESTIONS }),
})
export type SearchPage = Static<typeof SearchPage>

export const searchPageRoute = route('GET', '/api/search/page', {
	summary: `The same search with up to ${SEARCH_PAGE_GROUP_LIMIT} results a group, their number, and what the lists hold`,
	tag: 'catalogue',
	query: SearchQuery,
	answer: SearchPage,
})

export const searchChoiceRoute = route('POST', '/api/search/choices', {
	session: 'none',
	summary: 'Counts that a visitor opened a title that a search found',
	tag: 'catalogue',
	body: object({ titleId: integer({ minimum: 1, maximum: 2_147_483_647 }) }),
	answer: Done,
})

/** A trending search by the names of the title that it leads to; a term of the samples has its text alone. */
export const TrendingSearch = object({
	...TITLE_NAMES,
	/** True if the explore page, which lists anime and films, has it. */
	inExplore: boolean(),
})
export type TrendingSearch = Static<typeof TrendingSearch>

export const trendingRoute = route('GET', '/api/search/trending', {
	summary: 'Terms that many search for',
	tag: 'catalogue',
	answer: object({
		terms: array(string()),
		/** The same terms in the same order. */
		searches: optional(array(TrendingSearch)),
		/** The best-known titles that fill the list up while few search. */
		wellKnown: optional(array(TrendingSearch)),
	}),
})
