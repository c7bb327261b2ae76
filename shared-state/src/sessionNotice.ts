import { atom, type ReadableAtom } from 'nanostores'

/** A change of the session outside of this page: it `ended`, or the browser is signed in as an `other` member. */
export type SessionNotice = 'ended' | 'other'

const KEY = 'niouka:sessionNotice'

const $current = atom<SessionNotice | undefined>(undefined)

/** The notice about the session, until it is dismissed. */
export const $sessionNotice: ReadableAtom<SessionNotice | undefined> = $current

/** Sets the notice, also for the next page load in this tab. */
export function setSessionNotice(notice: SessionNotice | undefined): void {
	$current.set(notice)
	try {
		if (notice) sessionStorage.setItem(KEY, notice)
		else sessionStorage.removeItem(KEY)
	} catch {
		// Without storage the next page shows no notice.
	}
}

/** Restores the notice of the previous page load. */
export function resumeSessionNotice(): void {
	try {
		const stored = sessionStorage.getItem(KEY)
		if (stored === 'ended' || stored === 'other') $current.set(stored)
	} catch {
		// Without storage there is no notice.
	}
}
