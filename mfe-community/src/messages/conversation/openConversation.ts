import type { LiveEvent } from 'shared-contract'
import { conversationRoute } from 'shared-contract'
import { $session, call } from 'shared-state'
import { watch } from 'shared-state/live'
import { catchUp, historyIn, openHistory, takeDeleted, takeSent } from '../history/histories.ts'
import { $conversations, changeList, directIn } from '../list/conversations.ts'
import { withDirect } from '../list/listed.ts'
import { heardTyping, stoppedTyping } from '../typing/typing.ts'
import { $atEnd, beginReading, clearLine, considerRead, noteNews, setAtEnd } from './reading.ts'

/** Shows a conversation as it is and as it becomes, until the returned function is called. */
export function openConversation(id: string): () => void {
	setAtEnd(false)
	clearLine()
	const stops = [followHistory(id), $atEnd.listen(() => considerRead(id)), followWindow(() => considerRead(id))]
	void openHistory(id)
	if ($session.get().state === 'member') {
		stops.push(
			watch(`conversation:${id}`, (event) => take(id, event), {
				onWatching: () => void catchUp(id).then(() => considerRead(id)),
				onEnded: () => void catchUp(id),
			}),
		)
	}
	return () => {
		for (const stop of stops) stop()
	}
}

/** Sees to it that a direct chat that was opened by its address stands in the list, however old it is. */
export async function listDirect(id: string): Promise<void> {
	if (directIn($conversations.get(), id)) return
	const outcome = await call(conversationRoute, { params: { id } })
	const direct = outcome.state === 'done' ? outcome.answer.direct : null
	if (direct) changeList((listed) => withDirect(listed, direct))
}

function followHistory(id: string): () => void {
	const $history = historyIn(id)
	const start = $history.get()
	let before = start.state === 'ready' ? start.history : undefined
	if (before) beginReading(before)
	return $history.listen((now) => {
		const after = now.state === 'ready' ? now.history : undefined
		if (after && !before) beginReading(after)
		if (after && before) noteNews(before, after)
		before = after
		considerRead(id)
	})
}

function followWindow(onLook: () => void): () => void {
	addEventListener('focus', onLook)
	document.addEventListener('visibilitychange', onLook)
	return () => {
		removeEventListener('focus', onLook)
		document.removeEventListener('visibilitychange', onLook)
	}
}

function take(id: string, event: LiveEvent) {
	switch (event.type) {
		case 'messageSent':
			stoppedTyping(id, event.message.author?.id)
			return takeSent(id, event.message)
		case 'messageDeleted':
			return takeDeleted(id, event.number, event.deletions)
		case 'typing':
			return heardTyping(id, event.member)
	}
}
