import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window meets a condition now and whenever that changes: one of `from` and `until`, or such as
 * `(prefers-reduced-motion: reduce)`. For what is costly to render where CSS alone would hide it.
 */
export function useMedia(condition: string): boolean {
	const query = useCallback(() => globalThis.matchMedia?.(condition.replace('@media ', '')), [condition])
	const observe = useCallback(
		(notify: () => void) => {
			const observed = query()
			observed?.addEventListener('change', notify)
			return () => observed?.removeEventListener('change', notify)
		},
		[query],
	)
	return useSyncExternalStore(observe, () => query()?.matches ?? false)
}
