import { useSyncExternalStore } from 'react'

const reducedMotionQuery = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

function subscribe(onChange: () => void): () => void {
	const query = reducedMotionQuery()
	query?.addEventListener('change', onChange)
	return () => query?.removeEventListener('change', onChange)
}

/** Whether the system asks for reduced motion. The site follows it regardless of its own setting. */
export function usePrefersReducedMotion(): boolean {
	return useSyncExternalStore(subscribe, () => reducedMotionQuery()?.matches ?? false)
}
