import { $load } from './navigation.ts'
import { $session, checkSession, followStoredSession } from './session.ts'
import { $sessionNotice, noteSession } from './sessionNotice.ts'
import { TOKEN_KEY } from './token.ts'

/** Keeps the page with the session of its browser: what other tabs change, and what ended while it was not looked at. */
export function followSession(): void {
	addEventListener('storage', ({ key }) => {
		// Without a key everything was cleared.
		if (key === TOKEN_KEY || key === null) followStoredSession()
	})
	addEventListener('pageshow', ({ persisted }) => {
		if (!persisted) return
		// It was left for a new load: what the browser kept of it may be another member's by now.
		if (document.body.hidden) $load.get()()
		else look()
	})
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') look()
	})
	$session.listen(({ state }) => {
		if (state === 'member' && $sessionNotice.get() === 'ended') noteSession(undefined)
	})
}

function look() {
	if (!followStoredSession()) void checkSession()
}
