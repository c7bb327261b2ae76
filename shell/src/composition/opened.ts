import { atom } from 'nanostores'

interface OpeningRouter {
	readonly state: { initialized: boolean }
	subscribe(listener: () => void): () => void
}

/** Whether the first page is there with its data. */
export const $opened = atom(false)

/** Notes when a router has its first page. */
export function followOpening(router: OpeningRouter): () => void {
	$opened.set(router.state.initialized)
	return router.subscribe(() => $opened.set(router.state.initialized))
}
