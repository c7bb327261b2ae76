import { useSyncExternalStore } from 'react'

const wish = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

function subscribe(onChange: () => void): () => void {
	const query = wish()
	query?.addEventListener('change', onChange)
	return () => query?.removeEventListener('change', onChange)
}

/** Whether the reader's system asks for less motion. The site follows it whatever its own switch says. */
export function useSystemMotion(): boolean {
	return useSyncExternalStore(subscribe, () => wish()?.matches ?? false)
}
