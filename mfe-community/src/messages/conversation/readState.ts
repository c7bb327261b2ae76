import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { readConversationRoute } from 'shared-contract'
import { $session, call, noteUnread } from 'shared-state'
import { $currentMember } from '../currentMember.ts'
import { type History, lastNumber } from '../history/history.ts'
import { historyOfConversation } from '../history/historyStore.ts'
import { withRead } from '../list/conversationList.ts'
import { updateList } from '../list/conversations.ts'

const MARK_READ_DELAY_MS = 250

const $atEndState = atom(false)
const $unreadLine = atom<number | null>(null)
const $newBelow = atom(0)
/** How far the server has been told that a conversation is read. */
const confirmedReadNumbers = new Map<string, number>()

/** Whether the end of the open conversation is in sight. */
export const $atEnd: ReadableAtom<boolean> = $atEndState

/** The number behind which the unread messages of the open conversation began; null where no line is shown. */
export const $readUpTo: ReadableAtom<number | null> = $unreadLine

/** How many messages came below what is in sight. */
export const $newMessageCount: ReadableAtom<number> = $newBelow

export function setAtEnd(isAtEnd: boolean): void {
	if ($atEndState.get() !== isAtEnd) $atEndState.set(isAtEnd)
	if (isAtEnd && $newBelow.get() > 0) $newBelow.set(0)
}

/** Whether somebody sees what comes in: the page is in front and shows the end. */
export function isEndVisible(): boolean {
	return $atEndState.get() && document.visibilityState === 'visible' && document.hasFocus()
}

/** Draws the line where the unread begin, as a conversation is opened. */
export function initUnreadLine(history: History): void {
	const first = history.items.find(({ number }) => number > history.readNumber)
	const isNews = first !== undefined && first.author?.id !== $currentMember.get()?.id
	$unreadLine.set(isNews ? history.readNumber : null)
	$newBelow.set(isNews ? lastNumber(history) - history.readNumber : 0)
}

/** Something came: the line is drawn above it, where nobody looks and none stands there yet. */
export function trackNewMessages(before: History, after: History): void {
	const first = after.items.find(({ number }) => number > lastNumber(before))
	if (first && !$atEndState.get()) $newBelow.set($newBelow.get() + lastNumber(after) - lastNumber(before))
	if (!first || $unreadLine.get() !== null || isEndVisible() || first.author?.id === $currentMember.get()?.id) return
	$unreadLine.set(lastNumber(before))
}

/** Whoever answers has read. */
export function clearUnreadLine(): void {
	$unreadLine.set(null)
}

/** Tells the server, a moment later, that the open conversation is read up to its end, where somebody looks at it. */
export const scheduleMarkRead = debounce((id: string) => void markRead(id), MARK_READ_DELAY_MS)

/** Nothing is known to be read any more: somebody else uses the page. */
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
	// What a visitor of a demo reads changes nothing but this page.
	if ($session.get().state === 'visitor') return noteUnread(id, false)
	const outcome = await call(readConversationRoute, { params: { id }, body: { number } })
	if (outcome.state === 'done') confirmedReadNumbers.set(id, outcome.answer.readNumber)
}
