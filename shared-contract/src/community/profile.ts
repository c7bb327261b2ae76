import { ROLES } from '../account/session.ts'
import { SCORE_MAX, USERNAME_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import {
	array,
	boolean,
	integer,
	literal,
	nullable,
	number,
	object,
	oneOf,
	optional,
	type Static,
	string,
	union,
} from '../schema.ts'
import { MemberParams } from './block.ts'

/** Stands for the requesting member, or for the sample member of a demo. No user name has this character. */
export const OWN_PROFILE = '@me'

/** A member by name in any equivalent spelling, or {@link OWN_PROFILE}. */
export const ProfileParams = object({ username: string({ minLength: 1, maxLength: USERNAME_MAX_LENGTH * 8 }) })

/** The address of a member's profile. */
export function profilePath(username: string): string {
	return `/profile/${encodeURIComponent(username)}`
}

/** The badges of a member beside their role. */
export const BADGES = ['beta'] as const
export type Badge = (typeof BADGES)[number]

export const ProfileStats = object({
	animes: integer(),
	episodes: integer(),
	mangas: integer(),
	chapters: integer(),
})
export type ProfileStats = Static<typeof ProfileStats>

export const FRIENDSHIP_STATES = ['none', 'sent', 'received', 'friends'] as const

/** The friendship of reader and member, or the direction of an open request. */
export const Friendship = object({
	state: oneOf(FRIENDSHIP_STATES),
	/** The open request, to be withdrawn or answered. */
	requestId: nullable(string()),
})
export type Friendship = Static<typeof Friendship>

/** The relation of the reader to the member. */
export const ProfileRelation = union([
	object({ kind: literal('self') }),
	object({
		kind: literal('other'),
		isFollowed: boolean(),
		followsReader: boolean(),
		isLiked: boolean(),
		friendship: optional(Friendship),
		/** True if the reader may write to the member. */
		canWrite: optional(boolean()),
	}),
])
export type ProfileRelation = Static<typeof ProfileRelation>

export const Profile = object({
	id: string(),
	username: string(),
	avatarUrl: string(),
	bannerUrl: string(),
	bio: string(),
	role: oneOf(ROLES),
	badges: array(oneOf(BADGES)),
	/** ISO instant. */
	joinedAt: string(),
	likes: integer(),
	followers: integer(),
	following: integer(),
	stats: ProfileStats,
	/** The number of titles per score, 1 to 10. */
	scores: array(integer(), { minItems: SCORE_MAX, maxItems: SCORE_MAX }),
	/** The mean of the exact scores; 0 without any. */
	meanScore: optional(number()),
	isPublic: boolean(),
	relation: ProfileRelation,
})
export type Profile = Static<typeof Profile>

export const profileRoute = route('GET', '/api/profiles/:username', {
	summary: 'A member as the reader may see them; `@me` is the reader',
	tag: 'community',
	params: ProfileParams,
	answer: Profile,
})

/** The numbers of a profile have changed: open pages fetch them again. */
export const ProfileChanged = object({ type: literal('profileChanged') })

/** The result of like and unlike: whether the member likes the profile, and the number of likes. */
export const ProfileLikeAnswer = object({ isLiked: boolean(), likes: integer() })
export type ProfileLikeAnswer = Static<typeof ProfileLikeAnswer>

export const likeProfileRoute = route('PUT', '/api/members/:memberId/like', {
	summary: 'Likes a profile',
	tag: 'community',
	params: MemberParams,
	answer: ProfileLikeAnswer,
})

export const unlikeProfileRoute = route('DELETE', '/api/members/:memberId/like', {
	summary: 'Takes the like of a profile back',
	tag: 'community',
	params: MemberParams,
	answer: ProfileLikeAnswer,
})
