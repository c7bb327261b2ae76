import { atom, type ReadableAtom } from 'nanostores'
import { conforms, savedRoute, saveTitleRoute, unsaveTitleRoute } from 'shared-contract'
import { array, integer, object, string } from 'shared-contract/schema'
import { act } from './act.ts'
import { call } from './client.ts'
import type { ActionOutcome } from './outcome.ts'
import { $session } from './session.ts'

const $titles = atom<ReadonlySet<number>>(new Set())

/** The ids of the saved titles: one store for cards, hero, title page and lists. */
export const $saved: ReadableAtom<ReadonlySet<number>> = $titles

/** What a tab tells the others of the same browser. */
const SavedElsewhere = object({ owner: string(), titleIds: array(integer()) })

// A browser without it shows a change in its other tabs at their next load.
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('niouka:saved')

otherTabs?.addEventListener('message', ({ data }) => {
	if (conforms(SavedElsewhere, data) && data.owner === owner()) $titles.set(new Set(data.titleIds))
})

/** The name of the member whose list this is; a visitor has none, and a demo stores nothing. */
function owner(): string | undefined {
	const session = $session.get()
	return session.state === 'member' ? session.username : undefined
}

function publish() {
	const name = owner()
	if (name !== undefined) otherTabs?.postMessage({ owner: name, titleIds: [...$titles.get()] })
}

/** Asks which titles are on the list of whoever is here. */
export async function loadSaved(): Promise<void> {
	const outcome = await call(savedRoute, {})
	if (outcome.state !== 'done') return
	$titles.set(new Set(outcome.answer.titleIds.map(Number)))
	publish()
}

/** Forgets the list, when its owner leaves. */
export function forgetSaved(): void {
	$titles.set(new Set())
}

/** Saves a title or takes it off: shown at once, put back where the server refuses. */
export async function toggleSaved(titleId: number): Promise<ActionOutcome<unknown>> {
	const saving = !$titles.get().has(titleId)
	mark(titleId, saving)
	const input = { params: { titleId: String(titleId) } }
	const outcome = saving ? await act(saveTitleRoute, input) : await act(unsaveTitleRoute, input)
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
