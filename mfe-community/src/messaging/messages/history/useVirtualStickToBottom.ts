import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { setAtEnd } from '../conversation/readState.ts'
import { $targetMessage, noteMiddle } from '../view/messageTarget.ts'
import { firstNumber, type History } from './history.ts'
import { catchUp, loadNewest, loadOlder } from './historyStore.ts'
import { holdsMessage, type Row } from './rows.ts'

const NEAR_END_PX = 48
const OLDER_FROM_PX = 900

interface VirtualStickToBottom {
	/** True while older messages are prepended: the virtual list shifts instead of jumping. */
	isPrepended: boolean
	onScroll: (offset: number) => void
	onResize: () => void
	toEnd: () => void
}

interface VirtualList {
	id: string
	rows: readonly Row[]
	history: History
	list: RefObject<VirtualizerHandle | null>
}

/**
 * Keeps the scroll position of the virtual list: at the bottom if it was there, in place while older messages are
 * prepended. Starts at the message that the address names, else at the first unread one, else at the bottom.
 */
export function useVirtualStickToBottom({ id, rows, history, list }: VirtualList): VirtualStickToBottom {
	const first = firstNumber(history)
	const target = useStore($targetMessage)
	const isAtBottom = useRef(true)
	const offsetBefore = useRef(0)
	const firstBefore = useRef(first)
	const keyBefore = useRef<string>(undefined)
	const reachedTarget = useRef<typeof target>(undefined)
	const isPrepended = first < firstBefore.current
	const last = rows.at(-1)
	const targetIndex = target?.id === id ? rows.findIndex((row) => holdsMessage(row, target.number)) : -1

	function toEnd() {
		if (history.newer) return void loadNewest(id)
		isAtBottom.current = true
		if (rows.length > 0) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
	}

	function updatePosition() {
		const handle = list.current
		if (!handle) return
		const offset = handle.scrollOffset
		const below = handle.scrollSize - offset - handle.viewportSize
		if (below <= NEAR_END_PX && !history.newer) isAtBottom.current = true
		else if (offset < offsetBefore.current - 2) isAtBottom.current = false
		offsetBefore.current = offset
		setAtEnd(isAtBottom.current)
		noteMiddle(id, numberOf(rows[handle.findItemIndex(offset + handle.viewportSize / 2)]))
		if (offset < OLDER_FROM_PX) void loadOlder(id)
		if (history.newer && below < OLDER_FROM_PX) void catchUp(id)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what came and what the address names are the reasons to scroll
	useLayoutEffect(() => {
		const isFirst = keyBefore.current === undefined
		const isNew = last?.key !== keyBefore.current
		firstBefore.current = first
		keyBefore.current = last?.key ?? ''
		if (targetIndex >= 0 && target !== reachedTarget.current) {
			reachedTarget.current = target
			isAtBottom.current = false
			setAtEnd(false)
			list.current?.scrollToIndex(targetIndex, { align: 'center' })
			// The position before it would load older messages, which move the target away.
			return
		}
		if (isFirst) {
			const unread = rows.findIndex(({ isFirstUnread }) => isFirstUnread)
			isAtBottom.current = unread < 0 && !history.newer
			if (unread >= 0) list.current?.scrollToIndex(unread, { align: 'start', offset: -64 })
		}
		if (isNew && last?.content.state === 'pending') isAtBottom.current = true
		if (isAtBottom.current) toEnd()
		updatePosition()
	}, [first, last?.key, rows.length, target, targetIndex >= 0])

	return {
		isPrepended,
		onScroll: updatePosition,
		onResize() {
			if (isAtBottom.current) toEnd()
			updatePosition()
		},
		toEnd,
	}
}

function numberOf(row: Row | undefined): number | undefined {
	return row?.content.state === 'sent' ? row.content.message.number : undefined
}
