import { atom, type ReadableAtom } from 'nanostores'
import type { ListEntry } from 'shared-contract'
import { $session } from 'shared-state'
import type { PendingChange } from './pendingChange.ts'
import { readChanges } from './pendingDatabase.ts'

const $changes = atom<readonly PendingChange[]>([])
const $confirmed = atom<ListEntry | undefined>(undefined)
const $count = atom(0)

/** The signed-in member's changes that the server has not confirmed, in their order. */
export const $pending: ReadableAtom<readonly PendingChange[]> = $changes

/** The entry of a waiting change that the server confirmed last, for lists that show it. */
export const $sent: ReadableAtom<ListEntry | undefined> = $confirmed

/** The number of changes that the server took on this page. */
export const $writes: ReadableAtom<number> = $count

// Without BroadcastChannel another tab learns of a change when it sends.
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('niouka:list-changes')
otherTabs?.addEventListener('message', () => void reload())

/** The id of the signed-in member, once known. */
export function memberId(): string | undefined {
	const session = $session.get()
	return session.state === 'member' ? session.id : undefined
}

/** Reads the changes of the member. A browser that stores nothing has none. */
export async function reload(): Promise<readonly PendingChange[]> {
	const owner = memberId()
	const changes = owner === undefined ? [] : await readChanges(owner).catch(() => [])
	if (owner === memberId()) $changes.set(changes)
	return changes
}

/** Reads the changes after one of them was stored, here and in other tabs. */
export async function announce(): Promise<void> {
	otherTabs?.postMessage(undefined)
	await reload()
}

/** Hands a confirmed entry to the lists of this page. */
export function confirm(entry: ListEntry): void {
	$confirmed.set(entry)
	countWrite()
}

/** Notes that the server took a change, so that the stored list is old. */
export function countWrite(): void {
	$count.set($count.get() + 1)
}
