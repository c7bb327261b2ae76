import { useEffect } from 'react'

const inSight = new Set<string>()

/** Whether a list is what the reader is looking at. */
export function isInSight(screen: string): boolean {
	return inSight.has(screen)
}

/** Says that a list is in sight for as long as the view that calls this stands. */
export function useInSight(screen: string): void {
	useEffect(() => {
		inSight.add(screen)
		return () => {
			inSight.delete(screen)
		}
	}, [screen])
}
