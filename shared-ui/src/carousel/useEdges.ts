import { type RefObject, useEffect, useState } from 'react'
import { edges } from './edges.ts'

/**
 * Whether a row of `count` cards stands at its start or its end: as it scrolls, as the window changes and as its cards do. It
 * looks in the next frame, which lays the page out anyway.
 */
export function useEdges(row: RefObject<HTMLElement | null>, count: number): { start: boolean; end: boolean } {
	const [at, setAt] = useState({ start: true, end: count === 0 })
	useEffect(() => {
		const element = row.current
		if (!element || count === 0) return
		let frame = 0
		const look = () => {
			cancelAnimationFrame(frame)
			frame = requestAnimationFrame(() => {
				const now = edges(element)
				setAt((known) => (known.start === now.start && known.end === now.end ? known : now))
			})
		}
		look()
		element.addEventListener('scroll', look, { passive: true })
		addEventListener('resize', look)
		return () => {
			cancelAnimationFrame(frame)
			element.removeEventListener('scroll', look)
			removeEventListener('resize', look)
		}
	}, [row, count])
	return at
}
