import {
	type LiveEvent,
	type Notification,
	notificationsRoute,
	removeNotificationRoute,
	restoreNotificationRoute,
} from 'shared-contract'
import { act } from '../act.ts'
import { call } from '../client.ts'
import { $current, loadNotifications } from '../notifications.ts'
import type { ActionOutcome, Outcome } from '../outcome.ts'
import { watchOwn } from './live.ts'

/** Keeps the notifications of whoever is signed in as they are on the server, until the returned function is called. */
export function followNotifications(): () => void {
	return watchOwn(take, { onWatching: () => void loadNotifications() })
}

function take(event: LiveEvent) {
	if (event.type === 'notificationsChanged') void loadNotifications()
	if (event.type === 'notification') put(event.notification, event.unread)
	if (event.type === 'notificationRemoved') drop(event.id, event.unread)
}

/** Adds the older ones to those that are there. */
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

/** Removes one at once, here and in every other window; put back where the server refuses. */
export async function removeNotification(item: Notification): Promise<ActionOutcome<unknown>> {
	drop(item.id)
	const outcome = await act(removeNotificationRoute, { params: { id: item.id } })
	if (outcome.state !== 'done' && outcome.state !== 'example') put(item)
	return outcome
}

/** Takes the removal back. */
export async function restoreNotification(item: Notification): Promise<ActionOutcome<unknown>> {
	const outcome = await act(restoreNotificationRoute, { params: { id: item.id } })
	if (outcome.state === 'done' || outcome.state === 'example') put(item)
	return outcome
}

// How many are unread is the server's word where it has said it, and else follows from the one that came or went.
function put(item: Notification, unread?: number): void {
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

function drop(id: string, unread?: number): void {
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
