import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Drive } from './drive.ts'
import { Person } from './person.ts'
import { TitleCard, TitleLink } from './title.ts'

/** A slide of the featured carousel. `releaseDate` is an ISO date, possibly partial (`2026`, `2026-04`). */
export const FeaturedItem = object({
	...TitleLink.properties,
	description: string(),
	imageUrl: string(),
	color: string(),
	postedBy: Person,
	durationMinutes: nullable(integer()),
	releaseDate: nullable(string()),
	seasons: integer(),
	episodes: integer(),
	views: integer(),
	likes: integer(),
	rank: integer(),
	rating: number(),
})
export type FeaturedItem = Static<typeof FeaturedItem>

/** An episode as home and the list of recent episodes show it. */
export const EpisodeCard = object({
	id: integer(),
	animeId: integer(),
	number: integer(),
	title: string(),
	animeTitle: string(),
	englishAnimeTitle: nullable(string()),
	japaneseAnimeTitle: nullable(string()),
	romajiAnimeTitle: optional(nullable(string())),
	durationMinutes: nullable(integer()),
	imageUrl: string(),
	color: string(),
	postedBy: Person,
})
export type EpisodeCard = Static<typeof EpisodeCard>

export const NEWS_CATEGORIES = ['industry', 'releases', 'culture', 'events', 'games'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

export const NewsCard = object({
	id: integer(),
	category: oneOf(NEWS_CATEGORIES),
	title: string(),
	excerpt: string(),
	author: string(),
	authorAvatarUrl: nullable(string()),
	publishedAt: string(),
	imageUrl: string(),
	readMinutes: integer(),
	isFeatured: boolean(),
})
export type NewsCard = Static<typeof NewsCard>

export const Home = object({
	featured: array(FeaturedItem),
	popular: array(TitleCard),
	releases: array(TitleCard),
	episodes: array(EpisodeCard),
	mangas: array(TitleCard),
	movies: array(TitleCard),
	news: array(NewsCard),
	/** The newest that run. */
	drives: optional(array(Drive)),
})
export type Home = Static<typeof Home>

export const homeRoute = route('GET', '/api/home', {
	summary: 'Everything that the home page shows',
	tag: 'catalogue',
	answer: Home,
})
