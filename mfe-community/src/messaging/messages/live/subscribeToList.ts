import type { LiveEvent, LiveEventOf } from 'shared-contract'
import { showToast } from 'shared-state'
import { onReconnected, subscribe, subscribeOwn } from 'shared-state/live'
import { debounceWithJitter } from '../../../shared/debounceWithJitter.ts'
import { $currentMember } from '../currentMember.ts'
import { refreshRequests } from '../friends/friendRequests.ts'
import { refreshFriends } from '../friends/friends.ts'
import { isLeavingGroup } from '../group/groupActions.ts'
import { applyRead, closeHistory, refreshAllSealed } from '../history/historyStore.ts'
import { withDirect, withoutGroup } from '../list/conversationList.ts'
import {
	$conversations,
	groupIn,
	loadConversations,
	loadGroup,
	refreshWatchGroups,
	updateList,
} from '../list/conversations.ts'
import { withActivity, withPresence, withRead } from '../list/liveChanges.ts'
import { refreshMembers } from '../members/members.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { flushAll } from '../outbox/sendMessage.ts'

/** Keeps the list of conversations up to date by live events. Returns the unsubscribe function. */
export function subscribeToList(): () => void {
	const topics = new Map<string, () => void>()
	// What happened between the load of the list and a subscription came as no event.
	const catchingUp = debounceWithJitter(() => void loadConversations())
	const stops = [
		subscribeOwn(applyMemberEvent, { onSubscribed: catchingUp.schedule }),
		onReconnected(flushAll),
		$conversations.subscribe(() => syncTopics(topics, catchingUp.schedule)),
		catchingUp.cancel,
	]
	return () => {
		for (const stop of [...stops, ...topics.values()]) stop()
	}
}

// Subscribes to each listed group and to the presence of the direct chats' members.
function syncTopics(topics: Map<string, () => void>, onSubscribed: () => void): void {
	const now = $conversations.get()
	if (now.state !== 'ready') return
	const wanted = new Map<string, () => () => void>()
	for (const { id } of now.list.groups) wanted.set(id, () => subscribeToGroup(id, onSubscribed))
	for (const { member, canWrite } of now.list.direct) {
		// The server shows a member's presence only to members who may write to them.
		if (!canWrite) continue
		wanted.set(`presence ${member.id}`, () => subscribe(`presence:${member.id}`, applyPresence, { onSubscribed }))
	}
	for (const [key, stop] of topics) {
		if (wanted.has(key)) continue
		stop()
		topics.delete(key)
	}
	for (const [key, begin] of wanted) if (!topics.has(key)) topics.set(key, begin())
}

function applyMemberEvent(event: LiveEvent) {
	switch (event.type) {
		case 'directChanged':
			return updateList((listed) => withDirect(listed, event.direct))
		case 'conversationRead':
			applyRead(event.conversationId, event.readNumber)
			return updateList((listed) => withRead(listed, event))
		case 'groupJoined':
			return void loadGroup(event.groupId)
		case 'groupLeft':
			return closeGroup(event)
		case 'progressChanged':
			refreshAllSealed()
			return refreshWatchGroups()
		case 'friendsChanged':
			updateList((listed) => ({ ...listed, friendRequests: event.received }))
			void refreshRequests()
			refreshFriends()
			// A friendship or a block changes who may write and whose presence is visible.
			return void loadConversations()
	}
}

function subscribeToGroup(groupId: string, onSubscribed: () => void): () => void {
	const reloading = debounceWithJitter(() => {
		refreshMembers(groupId)
		void loadGroup(groupId)
	})
	const stop = subscribe(`group:${groupId}`, (event) => applyGroupEvent(event, reloading.schedule), {
		onSubscribed,
	})
	return () => {
		stop()
		reloading.cancel()
	}
}

function applyGroupEvent(event: LiveEvent, onChanged: () => void) {
	switch (event.type) {
		case 'channelActivity':
			return updateList((listed) => withActivity(listed, event, $currentMember.get()?.id))
		case 'groupChanged':
			return onChanged()
		case 'groupLeft':
			return closeGroup(event)
	}
}

function applyPresence(event: LiveEvent): void {
	if (event.type === 'presence') updateList((listed) => withPresence(listed, event.memberId, event.online))
}

/** The member left a group: removes it from the list and closes its channels. */
function closeGroup({ groupId, reason, name }: LiveEventOf<'groupLeft'>): void {
	const group = groupIn($conversations.get(), groupId)
	if (!group) return
	for (const { id } of group.channels) closeHistory(id)
	updateList((listed) => withoutGroup(listed, groupId))
	if (reason !== 'left' && !isLeavingGroup(groupId))
		showToast('plain', messageTranslations.translate(`messages.left.${reason}`, { group: name ?? group.name }))
}
