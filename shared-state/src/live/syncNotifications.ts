import {
	type LiveEvent,
	type Notification,
	notificationsRoute,
	removeNotificationRoute,
	restoreNotificationRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call, forLive, loadNotifications, type Outcome } from '../index.ts'
import { subscribeOwn } from './subscriptions.ts'

const { $notifications: $current } = forLive

/** Synchronises the member's notifications with the server; returns a function that stops. */
export function syncNotifications(): () => void {
	return subscribeOwn(onEvent, { onSubscribed: () => void loadNotifications() })
}

function onEvent(event: LiveEvent) {
	if (event.type === 'notificationsChanged') void loadNotifications()
	if (event.type === 'notification') upsert(event.notification, event.unread)
	if (event.type === 'notificationRemoved') remove(event.id, event.unread)
}

/** Loads the next page of older notifications. */
export async function loadOlderNotifications(): Promise<Outcome<unknown> | undefined> {
	const before = $current.get()
	if (before.state !== 'ready' || before.next === null) return undefined
	const outcome = await call(notificationsRoute, { query: { before: before.next } })
	const now = $current.get()
	if (outcome.state === 'done' && now.state === 'ready' && now.next === before.next) {
		const known = new Set(now.items.map(({ id }) => id))
		const older = outcome.answer.items.filter(({ id }) => !known.has(id))
		$current.set({ ...now, next: outcome.answer.next, items: [...now.items, ...older] })
	}
	return outcome
}

/** Removes a notification, in every window. Optimistic: rolls back if the server refuses. */
export async function removeNotification(item: Notification): Promise<ActionOutcome<unknown>> {
	remove(item.id)
	const outcome = await act(removeNotificationRoute, { params: { id: item.id } })
	if (outcome.state !== 'done' && outcome.state !== 'example') upsert(item)
	return outcome
}

/** Undoes a removal. */
export async function restoreNotification(item: Notification): Promise<ActionOutcome<unknown>> {
	const outcome = await act(restoreNotificationRoute, { params: { id: item.id } })
	if (outcome.state === 'done' || outcome.state === 'example') upsert(item)
	return outcome
}

// The unread count is the server's if given; otherwise it is derived from the added or removed item.
function upsert(item: Notification, unread?: number): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	const others = now.items.filter(({ id }) => id !== item.id)
	const isNews = others.length === now.items.length && !item.read
	$current.set({
		...now,
		unread: unread ?? now.unread + (isNews ? 1 : 0),
		items: [...others, item].sort(newestFirst),
	})
}

function remove(id: string, unread?: number): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	const gone = now.items.find((item) => item.id === id)
	$current.set({
		...now,
		unread: unread ?? now.unread - (gone && !gone.read ? 1 : 0),
		items: now.items.filter((item) => item !== gone),
	})
}

function newestFirst(one: Notification, other: Notification): number {
	return Date.parse(other.createdAt) - Date.parse(one.createdAt) || Number(other.id) - Number(one.id)
}
