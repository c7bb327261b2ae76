import type { AppContext } from '../../core/appContext.ts'
import { channelConversationId, keysOf } from './channels.ts'
import type { DeletedGroup } from './editGroup.ts'

/** Tells the members of a group that something of it changed. */
export function publishGroupChanged({ live }: AppContext, groupId: string): void {
	live.publish(`group:${groupId}`, { type: 'groupChanged', groupId })
}

/** Tells a group of a new member, and all their devices. */
export function publishJoined({ live }: AppContext, groupId: string, memberId: string): void {
	live.publish(`member:${memberId}`, { type: 'groupJoined', groupId })
	live.publish(`group:${groupId}`, { type: 'groupChanged', groupId })
}

interface Leaving {
	groupId: string
	memberId: string
	reason: 'left' | 'kicked'
	/** The group's name. */
	name: string
}

/** Ends what a member may watch of a group that they are no longer in, and tells both. */
export async function publishLeft(
	{ db, live }: AppContext,
	{ groupId, memberId, reason, name }: Leaving,
): Promise<void> {
	// Their pages close what they show of it, and need not ask why it ended.
	live.publish(`member:${memberId}`, { type: 'groupLeft', groupId, reason, name })
	live.revoke(`group:${groupId}`, memberId)
	for (const key of await keysOf(db, groupId)) {
		live.revoke(`conversation:${channelConversationId(groupId, key)}`, memberId)
	}
	// Whether they are here was known to those of the group, and they knew it of them.
	live.recheck([memberId])
	live.publish(`group:${groupId}`, { type: 'groupChanged', groupId })
}

/** Tells those who were the members of a group that it is gone, and ends what it let them watch. */
export function publishDeletedGroup({ live }: AppContext, groupId: string, { name, memberIds }: DeletedGroup): void {
	live.publish(`group:${groupId}`, { type: 'groupLeft', groupId, reason: 'deleted', name })
	live.recheck(memberIds)
}
