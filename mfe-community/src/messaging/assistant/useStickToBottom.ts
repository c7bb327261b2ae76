import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ChatState } from './chatState.ts'

const NEAR_END_PX = 48

interface StickToBottom {
	list: RefObject<HTMLDivElement | null>
	onScroll: () => void
}

/**
 * Keeps the scroll position: at the bottom if it was there or the member just sent a question, and in place while older
 * messages are prepended.
 */
export function useStickToBottom({ items, progress }: ChatState): StickToBottom {
	const list = useRef<HTMLDivElement>(null)
	const isAtBottom = useRef(true)
	const before = useRef({ height: 0, first: items[0]?.id, asked: false })
	const first = items[0]?.id
	const isAsked = progress.state === 'waiting'

	// biome-ignore lint/correctness/useExhaustiveDependencies: what came is the reason to scroll
	useLayoutEffect(() => {
		const element = list.current
		if (!element) return
		if (isAsked && !before.current.asked) isAtBottom.current = true
		// The introduction of an empty conversation is read from its beginning.
		if (items.length > 0 && isAtBottom.current) element.scrollTop = element.scrollHeight
		else if (first !== before.current.first) element.scrollTop += element.scrollHeight - before.current.height
		before.current = { height: element.scrollHeight, first, asked: isAsked }
	}, [items, progress])

	function onScroll() {
		const element = list.current
		if (!element) return
		isAtBottom.current = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR_END_PX
	}
	return { list, onScroll }
}
