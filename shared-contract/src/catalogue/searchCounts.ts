import { integer, object, optional, type Static } from '../schema.ts'

/** The number of results of each group. */
export const SearchCounts = object({
	animes: integer(),
	mangas: integer(),
	movies: integer(),
	news: integer(),
	people: optional(integer()),
	characters: optional(integer()),
	studios: optional(integer()),
	members: optional(integer()),
	lists: optional(integer()),
})
export type SearchCounts = Static<typeof SearchCounts>
