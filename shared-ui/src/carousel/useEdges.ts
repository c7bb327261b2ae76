import { type RefObject, useEffect, useState } from 'react'
import { edges } from './edges.ts'

/**
 * Whether a row of `count` cards stands at its start or its end: as it scrolls, as its width changes and as its cards do. It
 * looks once the browser has laid the row out, which it does not before the row comes near what is in sight.
 */
export function useEdges(row: RefObject<HTMLElement | null>, count: number): { start: boolean; end: boolean } {
	const [at, setAt] = useState({ start: true, end: count === 0 })
	useEffect(() => {
		const element = row.current
		if (!element || count === 0) return
		const look = () => {
			const now = edges(element)
			setAt((known) => (known.start === now.start && known.end === now.end ? known : now))
		}
		const sizes = new ResizeObserver(look)
		sizes.observe(element)
		element.addEventListener('scroll', look, { passive: true })
		return () => {
			sizes.disconnect()
			element.removeEventListener('scroll', look)
		}
	}, [row, count])
	return at
}
