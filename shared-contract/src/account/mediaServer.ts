import { ListedTitle } from '../library/listEntry.ts'
import { MEDIA_USER_NAME_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { Done } from './session.ts'

/** The programs that tell what a member watched. */
export const MEDIA_PROGRAMS = ['plex', 'jellyfin', 'emby', 'kodi'] as const
export type MediaProgram = (typeof MEDIA_PROGRAMS)[number]

/**
 * What came of a notification. `known`: the list is as far already. `beyond`: the title has fewer episodes. `ignored`: the
 * member ignores the series. `otherUser`: of another user of the media server. `notWatched`: nothing was watched to its end.
 */
export const MEDIA_RESULTS = ['advanced', 'known', 'unmatched', 'beyond', 'ignored', 'otherUser', 'notWatched'] as const
export type MediaResult = (typeof MEDIA_RESULTS)[number]

/** A connection to a media server. Its address is shown only once. */
export const MediaServer = object({
	id: string(),
	program: oneOf(MEDIA_PROGRAMS),
	/** The only user of the media server who counts; empty for all. */
	userName: string(),
	createdAt: string(),
	/** The last notification; null before the first. */
	last: nullable(object({ receivedAt: string(), result: oneOf(MEDIA_RESULTS) })),
})
export type MediaServer = Static<typeof MediaServer>

/** An episode or a film that a media server told of, and what came of it. */
export const MediaEvent = object({
	id: string(),
	program: oneOf(MEDIA_PROGRAMS),
	receivedAt: string(),
	/** The media server's name and numbers. Season: null for absolute numbers and films. Episode: null for films. */
	name: string(),
	season: nullable(integer()),
	episode: nullable(integer()),
	result: oneOf(MEDIA_RESULTS),
	title: nullable(ListedTitle),
	titleEpisode: nullable(integer()),
})
export type MediaEvent = Static<typeof MediaEvent>

/** What to do with a season of a series that was not recognised. */
export const MEDIA_SERIES_STATES = ['waiting', 'settled', 'ignored'] as const

/** A season of a series that was not recognised, or a film, with the member's choice. */
export const MediaSeries = object({
	id: string(),
	program: oneOf(MEDIA_PROGRAMS),
	name: string(),
	season: nullable(integer()),
	/** The furthest episode; null for a film. */
	episode: nullable(integer()),
	/** How many notifications came. */
	count: integer(),
	lastSeenAt: string(),
	state: oneOf(MEDIA_SERIES_STATES),
	/** The chosen title, and what is added to the media server's number. */
	title: nullable(ListedTitle),
	offset: integer(),
})
export type MediaSeries = Static<typeof MediaSeries>

export const MediaServers = object({
	servers: array(MediaServer),
	/** The last ones, latest first. */
	events: array(MediaEvent),
	series: array(MediaSeries),
})
export type MediaServers = Static<typeof MediaServers>

const ById = object({ id: string({ maxLength: 36 }) })
const NewToken = object({ server: MediaServer, token: string() })

export const mediaServersRoute = route('GET', '/api/media-servers', {
	session: 'needed',
	summary: 'The media servers of the member, what they told last, and what was not recognised',
	tag: 'account',
	answer: MediaServers,
})

export const addMediaServerRoute = route('POST', '/api/media-servers', {
	summary: 'Makes a private address for the notifications of a media server',
	tag: 'account',
	body: object({
		program: oneOf(MEDIA_PROGRAMS),
		userName: string({ maxLength: MEDIA_USER_NAME_MAX_LENGTH }),
	}),
	answer: NewToken,
})

export const renewMediaServerRoute = route('POST', '/api/media-servers/:id/token', {
	summary: 'Makes another address of a media server; the one before ends',
	tag: 'account',
	params: ById,
	answer: NewToken,
})

export const removeMediaServerRoute = route('DELETE', '/api/media-servers/:id', {
	summary: 'Ends the address of a media server',
	tag: 'account',
	params: ById,
	answer: Done,
})

export const settleMediaSeriesRoute = route('PUT', '/api/media-series/:id', {
	summary: 'Says which title a season that was not recognised is, now and from now on; null ignores it',
	tag: 'account',
	params: ById,
	body: object({
		titleId: nullable(integer({ minimum: 1 })),
		offset: integer({ minimum: -10_000, maximum: 10_000 }),
	}),
	answer: Done,
})

export const forgetMediaSeriesRoute = route('DELETE', '/api/media-series/:id', {
	summary: 'Forgets a season that was not recognised, and the choice for it',
	tag: 'account',
	params: ById,
	answer: Done,
})

/** The address for the notifications of a media server. Everybody who knows the token can advance the list of its member. */
export function mediaHookPath(token: string): string {
	return `/hooks/media/${token}`
}
