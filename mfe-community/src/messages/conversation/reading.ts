import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { readConversationRoute } from 'shared-contract'
import { $session, call, noteUnread } from 'shared-state'
import { historyIn } from '../history/histories.ts'
import { type History, lastNumber } from '../history/history.ts'
import { changeList } from '../list/conversations.ts'
import { withRead } from '../list/listed.ts'
import { $self } from '../self.ts'

const TOLD_AFTER_MS = 250

const $isAtEnd = atom(false)
const $line = atom<number | null>(null)
const $below = atom(0)
/** How far the server has been told that a conversation is read. */
const told = new Map<string, number>()

/** Whether the end of the open conversation is in sight. */
export const $atEnd: ReadableAtom<boolean> = $isAtEnd

/** The number behind which the unread messages of the open conversation began; null where no line is shown. */
export const $readUpTo: ReadableAtom<number | null> = $line

/** How many messages came below what is in sight. */
export const $news: ReadableAtom<number> = $below

export function setAtEnd(isAtEnd: boolean): void {
	if ($isAtEnd.get() !== isAtEnd) $isAtEnd.set(isAtEnd)
	if (isAtEnd && $below.get() > 0) $below.set(0)
}

/** Whether somebody sees what comes in: the page is in front and shows the end. */
export function isLooking(): boolean {
	return $isAtEnd.get() && document.visibilityState === 'visible' && document.hasFocus()
}

/** Draws the line where the unread begin, as a conversation is opened. */
export function beginReading(history: History): void {
	const first = history.items.find(({ number }) => number > history.readNumber)
	const isNews = first !== undefined && first.author?.id !== $self.get()?.id
	$line.set(isNews ? history.readNumber : null)
	$below.set(isNews ? lastNumber(history) - history.readNumber : 0)
}

/** Something came: the line is drawn above it, where nobody looks and none stands there yet. */
export function noteNews(before: History, after: History): void {
	const first = after.items.find(({ number }) => number > lastNumber(before))
	if (first && !$isAtEnd.get()) $below.set($below.get() + lastNumber(after) - lastNumber(before))
	if (!first || $line.get() !== null || isLooking() || first.author?.id === $self.get()?.id) return
	$line.set(lastNumber(before))
}

/** Whoever answers has read. */
export function clearLine(): void {
	$line.set(null)
}

/** Tells the server, a moment later, that the open conversation is read up to its end, where somebody looks at it. */
export const considerRead = debounce((id: string) => void markRead(id), TOLD_AFTER_MS)

/** Nothing is known to be read any more: somebody else uses the page. */
export function forgetReading(): void {
	considerRead.clear()
	told.clear()
	clearLine()
}

async function markRead(id: string): Promise<void> {
	const now = historyIn(id).get()
	if (now.state !== 'ready' || !isLooking()) return
	const number = lastNumber(now.history)
	if (number <= Math.max(told.get(id) ?? 0, now.history.readNumber)) return
	changeList((listed) => withRead(listed, { conversationId: id, readNumber: number, unread: 0 }))
	// What a visitor of a demo reads changes nothing but this page.
	if ($session.get().state === 'visitor') return noteUnread(id, false)
	const outcome = await call(readConversationRoute, { params: { id }, body: { number } })
	if (outcome.state === 'done') told.set(id, outcome.answer.readNumber)
}
