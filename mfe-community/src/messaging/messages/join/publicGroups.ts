import debounce from 'debounce'
import { type GroupCard, invitedGroupRoute, publicGroupsRoute } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import { createRemote } from 'shared-state/remote'

const SEARCH_DEBOUNCE_MS = 250

let query = ''
const groups = createRemote(() => call(publicGroupsRoute, { query: { q: query } }))

/** The public groups of a search. */
export const $publicGroups = groups.$state

/** Loads the public groups by name; without a query, the largest. */
export async function loadPublicGroups(q: string): Promise<void> {
	loadDebounced.clear()
	query = q.trim()
	await groups.load()
}

/** Like {@link loadPublicGroups}, debounced. */
export function searchPublicGroups(q: string): void {
	void loadDebounced(q)
}

const loadDebounced = debounce(loadPublicGroups, SEARCH_DEBOUNCE_MS)

/** Marks a group as joined. */
export function markJoined(groupId: string): void {
	groups.update(({ items }) => ({
		items: items.map((card) => (card.id === groupId ? { ...card, joined: true } : card)),
	}))
}

/** Finds the group of a link, a code or an id. */
export async function invitedGroup(link: string): Promise<Outcome<GroupCard>> {
	return call(invitedGroupRoute, { query: { link } })
}
