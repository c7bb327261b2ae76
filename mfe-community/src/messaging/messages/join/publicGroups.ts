import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { type GroupCard, invitedGroupRoute, publicGroupsRoute } from 'shared-contract'
import { call, type Outcome } from 'shared-state'

/** The public groups of a search. */
export type PublicGroups = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: readonly GroupCard[] }

const SEARCH_DEBOUNCE_MS = 250

const $current = atom<PublicGroups>({ state: 'loading' })
let latest: string | undefined

export const $publicGroups: ReadableAtom<PublicGroups> = $current

/** Loads the public groups by name; without a query, the largest. */
export async function loadPublicGroups(q: string): Promise<void> {
	loadDebounced.clear()
	latest = q.trim()
	const mine = latest
	const outcome = await call(publicGroupsRoute, { query: { q: mine } })
	if (latest !== mine) return
	$current.set(outcome.state === 'done' ? { state: 'ready', items: outcome.answer.items } : { state: 'failed' })
}

/** Like {@link loadPublicGroups}, debounced. */
export function searchPublicGroups(q: string): void {
	latest = q.trim()
	void loadDebounced(q)
}

const loadDebounced = debounce(loadPublicGroups, SEARCH_DEBOUNCE_MS)

/** Marks a group as joined. */
export function markJoined(groupId: string): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	$current.set({ ...now, items: now.items.map((card) => (card.id === groupId ? { ...card, joined: true } : card)) })
}

/** Finds the group of a link, a code or an id. */
export async function invitedGroup(link: string): Promise<Outcome<GroupCard>> {
	return call(invitedGroupRoute, { query: { link } })
}
