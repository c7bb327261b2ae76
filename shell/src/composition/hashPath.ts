interface HashRouter {
	readonly state: { location: { hash: string } }
	subscribe(listener: () => void): () => void
	navigate(path: string, options: { replace: true }): Promise<void>
}

/** The path of an old hash URL: `/anime/1` for `#/anime/1`. */
export function pathInHash(hash: string): string | undefined {
	// `#//other.site` would leave the site.
	return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : undefined
}

/**
 * Redirects hash URLs that are typed or followed on an open page. The path replaces the hash URL in the history, so that
 * Back does not return to it.
 * @returns a function that stops it
 */
export function redirectHashPaths(router: HashRouter): () => void {
	// The router notifies several times while the next page loads, with the same location.
	let redirected: { hash: string } | undefined
	return router.subscribe(() => {
		const { location } = router.state
		const path = pathInHash(location.hash)
		if (path === undefined || location === redirected) return
		redirected = location
		// The router completes the reported navigation after its listeners.
		queueMicrotask(() => void router.navigate(path, { replace: true }))
	})
}
