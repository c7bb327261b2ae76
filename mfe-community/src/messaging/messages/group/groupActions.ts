import {
	createChannelRoute,
	createGroupRoute,
	deleteChannelRoute,
	deleteGroupRoute,
	editGroupRoute,
	type Group,
	type GroupCard,
	type GroupChannel,
	groupInitials,
	joinGroupRoute,
	leaveGroupRoute,
	orderChannelsRoute,
	renameChannelRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { closeHistory } from '../history/historyStore.ts'
import { withGroup, withoutGroup } from '../list/conversationList.ts'
import { updateList } from '../list/conversations.ts'
import { addExampleMember } from '../members/members.ts'
import { addExampleChannel } from './exampleChannels.ts'
import { moveItem } from './moveItem.ts'

export interface GroupDraft {
	name: string
	description: string
	isPublic: boolean
}

let examples = 0

/**
 * Creates a group with the member as its admin.
 * @returns its id, if it was created
 */
export async function createGroup(draft: GroupDraft): Promise<{ outcome: ActionOutcome<Group>; id?: string }> {
	const outcome = await act(createGroupRoute, { body: draft })
	if (outcome.state === 'done') return { outcome: applyOutcome(outcome), id: outcome.answer.id }
	if (outcome.state !== 'example') return { outcome }
	examples += 1
	const id = `example${examples}`
	addExampleGroup(
		{ ...draft, id, initials: groupInitials(draft.name), memberCount: 1, role: 'admin', channels: [] },
		'geral',
	)
	return { outcome, id }
}

/** Joins a group by link, code or id. `card`: the group, if it is known, for a visitor of the demo. */
export async function joinGroup(
	link: string,
	card?: GroupCard,
): Promise<{ outcome: ActionOutcome<Group>; id?: string }> {
	const outcome = await act(joinGroupRoute, { body: { link } })
	if (outcome.state === 'done') return { outcome: applyOutcome(outcome), id: outcome.answer.id }
	if (outcome.state !== 'example' || !card) return { outcome }
	const { joined: _, ...known } = card
	addExampleGroup({ ...known, memberCount: card.memberCount + 1, role: 'member', channels: [] }, 'geral')
	return { outcome, id: card.id }
}

export function leaveGroup(group: Group): Promise<ActionOutcome<unknown>> {
	return leaveWith(group, () => act(leaveGroupRoute, { params: { id: group.id } }))
}

export function deleteGroup(group: Group): Promise<ActionOutcome<unknown>> {
	return leaveWith(group, () => act(deleteGroupRoute, { params: { id: group.id } }))
}

/** Groups that the member is leaving or deleting: the live event must not show a second toast. */
const leavingGroups = new Set<string>()

export const isLeavingGroup = (groupId: string): boolean => leavingGroups.has(groupId)

export async function editGroup(group: Group, draft: GroupDraft): Promise<ActionOutcome<Group>> {
	const outcome = await act(editGroupRoute, { params: { id: group.id }, body: draft })
	return applyOutcome(outcome, { ...group, ...draft, initials: groupInitials(draft.name) })
}

export async function createChannel(group: Group, name: string): Promise<ActionOutcome<Group>> {
	const outcome = await act(createChannelRoute, { params: { id: group.id }, body: { name } })
	examples += 1
	return applyOutcome(outcome, {
		...group,
		channels: [...group.channels, exampleChannel(group.id, `example-${examples}`, name)],
	})
}

export async function renameChannel(group: Group, key: string, name: string): Promise<ActionOutcome<Group>> {
	const outcome = await act(renameChannelRoute, { params: { id: group.id, key }, body: { name } })
	const channels = group.channels.map((channel) => (channel.key === key ? { ...channel, name } : channel))
	return applyOutcome(outcome, { ...group, channels })
}

/** Moves a channel up (-1) or down (1). */
export async function moveChannel(group: Group, key: string, by: -1 | 1): Promise<ActionOutcome<Group>> {
	const channels = moveItem(group.channels, ({ key: each }) => each === key, by)
	const keys = channels.map((channel) => channel.key)
	return applyOutcome(await act(orderChannelsRoute, { params: { id: group.id }, body: { keys } }), {
		...group,
		channels,
	})
}

export async function deleteChannel(group: Group, key: string): Promise<ActionOutcome<Group>> {
	const outcome = await act(deleteChannelRoute, { params: { id: group.id, key } })
	if (outcome.state === 'done') closeHistory(`${group.id}-${key}`)
	return applyOutcome(outcome, { ...group, channels: group.channels.filter((channel) => channel.key !== key) })
}

// The response is the complete group; in the demo `example` replaces it.
function applyOutcome(outcome: ActionOutcome<Group>, example?: Group): ActionOutcome<Group> {
	const group = outcome.state === 'done' ? outcome.answer : outcome.state === 'example' ? example : undefined
	if (group) updateList((listed) => withGroup(listed, group))
	return outcome
}

async function leaveWith(group: Group, ask: () => Promise<ActionOutcome<unknown>>): Promise<ActionOutcome<unknown>> {
	leavingGroups.add(group.id)
	const outcome = await ask()
	leavingGroups.delete(group.id)
	if (outcome.state === 'done' || outcome.state === 'example') {
		for (const { id } of group.channels) closeHistory(id)
		updateList((listed) => withoutGroup(listed, group.id))
	}
	return outcome
}

function addExampleGroup(group: Group, channelName: string): void {
	const channels = [exampleChannel(group.id, 'geral', channelName)]
	addExampleMember(group.id, group.role)
	updateList((listed) => withGroup(listed, { ...group, channels }))
}

function exampleChannel(groupId: string, key: string, name: string): GroupChannel {
	const id = `${groupId}-${key}`
	addExampleChannel(id)
	return { id, key, name, unread: false, lastNumber: 0, readNumber: 0, watch: null }
}
