export { addressOf } from 'shared-contract'
export { act } from './act.ts'
export { $appearance, type Appearance, applyAppearance, setAppearance } from './appearance.ts'
export { call } from './client.ts'
export { readDraft, saveDraft } from './draft.ts'
export { forLive } from './forLive.ts'
export { importFailure } from './importFailure.ts'
export { isStaleAllowed, MAX_STALENESS_MS } from './lastChange.ts'
export { $navigate, $reload, linkToThisSite, pathAfterSignIn, signInPath } from './navigation.ts'
export {
	$notifications,
	$unreadNotifications,
	loadNotifications,
	type NotificationsState,
	readNotifications,
} from './notifications.ts'
export type { ActionOutcome, Outcome } from './outcome.ts'
export { randomUuid } from './randomUuid.ts'
export { $reviewVote } from './reviewVote.ts'
export { $saved, loadSaved, toggleSaved } from './saved.ts'
export {
	$session,
	checkSession,
	needsReloadAfterSignIn,
	register,
	resumeSession,
	type Session,
	signIn,
	signOut,
	storeSession,
} from './session.ts'
export { $sessionNotice, type SessionNotice, setSessionNotice } from './sessionNotice.ts'
export { $token, $username, isPreview } from './sessionToken.ts'
export { $site, loadSite } from './siteSettings.ts'
export { startState } from './startState.ts'
export { $toasts, dismissToast, showToast, type Toast } from './toasts.ts'
export { $unreadConversations, setUnread } from './unread.ts'
