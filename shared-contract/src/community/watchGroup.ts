import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, type Static, string } from '../schema.ts'
import { Poll } from './channelPoll.ts'
import { ChannelWatch, Pace } from './channelWatch.ts'
import { ConversationParams } from './conversation.ts'
import { Group, GroupParams } from './group.ts'
import { MemberCard } from './memberCard.ts'

/** A meeting of the plan: when (ISO instant), and its episodes. */
export const Meeting = object({ at: string(), from: integer(), to: integer() })
export type Meeting = Static<typeof Meeting>

/** A member who shares their progress with the group. */
export const SharedProgress = object({ member: MemberCard, progress: integer() })
export type SharedProgress = Static<typeof SharedProgress>

export const WatchPlan = object({
	/** Null if the channel is bound to no title. */
	watch: nullable(ChannelWatch),
	/** The next meetings; empty without a pace and after the last episode. */
	meetings: array(Meeting),
	/** True if the requesting member shares their progress with this group. */
	shares: boolean(),
	/** Those who share it, furthest first, up to `SHARED_PROGRESS_MAX`. */
	members: array(SharedProgress),
	poll: nullable(Poll),
})
export type WatchPlan = Static<typeof WatchPlan>

export const watchPlanRoute = route('GET', '/api/conversations/:id/watch', {
	session: 'needed',
	summary: 'The title of a channel, its next meetings, and how far the members are who share it',
	tag: 'community',
	params: ConversationParams,
	answer: WatchPlan,
})

export const bindChannelRoute = route('PUT', '/api/conversations/:id/watch', {
	summary: 'Binds a channel to an anime and a pace. For whoever may arrange channels',
	tag: 'community',
	params: ConversationParams,
	body: object({ titleId: integer({ minimum: 1, maximum: 2_147_483_647 }), pace: nullable(Pace) }),
	answer: Group,
})

export const unbindChannelRoute = route('DELETE', '/api/conversations/:id/watch', {
	summary: 'Ends that. Messages stay closed to members who have not seen their episode',
	tag: 'community',
	params: ConversationParams,
	answer: Group,
})

export const shareProgressRoute = route('PUT', '/api/groups/:id/progress-sharing', {
	summary: 'Shares the progress of the member with a group, or no longer',
	tag: 'community',
	params: GroupParams,
	body: object({ shares: boolean() }),
	answer: Done,
})
