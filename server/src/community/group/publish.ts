import type { AppContext } from '../../core/appContext.ts'
import { channelConversationId, keysOf } from './channels.ts'
import type { DeletedGroup } from './editGroup.ts'

/** Publishes a changed group to its members. */
export function publishGroupChanged({ live }: AppContext, groupId: string): void {
	live.publish(`group:${groupId}`, { type: 'groupChanged', groupId })
}

/** Publishes a new member to the group, and the group to all the member's devices. */
export function publishJoined({ live }: AppContext, groupId: string, memberId: string): void {
	live.publish(`member:${memberId}`, { type: 'groupJoined', groupId })
	live.publish(`group:${groupId}`, { type: 'groupChanged', groupId })
}

interface LeftMember {
	groupId: string
	memberId: string
	reason: 'left' | 'kicked'
	/** The group's name. */
	name: string
}

/** Publishes that a member left a group, and ends the member's subscriptions to it. */
export async function publishLeft(
	{ db, live }: AppContext,
	{ groupId, memberId, reason, name }: LeftMember,
): Promise<void> {
	// The member's pages close the group; the event has the reason.
	live.publish(`member:${memberId}`, { type: 'groupLeft', groupId, reason, name })
	live.revoke(`group:${groupId}`, memberId)
	for (const key of await keysOf(db, groupId)) {
		live.revoke(`conversation:${channelConversationId(groupId, key)}`, memberId)
	}
	// The shared group was the reason to see each other's presence.
	live.recheck([memberId])
	live.publish(`group:${groupId}`, { type: 'groupChanged', groupId })
}

/** Publishes a deleted group to its former members, and rechecks their subscriptions. */
export function publishDeletedGroup({ live }: AppContext, groupId: string, { name, memberIds }: DeletedGroup): void {
	live.publish(`group:${groupId}`, { type: 'groupLeft', groupId, reason: 'deleted', name })
	live.recheck(memberIds)
}
