import { sendSignOut } from './client.ts'
import { $reload } from './navigation.ts'
import { $session, checkSession, followStoredSession } from './session.ts'
import { $sessionNotice, setSessionNotice } from './sessionNotice.ts'
import { TOKEN_KEY } from './sessionToken.ts'

/** Follows the session of the browser: changes by other tabs, and its end while the page was hidden. */
export function followSession(): void {
	addEventListener('storage', ({ key }) => {
		// No key: the whole storage was cleared.
		if (key === TOKEN_KEY || key === null) followStoredSession()
	})
	void sendSignOut()
	addEventListener('online', () => void sendSignOut())
	addEventListener('pageshow', ({ persisted }) => {
		if (!persisted) return
		// The page was hidden for a reload: the copy in the back/forward cache may belong to another member.
		if (document.body.hidden) $reload.get()()
		else checkAgain()
	})
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') checkAgain()
	})
	$session.listen(({ state }) => {
		if (state === 'member' && $sessionNotice.get() === 'ended') setSessionNotice(undefined)
	})
}

function checkAgain() {
	void sendSignOut()
	if (!followStoredSession()) void checkSession()
}
