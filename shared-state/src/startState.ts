import { applyAppearance } from './appearance.ts'
import { followSession } from './followSession.ts'
import { forgetNotifications, loadNotifications } from './notifications.ts'
import { dropPageAnswer } from './pageAnswer.ts'
import { forgetSaved, loadSaved } from './saved.ts'
import { $session, resumeSession } from './session.ts'
import { resumeSessionNotice } from './sessionNotice.ts'
import { $site, loadSite } from './siteSettings.ts'
import { forgetUnread, loadUnread } from './unread.ts'

/**
 * Restores the stored state and reloads the member's stores after each change of session. Call it once per page.
 * @param firstPage the member's stores load after it, so that they do not delay the first paint
 */
export async function startState(firstPage?: Promise<void>): Promise<void> {
	applyAppearance()
	resumeSessionNotice()
	followSession()
	await loadSite()
	await resumeSession()
	await firstPage
	dropPageAnswer()
	let owner: string | undefined
	$session.subscribe((session) => {
		const next = session.state === 'member' ? session.username : ''
		if (next === owner) return
		owner = next
		forgetSaved()
		forgetNotifications()
		forgetUnread()
		if (session.state === 'visitor' && !$site.get().demo) return
		void loadSaved()
		void loadNotifications()
		void loadUnread()
	})
}
