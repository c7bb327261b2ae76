import { atom, type ReadableAtom } from 'nanostores'
import { type ReleaseAuditEntry, releaseAuditRoute } from 'shared-contract'
import { call } from 'shared-state'
import type { Deeds } from './loadReleases.ts'

export interface OlderDeeds {
	items: readonly ReleaseAuditEntry[]
	/** Where more of them are, once some were asked for; `null` at the end of the log. */
	next: string | null | undefined
	state: 'idle' | 'asking' | 'failed'
}

export interface DeedList {
	readonly $older: ReadableAtom<OlderDeeds>
	/** Asks for the page of the log that comes after what is shown. */
	more(shown: readonly ReleaseAuditEntry[], from: string): Promise<void>
}

/** What of the log was shown or asked for beside its first page, which is asked for anew now and then. */
export function createDeedList(): DeedList {
	const $older = atom<OlderDeeds>({ items: [], next: undefined, state: 'idle' })
	return {
		$older,
		async more(shown, from) {
			const older = $older.get()
			$older.set({ ...older, state: 'asking' })
			const outcome = await call(releaseAuditRoute, { query: { before: from } })
			if (outcome.state !== 'done') return $older.set({ ...older, state: 'failed' })
			const { items, next } = outcome.answer
			// What newer ones push out of the first page stays.
			$older.set({ items: [...shown, ...items], next, state: 'idle' })
		},
	}
}

/** The newest page and the older ones as one list, and where it goes on. */
export function joined(newest: Deeds, older: OlderDeeds): { items: ReleaseAuditEntry[]; next: string | null } {
	const known = new Set(newest.items.map(({ id }) => id))
	const items = [...newest.items, ...older.items.filter(({ id }) => !known.has(id))]
	return { items, next: older.next === undefined ? newest.next : older.next }
}
