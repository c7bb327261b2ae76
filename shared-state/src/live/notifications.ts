import { type LiveEvent, notificationsRoute } from 'shared-contract'
import { call } from '../client.ts'
import { $current, loadNotifications } from '../notifications.ts'
import type { Outcome } from '../outcome.ts'
import { watchOwn } from './live.ts'

/** Keeps the notifications of whoever is signed in as they are on the server, until the returned function is called. */
export function followNotifications(): () => void {
	return watchOwn(take, { onWatching: () => void loadNotifications() })
}

function take(event: LiveEvent) {
	if (event.type === 'notificationsChanged') void loadNotifications()
	if (event.type !== 'notification') return
	const now = $current.get()
	if (now.state !== 'ready') return
	const others = now.items.filter(({ id }) => id !== event.notification.id)
	$current.set({ ...now, unread: event.unread, items: [event.notification, ...others] })
}

/** Adds the older ones to those that are there. */
export async function loadOlderNotifications(): Promise<Outcome<unknown> | undefined> {
	const before = $current.get()
	if (before.state !== 'ready' || before.next === null) return undefined
	const outcome = await call(notificationsRoute, { query: { before: before.next } })
	const now = $current.get()
	if (outcome.state === 'done' && now.state === 'ready' && now.next === before.next) {
		$current.set({ ...now, next: outcome.answer.next, items: [...now.items, ...outcome.answer.items] })
	}
	return outcome
}
