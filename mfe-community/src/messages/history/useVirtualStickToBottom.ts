import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { setAtEnd } from '../conversation/readState.ts'
import { loadOlder } from './historyStore.ts'
import type { Row } from './rows.ts'

const NEAR_END_PX = 48
const OLDER_FROM_PX = 900

interface VirtualStickToBottom {
	/** True while older messages are prepended: the virtual list shifts instead of jumping. */
	isPrepended: boolean
	onScroll: (offset: number) => void
	onResize: () => void
	toEnd: () => void
}

/**
 * Keeps the scroll position of the virtual list: at the bottom if it was there, in place while older messages are
 * prepended. Starts at the first unread message, else at the bottom.
 */
export function useVirtualStickToBottom(
	id: string,
	rows: readonly Row[],
	first: number,
	list: RefObject<VirtualizerHandle | null>,
): VirtualStickToBottom {
	const isAtBottom = useRef(true)
	const offsetBefore = useRef(0)
	const firstBefore = useRef(first)
	const keyBefore = useRef<string>(undefined)
	const isPrepended = first < firstBefore.current
	const last = rows.at(-1)

	function toEnd() {
		isAtBottom.current = true
		if (rows.length > 0) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
	}

	function updatePosition() {
		const handle = list.current
		if (!handle) return
		const offset = handle.scrollOffset
		if (offset + handle.viewportSize >= handle.scrollSize - NEAR_END_PX) isAtBottom.current = true
		else if (offset < offsetBefore.current - 2) isAtBottom.current = false
		offsetBefore.current = offset
		setAtEnd(isAtBottom.current)
		if (offset < OLDER_FROM_PX) void loadOlder(id)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what came is the reason to scroll
	useLayoutEffect(() => {
		const isFirst = keyBefore.current === undefined
		const isNew = last?.key !== keyBefore.current
		firstBefore.current = first
		keyBefore.current = last?.key ?? ''
		if (isFirst) {
			const unread = rows.findIndex(({ isFirstUnread }) => isFirstUnread)
			isAtBottom.current = unread < 0
			if (unread >= 0) list.current?.scrollToIndex(unread, { align: 'start', offset: -64 })
		}
		if (isNew && last?.content.state === 'pending') isAtBottom.current = true
		if (isAtBottom.current) toEnd()
		updatePosition()
	}, [first, last?.key, rows.length])

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
