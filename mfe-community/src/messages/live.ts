import type { LiveEvent, LiveEventOf } from 'shared-contract'
import { showToast } from 'shared-state'
import { onReconnected, watch, watchOwn } from 'shared-state/live'
import { debounceWithJitter } from '../debounceWithJitter.ts'
import { words } from '../words.ts'
import { noteFriendshipsChanged } from './friends/friends.ts'
import { noteFriendsChanged } from './friends/requests.ts'
import { isEnding } from './group/changeGroup.ts'
import { closeHistory, takeRead } from './history/histories.ts'
import { $conversations, changeList, groupIn, loadConversations, loadGroup } from './list/conversations.ts'
import { withActivity, withDirect, withoutGroup, withPresence, withRead } from './list/listed.ts'
import { noteMembersChanged } from './members/members.ts'
import { flushAll } from './outbox/send.ts'
import { $self } from './self.ts'

/** Keeps the list as it is on the server, until the returned function is called. */
export function followList(): () => void {
	const topics = new Map<string, () => void>()
	const stops = [
		watchOwn(takeOwn, { onWatching: () => void loadConversations() }),
		onReconnected(flushAll),
		$conversations.subscribe(() => followListed(topics)),
	]
	return () => {
		for (const stop of [...stops, ...topics.values()]) stop()
	}
}

// Every listed group is watched, and whether the others of the direct chats are here.
function followListed(topics: Map<string, () => void>): void {
	const now = $conversations.get()
	if (now.state !== 'ready') return
	const wanted = new Map<string, () => () => void>()
	for (const { id } of now.listed.groups) wanted.set(id, () => watchGroup(id))
	for (const { member, canWrite } of now.listed.direct) {
		// Only whoever may write to somebody may see whether they are here.
		if (!canWrite) continue
		wanted.set(`presence ${member.id}`, () => watch(`presence:${member.id}`, takePresence))
	}
	for (const [key, stop] of topics) {
		if (wanted.has(key)) continue
		stop()
		topics.delete(key)
	}
	for (const [key, begin] of wanted) if (!topics.has(key)) topics.set(key, begin())
}

function takeOwn(event: LiveEvent) {
	switch (event.type) {
		case 'directChanged':
			return changeList((listed) => withDirect(listed, event.direct))
		case 'conversationRead':
			takeRead(event.conversationId, event.readNumber)
			return changeList((listed) => withRead(listed, event))
		case 'groupJoined':
			return void loadGroup(event.groupId)
		case 'groupLeft':
			return leave(event)
		case 'friendsChanged':
			changeList((listed) => ({ ...listed, friendRequests: event.received }))
			void noteFriendsChanged()
			noteFriendshipsChanged()
			// Friends may write to each other and see each other come and go; whom a block hides is in no list.
			return void loadConversations()
	}
}

function watchGroup(groupId: string): () => void {
	const reloading = debounceWithJitter(() => {
		noteMembersChanged(groupId)
		void loadGroup(groupId)
	})
	const stop = watch(`group:${groupId}`, (event) => takeGroup(event, reloading.schedule))
	return () => {
		stop()
		reloading.cancel()
	}
}

function takeGroup(event: LiveEvent, onChanged: () => void) {
	switch (event.type) {
		case 'channelActivity':
			return changeList((listed) => withActivity(listed, event, $self.get()?.id))
		case 'groupChanged':
			return onChanged()
		case 'groupLeft':
			return leave(event)
	}
}

function takePresence(event: LiveEvent): void {
	if (event.type === 'presence') changeList((listed) => withPresence(listed, event.memberId, event.online))
}

/** The reader is in a group no more: it goes from the list, and what was open of it closes. */
function leave({ groupId, reason, name }: LiveEventOf<'groupLeft'>): void {
	const group = groupIn($conversations.get(), groupId)
	if (!group) return
	for (const { id } of group.channels) closeHistory(id)
	changeList((listed) => withoutGroup(listed, groupId))
	if (reason !== 'left' && !isEnding(groupId))
		showToast('plain', words.translate(`messages.left.${reason}`, { group: name ?? group.name }))
}
