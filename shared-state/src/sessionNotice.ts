import { atom, type ReadableAtom } from 'nanostores'

/** What happened to the page's session outside of it: it `ended`, or the browser is signed in as `other`. */
export type SessionNotice = 'ended' | 'other'

const KEY = 'niouka:sessionNotice'

const $current = atom<SessionNotice | undefined>(undefined)

/** What the page has to say about its session, until it is dismissed. */
export const $sessionNotice: ReadableAtom<SessionNotice | undefined> = $current

/** Keeps what is to be said, also for the page that is loaded next in this tab. */
export function noteSession(notice: SessionNotice | undefined): void {
	$current.set(notice)
	try {
		if (notice) sessionStorage.setItem(KEY, notice)
		else sessionStorage.removeItem(KEY)
	} catch {
		// Without storage the next page says nothing.
	}
}

/** Takes up what the page before had to say. */
export function resumeSessionNotice(): void {
	try {
		const kept = sessionStorage.getItem(KEY)
		if (kept === 'ended' || kept === 'other') $current.set(kept)
	} catch {
		// Nothing was kept.
	}
}
