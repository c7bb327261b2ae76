import { $current } from './notifications.ts'
import { checkSession } from './session.ts'
import { $memberId } from './sessionToken.ts'
import { $unread, loadUnread } from './unread.ts'

/**
 * Internals that only `shared-state/live` uses. It imports them by the entry point, so that the bundler keeps this package
 * in one piece.
 */
export const forLive = { $notifications: $current, $unread, $memberId, checkSession, loadUnread }
