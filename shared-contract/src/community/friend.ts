import { route } from '../route.ts'
import { array, boolean, integer, literal, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { MemberCard } from './memberCard.ts'

/** A friend request, as one of the two members sees it: `member` is the other one. */
export const FriendRequest = object({
	id: string(),
	member: MemberCard,
	/** ISO instant. */
	sentAt: string(),
})
export type FriendRequest = Static<typeof FriendRequest>

export const Friend = object({
	member: MemberCard,
	online: boolean(),
	/** ISO instant. */
	since: string(),
})
export type Friend = Static<typeof Friend>

const RequestParams = object({ id: string({ pattern: '^[1-9][0-9]{0,14}$' }) })
const FriendParams = object({ memberId: string({ maxLength: 100 }) })

export const friendsRoute = route('GET', '/api/friends', {
	session: 'needed',
	summary: 'The friends of whoever asks, by name',
	tag: 'community',
	query: object({ q: optional(string({ maxLength: 200 })), after: optional(string({ maxLength: 300 })) }),
	answer: object({
		items: array(Friend),
		total: integer(),
		/** The cursor of the next page, sent as `after`; null at the end. */
		next: nullable(string()),
	}),
})

export const friendRequestsRoute = route('GET', '/api/friends/requests', {
	session: 'needed',
	summary: 'The friend requests that whoever asks has received and sent, the newest first',
	tag: 'community',
	answer: object({
		received: array(FriendRequest),
		/** The total number of received requests, for the badge. */
		receivedCount: integer(),
		sent: array(FriendRequest),
	}),
})

/** The relation of two members after a request. */
export const FRIEND_STATES = ['requested', 'friends'] as const
export type FriendState = (typeof FRIEND_STATES)[number]

export const sendFriendRequestRoute = route('POST', '/api/friends/requests', {
	summary: 'Asks a member to be friends. Who has been asked by that member accepts with it',
	tag: 'community',
	body: object({ memberId: string({ maxLength: 100 }) }),
	answer: object({
		state: oneOf(FRIEND_STATES),
		/** The sent request; null if the two are friends. */
		request: nullable(FriendRequest),
	}),
})

export const acceptFriendRequestRoute = route('POST', '/api/friends/requests/:id/accept', {
	summary: 'Accepts a received request. 404 `friend.request.gone` where it was taken back',
	tag: 'community',
	params: RequestParams,
	answer: Friend,
})

export const removeFriendRequestRoute = route('DELETE', '/api/friends/requests/:id', {
	summary: 'Declines a received request, or takes back a sent one. 409 `friend.request.accepted` where it was accepted',
	tag: 'community',
	params: RequestParams,
	answer: object({ done: boolean() }),
})

export const unfriendRoute = route('DELETE', '/api/friends/:memberId', {
	summary: 'Ends a friendship',
	tag: 'community',
	params: FriendParams,
	answer: object({ done: boolean() }),
})

export const findFriendsRoute = route('GET', '/api/friends/search', {
	session: 'needed',
	summary:
		'Members by name whom whoever asks can ask to be friends: not themselves, friends, open requests, hidden or private ones',
	tag: 'community',
	query: object({ q: string({ maxLength: 200 }) }),
	answer: object({ items: array(MemberCard) }),
})

/** On `member:{id}`: a request was received, answered or withdrawn, or a friendship began or ended. */
export const FriendsChanged = object({ type: literal('friendsChanged'), received: integer() })
export type FriendsChanged = Static<typeof FriendsChanged>

/** The members of `LiveEvent` about friends. */
export const FRIEND_EVENTS = [FriendsChanged] as const
