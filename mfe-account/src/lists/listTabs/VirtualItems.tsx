import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import type { ItemWindow } from './itemWindow.ts'

export interface VirtualItemsProps {
	count: number
	/** The element that holds the items, in the columns that its `--columns` say. */
	container: RefObject<HTMLElement | null>
	/** The height of a row, and of the gap below it, before they are measured. */
	rowPx: number
	gapPx?: number
	children: (window: ItemWindow) => ReactNode
}

/** Rows that are rendered above and below the window. */
const OVERSCAN = 5

/** The items of a long list that are near the window. The container keeps the height of all. */
export default function VirtualItems({ count, container, rowPx, gapPx = 0, children }: VirtualItemsProps) {
	const [{ columns, top }, setPlace] = useState({ columns: 1, top: 0 })
	const virtualizer = useWindowVirtualizer({
		count: Math.ceil(count / columns),
		estimateSize: () => rowPx,
		gap: gapPx,
		overscan: OVERSCAN,
		scrollMargin: top,
		// It renders within the effects of others, where React refuses to render at once.
		useFlushSync: false,
	})
	useLayoutEffect(() => {
		const element = container.current
		if (!element) return
		const now = {
			columns: Number(getComputedStyle(element).getPropertyValue('--columns')) || 1,
			top: Math.round(element.getBoundingClientRect().top + scrollY),
		}
		setPlace((before) => (before.columns === now.columns && before.top === now.top ? before : now))
	})
	const rows = virtualizer.getVirtualItems()
	const [first, last] = [rows[0], rows.at(-1)]
	return children({
		from: (first?.index ?? 0) * columns,
		to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
		columns,
		style: {
			paddingTop: first ? first.start - top : 0,
			paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
		},
		measure: virtualizer.measureElement,
		show: (at) => virtualizer.scrollToIndex(Math.floor(at / columns)),
	})
}
