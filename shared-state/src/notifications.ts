import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Notification } from 'shared-contract'
import { act } from './act.ts'
import { call } from './client.ts'
import type { ActionOutcome } from './outcome.ts'
import { withMemberRoutes } from './withMemberRoutes.ts'

/** The member's notifications, for the header's dropdown and the notifications page. */
export type NotificationsState =
	| { state: 'idle' }
	| { state: 'loading' }
	| { state: 'failed' }
	/** `next` is the cursor of older ones; null at the end. */
	| { state: 'ready'; items: readonly Notification[]; unread: number; next: string | null }

/** The writable store, for the lazily loaded live module. */
export const $current = atom<NotificationsState>({ state: 'idle' })

export const $notifications: ReadableAtom<NotificationsState> = $current

export const $unreadNotifications = computed($current, (current) => (current.state === 'ready' ? current.unread : 0))

/** Fetches the newest ones; the current ones stay meanwhile. */
export async function loadNotifications(): Promise<void> {
	if ($current.get().state !== 'ready') $current.set({ state: 'loading' })
	const outcome = await withMemberRoutes((routes) => call(routes.notificationsRoute, { query: {} }))
	if (outcome.state === 'done') $current.set({ state: 'ready', ...outcome.answer })
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

/** Clears the store when its owner signs out. */
export function forgetNotifications(): void {
	$current.set({ state: 'idle' })
}

/** Marks all as read. Optimistic: rolls back if the server refuses. */
export async function readNotifications(): Promise<ActionOutcome<unknown>> {
	const before = $current.get()
	if (before.state === 'ready') {
		$current.set({ ...before, unread: 0, items: before.items.map((item) => ({ ...item, read: true })) })
	}
	const outcome = await withMemberRoutes((routes) => act(routes.readNotificationsRoute, {}))
	if (outcome.state !== 'done' && outcome.state !== 'example') $current.set(before)
	return outcome
}
