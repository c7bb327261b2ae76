import { BADGES, NOTIFICATION_EVENTS, NOTIFICATION_TYPES, REVIEW_MIN_LENGTH, ROLES } from 'shared-contract'
import {
	array,
	boolean,
	literal,
	nullable,
	object,
	oneOf,
	optional,
	record,
	string,
	union,
} from 'shared-contract/schema'
import { Ago, Count, Day, Key, Keys, Place, Score, Text } from './values.ts'

export const Member = object({
	key: Key,
	name: Text,
	bio: Text,
	joined: Day,
	roles: array(oneOf(ROLES)),
	badges: optional(array(oneOf(BADGES))),
	online: boolean(),
})

/** `params` holds what the words need besides `{user}`, which is the name of `by`. */
export const Notification = object({
	id: Key,
	type: oneOf(NOTIFICATION_TYPES),
	event: oneOf(NOTIFICATION_EVENTS),
	params: record(Text),
	by: nullable(Key),
	ago: Ago,
	read: boolean(),
	link: string({ pattern: '^/' }),
})

export const Group = object({
	id: Key,
	name: Text,
	description: Text,
	isPublic: boolean(),
	/** Whether the demo member is in it; the others can be found. */
	joined: boolean(),
	channels: array(object({ key: Key, name: Text })),
	members: array(object({ member: Key, role: oneOf(['Admin', 'Moderador', 'Membro']) })),
})

export const Message = object({
	by: Key,
	ago: Ago,
	text: Text,
	/** True if it is about an episode that the demo member has not seen. */
	ahead: optional(boolean()),
})

/** Messages, oldest first, the last `unread` of which the demo member has not read. */
const TALK = { unread: Count, messages: array(Message) }

export const ChannelTalk = object({
	group: Key,
	channel: Key,
	/** Key of the anime that the channel watches. */
	watches: optional(Key),
	...TALK,
})

/** A chat of the demo member with another. */
export const DirectChat = object({ with: Key, ...TALK })

/** A friend request: accepted, or waiting. */
export const Friendship = object({ by: Key, to: Key, ago: Ago, accepted: boolean() })

/** A follow, or a like of a profile. */
export const Follow = object({ by: Key, whom: Key, ago: Ago })

/** A member's score of a title, or a saved title. */
export const Opinion = object({ by: Key, title: Key, opinion: union([Score, literal('saved')]), ago: Ago })

export const EpisodeOpinion = object({
	by: Key,
	title: Key,
	season: Place,
	episode: Place,
	opinion: union([Score, literal('liked')]),
	ago: Ago,
})

/** A list that a member made. */
export const List = object({ by: Key, title: Text, description: Text, isPublic: boolean(), titles: Keys })

/** A title that a member recommends to those who like another. */
export const Recommendation = object({
	by: Key,
	title: Key,
	recommended: Key,
	reason: Text,
	ago: Ago,
	/** The members who voted for it. */
	voters: Keys,
})

/** A member's review of a title. The member has an opinion of it, which is its score. */
export const Review = object({
	by: Key,
	title: Key,
	text: string({ minLength: REVIEW_MIN_LENGTH }),
	ago: Ago,
	/** It is a spoiler up to this episode or chapter. */
	spoiler: optional(Place),
	/** The members who voted that it helped, or did not. */
	helpful: Keys,
	unhelpful: Keys,
})
