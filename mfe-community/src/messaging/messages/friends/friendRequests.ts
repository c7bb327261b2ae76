import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { findFriendsRoute, friendRequestsRoute, type MemberCard, type RouteAnswer } from 'shared-contract'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { updateList } from '../list/conversations.ts'
import { nameMatches } from '../list/nameMatches.ts'

/** The open friend requests of the member. */
export type FriendRequests = RouteAnswer<typeof friendRequestsRoute>

/** Results of the search for members. `searching`: no response for this text yet. */
export type PeopleSearchState =
	| { state: 'nothing' }
	| { state: 'searching' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly MemberCard[] }

const SEARCH_DEBOUNCE_MS = 250

const requests = createRemote<FriendRequests>(() => call(friendRequestsRoute, {}))
/** Whether the dialog of the requests is open. */
let isOpen = false
const $people = atom<PeopleSearchState>({ state: 'nothing' })
let latest = ''
/** The query of the shown results. */
let foundBy = ''
/** Members with a request in flight: the live event may precede the response. */
const pendingMembers = new Set<string>()
/** In the demo, members whose request ended and who can be asked again. */
const askableAgain = new Map<string, MemberCard>()

export const $requests = requests.$state
export const $foundPeople: ReadableAtom<PeopleSearchState> = $people

/** Loads the open requests; the current ones stay visible. */
export async function loadRequests(): Promise<void> {
	isOpen = true
	await requests.load()
	updateBadge()
}

/** Resets the store when the dialog closes. */
export function closeRequests(): void {
	findDebounced.clear()
	latest = ''
	isOpen = false
	requests.reset()
	$people.set({ state: 'nothing' })
}

/** Reloads the shown requests and search results after a change elsewhere. */
export async function refreshRequests(): Promise<void> {
	if (!isOpen) return
	await requests.refresh()
	updateBadge()
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
export function changeRequests(change: (now: FriendRequests) => FriendRequests): void {
	requests.update(change)
	updateBadge()
}

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
	const now = $requests.get()
	return (
		pendingMembers.has(memberId) ||
		(now.state === 'ready' && now.value.sent.some(({ member }) => member.id === memberId))
	)
}

function updateBadge(): void {
	const now = $requests.get()
	if (now.state === 'ready') updateList((listed) => ({ ...listed, friendRequests: now.value.receivedCount }))
}
