import { atom, type ReadableAtom } from 'nanostores'
import { conforms } from 'shared-contract'
import { array, integer, object, string } from 'shared-contract/schema'
import { act } from './act.ts'
import { call } from './client.ts'
import type { ActionOutcome } from './outcome.ts'
import { $session } from './session.ts'
import { withMemberRoutes } from './withMemberRoutes.ts'

const $titles = atom<ReadonlySet<number>>(new Set())

/** The ids of the saved titles: one store for cards, hero, title page and lists. */
export const $saved: ReadableAtom<ReadonlySet<number>> = $titles

/** The message between tabs of one browser. */
const SavedElsewhere = object({ owner: string(), titleIds: array(integer()) })

// Without BroadcastChannel other tabs show a change at their next load.
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('niouka:saved')

otherTabs?.addEventListener('message', ({ data }) => {
	if (conforms(SavedElsewhere, data) && data.owner === owner()) $titles.set(new Set(data.titleIds))
})

/** The name of the list's owner; undefined for a visitor. */
function owner(): string | undefined {
	const session = $session.get()
	return session.state === 'member' ? session.username : undefined
}

function publish() {
	const name = owner()
	if (name !== undefined) otherTabs?.postMessage({ owner: name, titleIds: [...$titles.get()] })
}

/** Fetches the saved titles of the reader. */
export async function loadSaved(): Promise<void> {
	const outcome = await withMemberRoutes((routes) => call(routes.savedRoute, {}))
	if (outcome.state !== 'done') return
	$titles.set(new Set(outcome.answer.titleIds.map(Number)))
	publish()
}

/** Clears the list when its owner signs out. */
export function forgetSaved(): void {
	$titles.set(new Set())
}

/** Saves or unsaves a title. Optimistic: rolls back if the server refuses. */
export async function toggleSaved(titleId: number): Promise<ActionOutcome<unknown>> {
	const saving = !$titles.get().has(titleId)
	mark(titleId, saving)
	const input = { params: { titleId: String(titleId) } }
	const outcome = await withMemberRoutes(({ saveTitleRoute, unsaveTitleRoute }) =>
		saving ? act(saveTitleRoute, input) : act(unsaveTitleRoute, input),
	)
	if (outcome.state === 'done') publish()
	else if (outcome.state !== 'example') mark(titleId, !saving)
	return outcome
}

function mark(titleId: number, saved: boolean) {
	const titles = new Set($titles.get())
	if (saved) titles.add(titleId)
	else titles.delete(titleId)
	$titles.set(titles)
}
