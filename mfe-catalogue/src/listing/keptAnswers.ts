import { mayShowOld, type Outcome, SHOWN_OLD_MS } from 'shared-state'
import type { Choice } from './choice.ts'
import type { Listed, ReadPage } from './readListing.ts'

/** Pages of one list that are kept. */
const KEPT = 8
/** So long the server says its answers are new, ms. */
const NEW_MS = 5_000
/** When the page is drawn and at rest, what was shown is asked for again, ms. */
const REST_MS = 1_000

interface Kept<Item> {
	outcome: Outcome<Listed<Item>>
	/** When it was asked for, ms of the page: a change that was made since is not in it, whenever it came. */
	at: number
}

/**
 * A list whose pages are kept for as long as the server lets them be shown old, and are asked for anew once they were
 * shown: the very same rules as of the browser's cache, without the way to it, which a slow processor feels. A page that
 * has not changed stays the same object, so nothing is drawn again.
 */
export function keptAnswers<Item>(read: ReadPage<Item>): ReadPage<Item> {
	const kept = new Map<string, Kept<Item>>()

	function keep(key: string, at: number, outcome: Outcome<Listed<Item>>): Outcome<Listed<Item>> {
		if (outcome.state !== 'done') return outcome
		const before = kept.get(key)
		// An answer that was asked for earlier may come later.
		if (before && before.at > at) return outcome
		const same = before && JSON.stringify(before.outcome) === JSON.stringify(outcome) ? before.outcome : outcome
		kept.delete(key)
		if (outcome.answer.isBehind) return outcome
		kept.set(key, { outcome: same, at })
		for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
		return same
	}

	async function ask(choice: Choice, signal: AbortSignal) {
		const at = performance.now()
		return keep(JSON.stringify(choice), at, await read(choice, signal))
	}

	function refresh(choice: Choice) {
		// Nobody waits for it: where it fails, the next visit asks.
		setTimeout(() => void ask(choice, new AbortController().signal), REST_MS)
	}

	return async (choice, signal) => {
		// What is on a reader's list changes without the server's catalogue changing.
		if (choice.hideMine) return read(choice, signal)
		const found = kept.get(JSON.stringify(choice))
		const age = found ? performance.now() - found.at : Number.POSITIVE_INFINITY
		if (!found || age >= SHOWN_OLD_MS || !mayShowOld()) return ask(choice, signal)
		if (age > NEW_MS) refresh(choice)
		return found.outcome
	}
}
