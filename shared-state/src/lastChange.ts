/** How long a cached response may be shown: the server's `max-age` plus `stale-while-revalidate`, ms. */
export const MAX_STALENESS_MS = 65_000

const KEY = 'niouka:changedAt'

/** Time of this page's last change, ms since 1970, in case the browser refuses to store it. */
let changedHere = 0

/** True if cached responses may be shown: not shortly after a change, in this tab or another. */
export function isStaleAllowed(): boolean {
	// A clock that was set back puts the change in the future.
	return Math.abs(Date.now() - Math.max(changedHere, stored())) >= MAX_STALENESS_MS
}

/** Records the time of a change, also for the next page load. */
export function recordChange(): void {
	changedHere = Date.now()
	try {
		localStorage.setItem(KEY, String(changedHere))
	} catch {
		// The time is then known to this page only.
	}
}

function stored(): number {
	try {
		return Number(localStorage.getItem(KEY)) || 0
	} catch {
		return 0
	}
}
