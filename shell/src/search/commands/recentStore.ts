import { atom, computed, type ReadableAtom } from 'nanostores'
import { conforms } from 'shared-contract'
import { array, object, optional, type Static, string } from 'shared-contract/schema'
import { $session, type Session } from 'shared-state'

/** What a reader chose lately: a page or a title by its path, or an action by its key. */
const Recent = object({ key: string(), label: string(), path: optional(string()) })
export type Recent = Static<typeof Recent>

const Stored = object({ owner: string(), items: array(Recent) })

const STORAGE_KEY = 'niouka:recent'
/** The number of entries that are remembered. */
const RECENT_MAX = 6

const $stored = atom(stored())

/** What the reader chose in this browser, the latest first. Another reader's is never shown. */
export const $recent: ReadableAtom<readonly Recent[]> = computed([$stored, $session], ({ owner, items }, session) =>
	owner === ownerOf(session) ? items : [],
)

/** Puts an entry first. */
export function remember(recent: Recent): void {
	const others = $recent.get().filter(({ key }) => key !== recent.key)
	store([recent, ...others].slice(0, RECENT_MAX))
}

/** Forgets all entries. */
export function clearRecent(): void {
	store([])
}

function store(items: Recent[]) {
	const value = { owner: ownerOf($session.get()), items }
	$stored.set(value)
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(value))
	} catch {
		// Without storage they last as long as the page.
	}
}

function stored(): Static<typeof Stored> {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
		if (conforms(Stored, value)) return value
	} catch {
		// An unreadable value counts as none.
	}
	return { owner: '', items: [] }
}

/** The id of the member; empty for a visitor. */
function ownerOf(session: Session): string {
	return session.state === 'member' ? (session.id ?? session.username) : ''
}
