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

/** Resolves when the first page and its data have loaded. */
export function whenFirstPageReady(): Promise<void> {
	return new Promise((resolve) => void $isFirstPageReady.subscribe((isReady) => isReady && resolve()))
}

/** Calls a function after the first page is painted. Returns a function that stops it. */
export function afterFirstPage(callback: () => void): () => void {
	let frame = 0
	let timer: ReturnType<typeof setTimeout> | undefined
	const stop = $isFirstPageReady.subscribe((isReady) => {
		if (!isReady) return
		frame = requestAnimationFrame(() => {
			timer = setTimeout(callback)
		})
	})
	return () => {
		stop()
		cancelAnimationFrame(frame)
		clearTimeout(timer)
	}
}
