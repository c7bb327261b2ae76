import { Done } from '../account/session.ts'
import { SERVICE_KEY_MAX_LENGTH } from '../catalogue/listing.ts'
import { CARD_LANGUAGES, GENRES, TitleCard } from '../catalogue/title.ts'
import { TOGETHER_NAME_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { ConversationParams } from './conversation.ts'

/** How much time somebody has, the least first: for an episode, a film, or a whole evening. */
export const TOGETHER_TIMES = ['episode', 'film', 'evening'] as const

export const TOGETHER_VOTES = ['like', 'skip', 'veto'] as const
export type TogetherVote = (typeof TOGETHER_VOTES)[number]

/** What one person wants tonight. Empty lists: whatever. */
export const TogetherWishes = object({
	time: oneOf(TOGETHER_TIMES),
	/** The language into which it must be dubbed. */
	dub: nullable(oneOf(CARD_LANGUAGES)),
	/** The keys of the services that they have. */
	services: array(string({ minLength: 1, maxLength: SERVICE_KEY_MAX_LENGTH }), { maxItems: 20 }),
	genres: array(oneOf(GENRES), { maxItems: GENRES.length }),
	/** True if it may be something that they have seen. */
	again: boolean(),
})
export type TogetherWishes = Static<typeof TogetherWishes>

export const TogetherPerson = object({
	/** The id of the seat. */
	id: string(),
	/** Null where a block hides one of the two from the other. */
	name: nullable(string()),
	avatarUrl: nullable(string()),
	isGuest: boolean(),
	isYou: boolean(),
	/** Has said what they want; or, once there are cards, has answered them all. */
	isReady: boolean(),
})
export type TogetherPerson = Static<typeof TogetherPerson>

const watched = { title: TitleCard, minutes: nullable(integer()), episodes: nullable(integer()) }

export const TogetherCard = object({
	...watched,
	/** The own vote. */
	vote: nullable(oneOf(TOGETHER_VOTES)),
	/** True if somebody has vetoed it. */
	isOut: boolean(),
})
export type TogetherCard = Static<typeof TogetherCard>

/** A room in which two to eight people choose what they watch tonight. Who has planned or seen a title is never told. */
export const TogetherRoom = object({
	code: string(),
	phase: oneOf(['wishes', 'cards', 'ended']),
	/** ISO instant at which the room is deleted. */
	endsAt: string(),
	/** The number of people in it. */
	size: integer(),
	/** Those people, for one of them; empty for somebody who has not entered. */
	people: array(TogetherPerson),
	/** The own wishes; null until they are told. */
	wishes: nullable(TogetherWishes),
	/** The same titles for each, in an order of their own. */
	cards: array(TogetherCard),
	/** True where too few titles fit: some are of other genres or on other services. */
	isLoose: boolean(),
	vetoUsed: boolean(),
	/** What was chosen, and how many of how many liked it; null where nothing was liked, and before the end. */
	result: nullable(object({ ...watched, likes: integer(), people: integer() })),
	/** The channel that the room was begun from, for whoever may bind it to the result. */
	channelId: nullable(string()),
})
export type TogetherRoom = Static<typeof TogetherRoom>

const TogetherParams = object({ code: string({ pattern: '^[A-Za-z0-9]{1,32}$' }) })

export const beginTogetherRoute = route('POST', '/api/together', {
	summary: 'Begins a room, alone or from a channel; it lives for a day',
	tag: 'community',
	body: object({ conversationId: nullable(ConversationParams.properties.id) }),
	answer: object({ code: string() }),
})

export const togetherRoute = route('GET', '/api/together/:code', {
	summary: 'A room, as one of its people or somebody with its code sees it',
	tag: 'community',
	params: TogetherParams,
	answer: TogetherRoom,
})

export const enterTogetherRoute = route('POST', '/api/together/:code/seat', {
	session: 'optional',
	summary: 'Enters a room; a visitor by a name alone, known again by a cookie',
	tag: 'community',
	params: TogetherParams,
	// Loose on purpose: the handler refuses with the code of the field.
	body: object({ name: string({ maxLength: TOGETHER_NAME_MAX_LENGTH * 4 }) }),
	answer: TogetherRoom,
})

export const leaveTogetherRoute = route('DELETE', '/api/together/:code/seat', {
	session: 'optional',
	summary: 'Leaves a room; the votes go, too',
	tag: 'community',
	params: TogetherParams,
	answer: Done,
})

export const wishTogetherRoute = route('PUT', '/api/together/:code/wishes', {
	session: 'optional',
	summary: 'Says what one wants, before the cards are dealt',
	tag: 'community',
	params: TogetherParams,
	body: TogetherWishes,
	answer: TogetherRoom,
})

export const dealTogetherRoute = route('POST', '/api/together/:code/cards', {
	session: 'optional',
	summary: 'Deals ten titles that fit all; after the end of a round other ones',
	tag: 'community',
	params: TogetherParams,
	answer: TogetherRoom,
})

export const voteTogetherRoute = route('PUT', '/api/together/:code/votes/:titleId', {
	session: 'optional',
	summary: 'Likes, skips or vetoes a card; each has one veto. All like it: the room has chosen',
	tag: 'community',
	params: object({ ...TogetherParams.properties, titleId: string({ pattern: '^[0-9]{1,9}$' }) }),
	body: object({ vote: oneOf(TOGETHER_VOTES) }),
	answer: TogetherRoom,
})

export const endTogetherRoute = route('POST', '/api/together/:code/end', {
	session: 'optional',
	summary: 'Chooses by most likes without waiting for the others; for whoever has answered all cards',
	tag: 'community',
	params: TogetherParams,
	answer: TogetherRoom,
})
