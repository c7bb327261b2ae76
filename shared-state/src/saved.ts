import { atom, type ReadableAtom } from 'nanostores'
import { savedRoute, saveTitleRoute, unsaveTitleRoute } from 'shared-contract'
import { act } from './act.ts'
import { call } from './client.ts'
import type { ActionOutcome } from './outcome.ts'

const $titles = atom<ReadonlySet<number>>(new Set())

/** The ids of the saved titles: one store for cards, hero, title page and lists. */
export const $saved: ReadableAtom<ReadonlySet<number>> = $titles

/** Asks which titles are on the list of whoever is here. */
export async function loadSaved(): Promise<void> {
	const outcome = await call(savedRoute, {})
	if (outcome.state === 'done') $titles.set(new Set(outcome.answer.titleIds.map(Number)))
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
	if (outcome.state !== 'done' && outcome.state !== 'example') mark(titleId, !saving)
	return outcome
}

function mark(titleId: number, saved: boolean) {
	const titles = new Set($titles.get())
	if (saved) titles.add(titleId)
	else titles.delete(titleId)
	$titles.set(titles)
}
