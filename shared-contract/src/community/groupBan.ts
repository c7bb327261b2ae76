import { route } from '../route.ts'
import { array, boolean, nullable, object, type Static, string } from '../schema.ts'
import { GroupParams } from './group.ts'
import { GroupMemberParams } from './groupMember.ts'
import { MemberCard } from './memberCard.ts'

/** A member whom a group keeps out. */
export const GroupBan = object({
	...MemberCard.properties,
	/** The name of who did it; null if that account is deleted. */
	by: nullable(string()),
	/** ISO instant. */
	at: string(),
})
export type GroupBan = Static<typeof GroupBan>

export const groupBansRoute = route('GET', '/api/groups/:id/bans', {
	session: 'needed',
	summary: 'Whom a group keeps out, last first. For whoever may kick',
	tag: 'community',
	params: GroupParams,
	answer: object({ items: array(GroupBan) }),
})

export const endBanRoute = route('DELETE', '/api/groups/:id/bans/:memberId', {
	summary: 'Lets a member come back to a group. For whoever may kick',
	tag: 'community',
	params: GroupMemberParams,
	answer: object({ done: boolean() }),
})
