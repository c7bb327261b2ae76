import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { type FriendRequest, findFriendsRoute, friendRequestsRoute, type MemberCard } from 'shared-contract'
import { call } from 'shared-state'
import { updateList } from '../list/conversations.ts'
import { nameMatches } from '../list/nameMatches.ts'

/** The open friend requests of the member. */
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

/** Results of the search for members. `searching`: no response for this text yet. */
export type PeopleSearchState =
	| { state: 'nothing' }
	| { state: 'searching' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly MemberCard[] }

const SEARCH_DEBOUNCE_MS = 250

const $current = atom<FriendRequestsState>({ state: 'closed' })
const $people = atom<PeopleSearchState>({ state: 'nothing' })
let latest = ''
/** The query of the shown results. */
let foundBy = ''
/** Members with a request in flight: the live event may precede the response. */
const pendingMembers = new Set<string>()
/** In the demo, members whose request ended and who can be asked again. */
const askableAgain = new Map<string, MemberCard>()

export const $requests: ReadableAtom<FriendRequestsState> = $current
export const $foundPeople: ReadableAtom<PeopleSearchState> = $people

/** Loads the open requests; the current ones stay visible. */
export async function loadRequests(): Promise<void> {
	if ($current.get().state !== 'ready') $current.set({ state: 'loading' })
	const outcome = await call(friendRequestsRoute, {})
	if ($current.get().state === 'closed') return
	if (outcome.state === 'done') setRequests({ state: 'ready', ...outcome.answer })
	else if ($current.get().state !== 'ready') $current.set({ state: 'failed' })
}

/** Resets the store when the dialog closes. */
export function closeRequests(): void {
	findDebounced.clear()
	latest = ''
	$current.set({ state: 'closed' })
	$people.set({ state: 'nothing' })
}

/** Reloads the shown requests and search results after a change elsewhere. */
export async function refreshRequests(): Promise<void> {
	if ($current.get().state === 'ready') await loadRequests()
	if (latest !== '') void find(latest)
}

/** Keeps a member in the search results while `work` sends them a request. */
export async function withPendingRequest<Answer>(memberId: string, work: () => Promise<Answer>): Promise<Answer> {
	pendingMembers.add(memberId)
	try {
		return await work()
	} finally {
		pendingMembers.delete(memberId)
	}
}

/** In the demo, lets a member be found and asked again. */
export function allowNewRequest(member: MemberCard): void {
	askableAgain.set(member.id, member)
}

/** Updates the requests and the badge. */
export function changeRequests(change: (now: ReadyRequests) => ReadyRequests): void {
	const now = $current.get()
	if (now.state === 'ready') setRequests(change(now))
}

export type ReadyRequests = Extract<FriendRequestsState, { state: 'ready' }>

/** Debounced search of members by name. */
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
	// A member who was just asked stays visible, with a disabled button.
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
