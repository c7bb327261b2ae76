import { useEffect } from 'react'

const mounted = new Set<string>()

/** Whether the screen of a list is mounted. */
export function isListingMounted(screen: string): boolean {
	return mounted.has(screen)
}

/** Registers a list as mounted for the lifetime of the calling component. */
export function useMountedListing(screen: string): void {
	useEffect(() => {
		mounted.add(screen)
		return () => {
			mounted.delete(screen)
		}
	}, [screen])
}
