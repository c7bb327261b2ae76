import { atom, type ReadableAtom } from 'nanostores'
import { type ReleaseAuditEntry, releaseAuditRoute } from 'shared-contract'
import { call } from 'shared-state'
import type { AuditLogPage } from './loadReleases.ts'

export interface OlderEntries {
	items: readonly ReleaseAuditEntry[]
	/** The cursor of the next page, once older entries were loaded; `null` at the end of the log. */
	next: string | null | undefined
	state: 'idle' | 'asking' | 'failed'
}

export interface AuditLogStore {
	readonly $older: ReadableAtom<OlderEntries>
	/** Loads the page after the shown entries. */
	more(shown: readonly ReleaseAuditEntry[], from: string): Promise<void>
}

/** The older pages of the audit log. The first page belongs to the loader, which polls it. */
export function createAuditLog(): AuditLogStore {
	const $older = atom<OlderEntries>({ items: [], next: undefined, state: 'idle' })
	return {
		$older,
		async more(shown, from) {
			const older = $older.get()
			$older.set({ ...older, state: 'asking' })
			const outcome = await call(releaseAuditRoute, { query: { before: from } })
			if (outcome.state !== 'done') return $older.set({ ...older, state: 'failed' })
			const { items, next } = outcome.answer
			// Entries that newer ones push off the first page stay.
			$older.set({ items: [...shown, ...items], next, state: 'idle' })
		},
	}
}

/** Merges the newest page and the older ones, without duplicates. */
export function mergePages(
	newest: AuditLogPage,
	older: OlderEntries,
): { items: ReleaseAuditEntry[]; next: string | null } {
	const known = new Set(newest.items.map(({ id }) => id))
	const items = [...newest.items, ...older.items.filter(({ id }) => !known.has(id))]
	return { items, next: older.next === undefined ? newest.next : older.next }
}
