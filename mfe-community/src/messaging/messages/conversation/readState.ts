import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { readConversationRoute } from 'shared-contract'
import { $session, call, setUnread } from 'shared-state'
import { $currentMember } from '../currentMember.ts'
import { type History, lastNumber } from '../history/history.ts'
import { historyOfConversation } from '../history/historyStore.ts'
import { updateList } from '../list/conversations.ts'
import { withRead } from '../list/liveChanges.ts'

const MARK_READ_DELAY_MS = 250

const $atEndState = atom(false)
const $unreadLine = atom<number | null>(null)
const $newBelow = atom(0)
/** Read numbers that the server confirmed, by conversation. */
const confirmedReadNumbers = new Map<string, number>()

/** True if the end of the open conversation is visible. */
export const $atEnd: ReadableAtom<boolean> = $atEndState

/** The number of the last read message before the unread line; null without a line. */
export const $readUpTo: ReadableAtom<number | null> = $unreadLine

/** The number of new messages below the visible part. */
export const $newMessageCount: ReadableAtom<number> = $newBelow

export function setAtEnd(isAtEnd: boolean): void {
	if ($atEndState.get() !== isAtEnd) $atEndState.set(isAtEnd)
	if (isAtEnd && $newBelow.get() > 0) $newBelow.set(0)
}

/** True if the window has focus and shows the end. */
export function isEndVisible(): boolean {
	return $atEndState.get() && document.visibilityState === 'visible' && document.hasFocus()
}

/** Sets the unread line when a conversation opens. */
export function initUnreadLine(history: History): void {
	const first = history.items.find(({ number }) => number > history.readNumber)
	const isNews = first !== undefined && first.author?.id !== $currentMember.get()?.id
	$unreadLine.set(isNews ? history.readNumber : null)
	$newBelow.set(isNews ? lastNumber(history) - history.readNumber : 0)
}

/** Sets the unread line above new messages if the end is not visible and there is no line yet. */
export function trackNewMessages(before: History, after: History): void {
	// The rest of a part of the history is not new.
	if (before.newer) return
	const first = after.items.find(({ number }) => number > lastNumber(before))
	if (first && !$atEndState.get()) $newBelow.set($newBelow.get() + lastNumber(after) - lastNumber(before))
	if (!first || $unreadLine.get() !== null || isEndVisible() || first.author?.id === $currentMember.get()?.id) return
	$unreadLine.set(lastNumber(before))
}

/** Sending a message removes the unread line. */
export function clearUnreadLine(): void {
	$unreadLine.set(null)
}

/** Debounced: marks the open conversation as read if its end is visible. */
export const scheduleMarkRead = debounce((id: string) => void markRead(id), MARK_READ_DELAY_MS)

/** Clears the read state when another member signs in. */
export function clearReadState(): void {
	scheduleMarkRead.clear()
	confirmedReadNumbers.clear()
	clearUnreadLine()
}

async function markRead(id: string): Promise<void> {
	const now = historyOfConversation(id).get()
	if (now.state !== 'ready' || !isEndVisible()) return
	const number = lastNumber(now.history)
	if (number <= Math.max(confirmedReadNumbers.get(id) ?? 0, now.history.readNumber)) return
	updateList((listed) => withRead(listed, { conversationId: id, readNumber: number, unread: 0 }))
	// In the demo the read state stays in this page.
	if ($session.get().state === 'visitor') return setUnread(id, false)
	const outcome = await call(readConversationRoute, { params: { id }, body: { number } })
	if (outcome.state === 'done') confirmedReadNumbers.set(id, outcome.answer.readNumber)
}
