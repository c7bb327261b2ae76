import { conforms, OwnList, ownListRoute } from 'shared-contract'
import { call } from 'shared-state'

/**
 * Reads the member's list, so that the service worker stores it. Where it is stored, the page asks for what changed and stores the
 * list with that.
 */
export async function refreshOwnList(memberId: string): Promise<void> {
	const stored = await storedList(memberId)
	const since = stored?.list.version
	const outcome = await call(ownListRoute, { query: since === undefined ? {} : { since } })
	if (!stored || since === undefined || outcome.state !== 'done') return
	const list = withChanges(stored.list, outcome.answer)
	if (!list) await call(ownListRoute, { query: {} })
	else await stored.cache.put(ownListRoute.path, asAnswer(list))
}

/** The list of an earlier answer with the changes of a later one; undefined if they do not lead to the list of the server. */
export function withChanges(stored: OwnList, answer: OwnList): OwnList | undefined {
	const { entries, changes, ...more } = answer
	if (!changes) return answer
	const changed = new Map(entries.map((entry) => [entry.title.id, entry]))
	const known = new Set(stored.entries.map(({ title }) => title.id))
	const isFirst = (id: number) => changes.moved.includes(id) || !known.has(id)
	const first = entries.filter(({ title }) => isFirst(title.id))
	const rest = stored.entries
		.filter(({ title: { id } }) => !changes.removed.includes(id) && !(changed.has(id) && isFirst(id)))
		.map((entry) => changed.get(entry.title.id) ?? entry)
	const now = [...first, ...rest]
	const scores = now.reduce((sum, { score }) => sum + (score ?? 0), 0)
	return now.length === changes.count && scores === changes.scores ? { ...more, entries: now } : undefined
}

/** The list in the cache of the service worker for the member. */
async function storedList(memberId: string): Promise<{ cache: Cache; list: OwnList } | undefined> {
	if (!('caches' in globalThis)) return undefined
	const name = (await caches.keys()).find((one) => one.endsWith(memberId))
	const cache = name === undefined ? undefined : await caches.open(name)
	const response = await cache?.match(ownListRoute.path, { ignoreVary: true })
	const list: unknown = await response?.json().catch(() => undefined)
	return cache && conforms(OwnList, list) ? { cache, list } : undefined
}

function asAnswer(list: OwnList): Response {
	return new Response(JSON.stringify(list), {
		headers: { 'content-type': 'application/json', date: new Date().toUTCString() },
	})
}
