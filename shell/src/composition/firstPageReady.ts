import { atom } from 'nanostores'

interface InitializingRouter {
	readonly state: { initialized: boolean }
	subscribe(listener: () => void): () => void
}

/** Whether the first page and its data have loaded. */
export const $isFirstPageReady = atom(false)

/** Follows the initialization of a router. */
export function trackFirstPage(router: InitializingRouter): () => void {
	$isFirstPageReady.set(router.state.initialized)
	return router.subscribe(() => $isFirstPageReady.set(router.state.initialized))
}
