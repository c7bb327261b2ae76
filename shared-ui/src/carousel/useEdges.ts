import { type RefObject, useCallback, useSyncExternalStore } from 'react'
import { edges } from './edges.ts'

/** Whether a row stands at its start or its end: as it scrolls, as the window changes and as its cards do. */
export function useEdges(row: RefObject<HTMLElement | null>): { start: boolean; end: boolean } {
	const subscribe = useCallback(
		(onChange: () => void) => {
			const element = row.current
			element?.addEventListener('scroll', onChange, { passive: true })
			addEventListener('resize', onChange)
			return () => {
				element?.removeEventListener('scroll', onChange)
				removeEventListener('resize', onChange)
			}
		},
		[row],
	)
	const start = useSyncExternalStore(subscribe, () => !row.current || edges(row.current).start)
	const end = useSyncExternalStore(subscribe, () => row.current !== null && edges(row.current).end)
	return { start, end }
}
