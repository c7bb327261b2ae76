import type { CSSProperties, RefCallback } from 'react'

/** The items of a list that are in the page: those from one place to before another. */
export interface ItemWindow {
	from: number
	to: number
	/** Items that stand side by side. */
	columns: number
	/** Of the container, for the room of the others. */
	style?: CSSProperties
	/** The ref of an element whose `data-index` is the number of its row. */
	measure?: RefCallback<Element>
	/** Scrolls to an item. */
	show?: (at: number) => void
}
