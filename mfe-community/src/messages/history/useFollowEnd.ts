import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { setAtEnd } from '../conversation/reading.ts'
import { loadOlder } from './histories.ts'
import type { Row } from './rows.ts'

const NEAR_END_PX = 48
const OLDER_FROM_PX = 900

interface Following {
	/** The older messages came: what is in sight stays where it is. */
	isPrepended: boolean
	onScroll: (offset: number) => void
	onResize: () => void
	toEnd: () => void
}

/**
 * Keeps a list of messages where its reader left it: at its end while it was there, in its place while older ones come.
 * It begins at the first unread message, else at the end.
 */
export function useFollowEnd(
	id: string,
	rows: readonly Row[],
	first: number,
	list: RefObject<VirtualizerHandle | null>,
): Following {
	const isFollowing = useRef(true)
	const offsetBefore = useRef(0)
	const firstBefore = useRef(first)
	const keyBefore = useRef<string>(undefined)
	const isPrepended = first < firstBefore.current
	const last = rows.at(-1)

	function toEnd() {
		isFollowing.current = true
		if (rows.length > 0) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
	}

	function look() {
		const handle = list.current
		if (!handle) return
		const offset = handle.scrollOffset
		if (offset + handle.viewportSize >= handle.scrollSize - NEAR_END_PX) isFollowing.current = true
		else if (offset < offsetBefore.current - 2) isFollowing.current = false
		offsetBefore.current = offset
		setAtEnd(isFollowing.current)
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
			isFollowing.current = unread < 0
			if (unread >= 0) list.current?.scrollToIndex(unread, { align: 'start', offset: -64 })
		}
		if (isNew && last?.said.state === 'pending') isFollowing.current = true
		if (isFollowing.current) toEnd()
		look()
	}, [first, last?.key, rows.length])

	return {
		isPrepended,
		onScroll: look,
		onResize() {
			if (isFollowing.current) toEnd()
			look()
		},
		toEnd,
	}
}
