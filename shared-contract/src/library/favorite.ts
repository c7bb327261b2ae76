import { Done } from '../account/session.ts'
import { TITLE_NAMES } from '../catalogue/titleNames.ts'
import { ProfileParams } from '../community/profile.ts'
import { SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'

export const FAVORITE_GROUPS = ['animes', 'mangas', 'characters', 'staff'] as const
export type FavoriteGroup = (typeof FAVORITE_GROUPS)[number]

/** What can be a favourite; people and studios share a group. */
export const FAVORITE_TYPES = ['title', 'character', 'person', 'studio'] as const
export type FavoriteType = (typeof FAVORITE_TYPES)[number]

/** A favourite of a member. It has the name fields of a title, so that each reader sees the name in their language. */
export const Favorite = object({
	type: oneOf(FAVORITE_TYPES),
	id: integer(),
	...TITLE_NAMES,
	/** The work of a character, the stored role of a person (`parseStaffRole`); otherwise empty. */
	subtitle: string(),
	/** Empty without a picture: some characters, and studios. */
	imageUrl: string(),
	color: string(),
	/** Null for characters, people and studios: their type and id give the path of their page. */
	href: nullable(string()),
})
export type Favorite = Static<typeof Favorite>

const Groups = object({
	animes: array(Favorite),
	mangas: array(Favorite),
	characters: array(Favorite),
	staff: array(Favorite),
})
export type Favorites = Static<typeof Groups>

export const favoritesRoute = route('GET', '/api/profiles/:username/favorites', {
	summary: 'What a member likes best, in four groups',
	tag: 'account',
	params: ProfileParams,
	answer: Groups,
})

export const favoriteTitlesRoute = route('GET', '/api/favorites/titles', {
	summary: 'The ids of the titles among the favourites of whoever asks',
	tag: 'account',
	answer: object({ titleIds: array(integer()) }),
})

export const favoriteEntitiesRoute = route('GET', '/api/favorites/entities', {
	summary: 'The ids of the people, characters and studios among the favourites of whoever asks',
	tag: 'account',
	answer: object({ person: array(integer()), character: array(integer()), studio: array(integer()) }),
})

export const findFavoritesRoute = route('GET', '/api/favorites/search', {
	summary: 'What could be a favourite, by a part of its name',
	tag: 'account',
	query: object({ group: oneOf(FAVORITE_GROUPS), q: string({ maxLength: SEARCH_QUERY_MAX_LENGTH }) }),
	answer: object({ items: array(Favorite) }),
})

const FavoriteParams = object({ type: oneOf(FAVORITE_TYPES), id: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

export const addFavoriteRoute = route('PUT', '/api/favorites/:type/:id', {
	summary: "Puts something at the end of the member's favourites; twice is as once",
	tag: 'account',
	params: FavoriteParams,
	answer: object({ favorite: Favorite }),
})

export const removeFavoriteRoute = route('DELETE', '/api/favorites/:type/:id', {
	summary: "Takes something off the member's favourites",
	tag: 'account',
	params: FavoriteParams,
	answer: Done,
})

export const placeFavoriteRoute = route('PUT', '/api/favorites/:type/:id/place', {
	summary: 'Puts a favourite before another one of its group, or at the end',
	tag: 'account',
	params: FavoriteParams,
	body: object({ before: nullable(object({ type: oneOf(FAVORITE_TYPES), id: integer() })) }),
	answer: Done,
})
