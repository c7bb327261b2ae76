import type { NotificationEvent, NotificationType } from 'shared-contract'

export interface SampleComment {
	id: string
	/** Key of a title, or id of an article, or title key with season and episode number. */
	on: { title: string } | { article: number } | { title: string; season: number; episode: number }
	by: string
	text: string
	/** Minutes before the moment of seeding. */
	minutesAgo: number
	likes: number
	/** It is a spoiler up to this episode or chapter. */
	spoiler?: number
	replies: readonly Omit<SampleComment, 'on' | 'replies'>[]
}

export interface SampleNotification {
	id: string
	type: NotificationType
	event: NotificationEvent
	params: Readonly<Record<string, string>>
	by: string | null
	minutesAgo: number
	read: boolean
	link: string
}

export interface SampleGroup {
	/** `g1` to `g7`. */
	id: string
	name: string
	description: string
	isPublic: boolean
	/** Whether the sample user is in it (g1 to g3). */
	joined: boolean
	channels: readonly { key: string; name: string }[]
	members: readonly { member: string; role: 'Admin' | 'Moderador' | 'Membro' }[]
}

export interface SampleMessage {
	by: string
	minutesAgo: number
	text: string
	/** True if it is about an episode that the sample user has not seen. */
	ahead?: boolean
}

/** The messages of a channel, oldest first. */
export interface SampleChannelTalk {
	group: string
	channel: string
	/** Key of the anime that the channel watches. */
	watches?: string
	/** The number of messages that the sample member has not read. */
	unread: number
	messages: readonly SampleMessage[]
}

/** A chat of the sample user with another, the oldest message first. */
export interface SampleDirectChat {
	with: string
	unread: number
	messages: readonly SampleMessage[]
}

/** A friend request: accepted, or waiting. */
export interface SampleFriendship {
	by: string
	to: string
	minutesAgo: number
	accepted: boolean
}

/** A follow, or a like of a profile. */
export interface SampleFollow {
	by: string
	whom: string
	minutesAgo: number
}

/** A member's score of a title, 1 to 10, or a saved title. */
export interface SampleOpinion {
	by: string
	/** Key of a title. */
	title: string
	opinion: number | 'saved'
	minutesAgo: number
}

/** A list that a member made, with the keys of its titles. */
export interface SampleList {
	by: string
	title: string
	description: string
	isPublic: boolean
	titles: readonly string[]
}

/** A title that a member recommends to those who like another, with the keys of both. */
export interface SampleRecommendation {
	by: string
	title: string
	recommended: string
	reason: string
	minutesAgo: number
	/** Keys of the members who voted for it. */
	voters: readonly string[]
}

/** A member's review of a title, by key. The member has an opinion of it, which is its score. */
export interface SampleReview {
	by: string
	title: string
	text: string
	minutesAgo: number
	/** It is a spoiler up to this episode or chapter. */
	spoiler?: number
	/** Keys of the members who voted that it helped, or did not. */
	helpful: readonly string[]
	unhelpful: readonly string[]
}

export interface SampleEpisodeOpinion {
	by: string
	title: string
	season: number
	episode: number
	opinion: number | 'liked'
	minutesAgo: number
}
