import type { LiveEvent } from 'shared-contract'
import { forLive, setUnread } from '../index.ts'
import { subscribe, subscribeOwn } from './subscriptions.ts'

const { $memberId, $unread, loadUnread } = forLive

/** Synchronises the member's unread conversations with the server; returns a function that stops. */
export function syncUnread(): () => void {
	const groups = new Map<string, () => void>()
	const stops = [
		subscribeOwn(onOwnEvent, { onSubscribed: () => void loadUnread() }),
		$unread.subscribe(({ groupIds }) => followGroups(groups, groupIds)),
	]
	return () => {
		for (const stop of [...stops, ...groups.values()]) stop()
	}
}

function followGroups(followed: Map<string, () => void>, groupIds: readonly string[]): void {
	for (const [id, stop] of followed) {
		if (groupIds.includes(id)) continue
		stop()
		followed.delete(id)
	}
	for (const id of groupIds) if (!followed.has(id)) followed.set(id, subscribe(`group:${id}`, onGroupEvent))
}

function onOwnEvent(event: LiveEvent) {
	switch (event.type) {
		case 'directChanged':
			return setUnread(event.direct.id, event.direct.unread > 0)
		case 'conversationRead':
			return setUnread(event.conversationId, event.unread > 0)
		case 'groupJoined':
		case 'groupLeft':
		case 'friendsChanged':
			return void loadUnread()
	}
}

function onGroupEvent(event: LiveEvent) {
	if (event.type === 'groupLeft') void loadUnread()
	if (event.type === 'channelActivity') setUnread(event.conversationId, event.authorId !== $memberId.get())
}
