import type { LiveEvent } from 'shared-contract'
import { $session } from 'shared-state'
import { subscribe } from 'shared-state/live'
import {
	applyDeleted,
	applySent,
	catchUp,
	historyOfConversation,
	openHistory,
	refreshSealed,
} from '../history/historyStore.ts'
import { addTypist, removeTypist } from '../typing/typing.ts'
import { $atEnd, clearUnreadLine, initUnreadLine, scheduleMarkRead, setAtEnd, trackNewMessages } from './readState.ts'

/** Loads a conversation and keeps it up to date. Returns the unsubscribe function. */
export function subscribeToConversation(id: string): () => void {
	setAtEnd(false)
	clearUnreadLine()
	const stops = [trackHistory(id), $atEnd.listen(() => scheduleMarkRead(id)), onWindowFocus(() => scheduleMarkRead(id))]
	void openHistory(id)
	if ($session.get().state === 'member') {
		stops.push(
			subscribe(`conversation:${id}`, (event) => applyEvent(id, event), {
				onSubscribed: () =>
					void catchUp(id)
						.then(() => refreshSealed(id))
						.then(() => scheduleMarkRead(id)),
				onEnded: () => void catchUp(id),
			}),
		)
	}
	return () => {
		for (const stop of stops) stop()
	}
}

function trackHistory(id: string): () => void {
	const $history = historyOfConversation(id)
	const start = $history.get()
	let before = start.state === 'ready' ? start.history : undefined
	if (before) initUnreadLine(before)
	return $history.listen((now) => {
		const after = now.state === 'ready' ? now.history : undefined
		if (after && !before) initUnreadLine(after)
		if (after && before) trackNewMessages(before, after)
		before = after
		scheduleMarkRead(id)
	})
}

function onWindowFocus(onLook: () => void): () => void {
	addEventListener('focus', onLook)
	document.addEventListener('visibilitychange', onLook)
	return () => {
		removeEventListener('focus', onLook)
		document.removeEventListener('visibilitychange', onLook)
	}
}

function applyEvent(id: string, event: LiveEvent) {
	switch (event.type) {
		case 'messageSent':
			removeTypist(id, event.message.author?.id)
			return applySent(id, event.message)
		case 'messageDeleted':
			return applyDeleted(id, event.number, event.deletions)
		case 'messageChanged':
			return void catchUp(id)
		case 'typing':
			return addTypist(id, event.member)
	}
}
