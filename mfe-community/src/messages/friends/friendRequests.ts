import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { type FriendRequest, findFriendsRoute, friendRequestsRoute, type MemberCard } from 'shared-contract'
import { call } from 'shared-state'
import { updateList } from '../list/conversations.ts'
import { nameMatches } from '../list/nameMatches.ts'

/** The open friend requests of the reader. */
export type FriendRequestsState =
	| { state: 'closed' }
	| { state: 'loading' }
	| { state: 'failed' }
	| {
			state: 'ready'
			received: readonly FriendRequest[]
			receivedCount: number
			sent: readonly FriendRequest[]
	  }

/** Whom a search for people found. A text without an answer yet has `searching`. */
export type PeopleSearchState =
	| { state: 'nothing' }
	| { state: 'searching' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly MemberCard[] }

const SEARCH_DEBOUNCE_MS = 250

const $current = atom<FriendRequestsState>({ state: 'closed' })
const $people = atom<PeopleSearchState>({ state: 'nothing' })
let latest = ''
/** What those in sight were found by. */
let foundBy = ''
/** Whom the reader asks just now: the server may tell of the request before it answers. */
const pendingMembers = new Set<string>()
/** Whom a visitor of the demo can ask again: the request to or from them ended in this page alone. */
const askableAgain = new Map<string, MemberCard>()

export const $requests: ReadableAtom<FriendRequestsState> = $current
export const $foundPeople: ReadableAtom<PeopleSearchState> = $people

/** Asks for the open requests; those that are there stay in sight meanwhile. */
export async function loadRequests(): Promise<void> {
	if ($current.get().state !== 'ready') $current.set({ state: 'loading' })
	const outcome = await call(friendRequestsRoute, {})
	if ($current.get().state === 'closed') return
	if (outcome.state === 'done') setRequests({ state: 'ready', ...outcome.answer })
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

/** The window with the requests is closed; the next time it begins anew. */
export function closeRequests(): void {
	findDebounced.clear()
	latest = ''
	$current.set({ state: 'closed' })
	$people.set({ state: 'nothing' })
}

/** A request came or was answered elsewhere: where the requests are shown, they are asked for again, and who can be asked. */
export async function refreshRequests(): Promise<void> {
	if ($current.get().state === 'ready') await loadRequests()
	if (latest !== '') void find(latest)
}

/** Keeps a member in sight among those found while `work` asks them to be friends; then the request is known. */
export async function withPendingRequest<Answer>(memberId: string, work: () => Promise<Answer>): Promise<Answer> {
	pendingMembers.add(memberId)
	try {
		return await work()
	} finally {
		pendingMembers.delete(memberId)
	}
}

/** A visitor of the demo has ended a request: its member can be found and asked from now on. */
export function allowNewRequest(member: MemberCard): void {
	askableAgain.set(member.id, member)
}

/** Changes what is shown of the requests, and the badge with it. */
export function changeRequests(change: (now: ReadyRequests) => ReadyRequests): void {
	const now = $current.get()
	if (now.state === 'ready') setRequests(change(now))
}

export type ReadyRequests = Extract<FriendRequestsState, { state: 'ready' }>

/** Looks for people by name, once the reader pauses. */
export function searchPeople(typed: string) {
	findDebounced.clear()
	latest = typed.trim()
	if (latest === '') return $people.set({ state: 'nothing' })
	if ($people.get().state !== 'ready') $people.set({ state: 'searching' })
	void findDebounced(latest)
}

const findDebounced = debounce(find, SEARCH_DEBOUNCE_MS)

async function find(q: string): Promise<void> {
	const outcome = await call(findFriendsRoute, { query: { q } })
	if (latest !== q) return
	if (outcome.state !== 'done') return $people.set({ state: 'failed' })
	const before = $people.get()
	// Whom the reader has just asked stays in sight, with a button that says so.
	const kept = before.state === 'ready' && foundBy === q ? before.items.filter(({ id }) => isAsked(id)) : []
	const freed = [...askableAgain.values()].filter(({ name }) => nameMatches(name, q))
	const items = new Map([...kept, ...outcome.answer.items, ...freed].map((member) => [member.id, member]))
	foundBy = q
	$people.set({ state: 'ready', items: [...items.values()] })
}

function isAsked(memberId: string): boolean {
	const now = $current.get()
	return (
		pendingMembers.has(memberId) || (now.state === 'ready' && now.sent.some(({ member }) => member.id === memberId))
	)
}

function setRequests(requests: ReadyRequests): void {
	$current.set(requests)
	updateList((listed) => ({ ...listed, friendRequests: requests.receivedCount }))
}
