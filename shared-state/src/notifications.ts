import { atom, computed, type ReadableAtom } from 'nanostores'
import { type Notification, notificationsRoute, readNotificationsRoute } from 'shared-contract'
import { act } from './act.ts'
import { call } from './client.ts'
import type { ActionOutcome } from './outcome.ts'

/** The notifications of whoever is here, for the header's dropdown and the notifications page alike. */
export type NotificationsState =
	| { state: 'idle' }
	| { state: 'loading' }
	| { state: 'failed' }
	/** `next` leads to the older ones; there are none where it is null. */
	| { state: 'ready'; items: readonly Notification[]; unread: number; next: string | null }

/** The store itself, for what is fetched later. */
export const $current = atom<NotificationsState>({ state: 'idle' })

export const $notifications: ReadableAtom<NotificationsState> = $current

export const $unreadNotifications = computed($current, (current) => (current.state === 'ready' ? current.unread : 0))

/** Fetches the newest; what is shown stays while it does. */
export async function loadNotifications(): Promise<void> {
	if ($current.get().state !== 'ready') $current.set({ state: 'loading' })
	const outcome = await call(notificationsRoute, { query: {} })
	if (outcome.state === 'done') $current.set({ state: 'ready', ...outcome.answer })
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

/** Forgets them, when their owner leaves. */
export function forgetNotifications(): void {
	$current.set({ state: 'idle' })
}

/** Marks all as read everywhere at once; put back where the server refuses. */
export async function readNotifications(): Promise<ActionOutcome<unknown>> {
	const before = $current.get()
	if (before.state === 'ready') {
		$current.set({ ...before, unread: 0, items: before.items.map((item) => ({ ...item, read: true })) })
	}
	const outcome = await act(readNotificationsRoute, {})
	if (outcome.state !== 'done' && outcome.state !== 'example') $current.set(before)
	return outcome
}
