export { act } from './act.ts'
export { $appearance, type Appearance, applyAppearance, setAppearance } from './appearance.ts'
export { addressOf, call } from './client.ts'
export { keepDraft, keptDraft } from './draft.ts'
export { forLive } from './forLive.ts'
export { mayShowOld, SHOWN_OLD_MS } from './lastChange.ts'
export { $load, $navigate, pathAfterSignIn, signInPath } from './navigation.ts'
export { newKey } from './newKey.ts'
export {
	$notifications,
	$unreadNotifications,
	loadNotifications,
	type NotificationsState,
	readNotifications,
} from './notifications.ts'
export type { ActionOutcome, Outcome } from './outcome.ts'
export { $saved, loadSaved, toggleSaved } from './saved.ts'
export { $session, isSecondMember, register, resumeSession, type Session, signIn, signOut } from './session.ts'
export { $sessionNotice, noteSession, type SessionNotice } from './sessionNotice.ts'
export { $site, loadSite } from './site.ts'
export { startState } from './start.ts'
export { $toasts, dismissToast, showToast, type Toast } from './toasts.ts'
export { $token, $username } from './token.ts'
export { $unreadConversations, noteUnread } from './unread.ts'
