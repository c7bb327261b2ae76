/** For as long may an answer be shown old: the `max-age` and `stale-while-revalidate` of the server, ms. */
export const SHOWN_OLD_MS = 65_000

const KEY = 'niouka:changedAt'

/** When this page last changed something, ms since 1970: the browser may refuse to store it. */
let changedHere = 0

/** Whether answers may be shown a minute old: not to whoever has just changed something, here or in another tab. */
export function mayShowOld(): boolean {
	// A clock that was put back makes it a time to come.
	return Math.abs(Date.now() - Math.max(changedHere, stored())) >= SHOWN_OLD_MS
}

/** Remembers that something is being changed now; the page that comes after a reload knows it too. */
export function noteChange(): void {
	changedHere = Date.now()
	try {
		localStorage.setItem(KEY, String(changedHere))
	} catch {
		// It then holds for this page alone.
	}
}

function stored(): number {
	try {
		return Number(localStorage.getItem(KEY)) || 0
	} catch {
		return 0
	}
}
