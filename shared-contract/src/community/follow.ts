import { Member } from '../account/session.ts'
import { SEARCH_QUERY_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Cursor, MemberParams } from './block.ts'
import { ProfileParams } from './profile.ts'

/** The result of follow and unfollow: whether the member follows, and the number of followers. */
export const FollowAnswer = object({ isFollowed: boolean(), followers: integer() })
export type FollowAnswer = Static<typeof FollowAnswer>

export const followRoute = route('PUT', '/api/members/:memberId/follow', {
	summary: 'Follows a member',
	tag: 'community',
	params: MemberParams,
	answer: FollowAnswer,
})

export const unfollowRoute = route('DELETE', '/api/members/:memberId/follow', {
	summary: 'Follows a member no longer',
	tag: 'community',
	params: MemberParams,
	answer: FollowAnswer,
})

export const removeFollowerRoute = route('DELETE', '/api/followers/:memberId', {
	summary: 'Takes somebody off the followers of the member',
	tag: 'community',
	params: MemberParams,
	answer: object({ followers: integer() }),
})

/** The two lists of a profile: followers, and followed members. */
export const CONNECTION_SIDES = ['followers', 'following'] as const
export type ConnectionSide = (typeof CONNECTION_SIDES)[number]

export const Connection = object({
	...Member.properties,
	/** True if the reader follows them. */
	isFollowed: boolean(),
})
export type Connection = Static<typeof Connection>

export const ConnectionPage = object({
	items: array(Connection),
	next: nullable(Cursor),
	/** The size of each whole list, without the reader. */
	totals: object({ followers: integer(), following: integer() }),
	/** True for the reader's own lists, which can be changed. */
	isOwn: boolean(),
})
export type ConnectionPage = Static<typeof ConnectionPage>

export const connectionsRoute = route('GET', '/api/profiles/:username/connections', {
	summary: 'One page of who follows a member, or whom the member follows, the latest first, without the reader',
	tag: 'community',
	params: ProfileParams,
	query: object({
		side: oneOf(CONNECTION_SIDES),
		/** Part of a name, or an id. */
		q: optional(string({ maxLength: SEARCH_QUERY_MAX_LENGTH })),
		after: optional(Cursor),
	}),
	answer: ConnectionPage,
})
