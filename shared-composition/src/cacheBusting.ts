import { pageLog } from './eventLog.ts'

/** Adds a cache-busting query from the second load attempt of a slice on, which also avoids waiting for a hanging request. */
export function cacheBusted(address: string, slice: string): string {
	const attempt = pageLog().attempts[slice] ?? 1
	return attempt > 1 ? `${address}?attempt=${attempt}` : address
}
