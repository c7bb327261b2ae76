interface HashRouter {
	readonly state: { location: { hash: string } }
	subscribe(listener: () => void): () => void
	navigate(path: string, options: { replace: true }): Promise<void>
}

/** The path that an address of the older style stands for: `#/anime/1` is `/anime/1`. */
export function pathInHash(hash: string): string | undefined {
	// `#//other.site` would lead away.
	return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : undefined
}

/**
 * Sends the router on from a hash address that was typed or followed while the page is open. The path takes the place of
 * the hash address in the history, so that Back does not return to it.
 * @returns how to stop
 */
export function followHashPaths(router: HashRouter): () => void {
	// The router reports several changes while the next page loads; the location stays the same until it is there.
	let followed: { hash: string } | undefined
	return router.subscribe(() => {
		const { location } = router.state
		const path = pathInHash(location.hash)
		if (path === undefined || location === followed) return
		followed = location
		// The library finishes the visit that it reports after its listeners have run.
		queueMicrotask(() => void router.navigate(path, { replace: true }))
	})
}
