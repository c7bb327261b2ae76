import { atom, onMount, type ReadableAtom } from 'nanostores'
import { addFavoriteRoute, favoriteTitlesRoute, removeFavoriteRoute } from 'shared-contract'
import { $session, $site, type ActionOutcome, act, call } from 'shared-state'

const $titles = atom<ReadonlySet<number>>(new Set())
let loading: Promise<void> = Promise.resolve()

/** The ids of the reader's favourite titles. Heart buttons, dialogs and lists share this store. */
export const $favoriteTitles: ReadableAtom<ReadonlySet<number>> = $titles

onMount($titles, () =>
	$session.subscribe(({ state }) => {
		$titles.set(new Set())
		if (state === 'member' || $site.get().demo) loading = load()
	}),
)

async function load(): Promise<void> {
	const session = $session.get()
	const outcome = await call(favoriteTitlesRoute, {})
	// The session changed while the request ran.
	if (outcome.state === 'done' && $session.get() === session) $titles.set(new Set(outcome.answer.titleIds))
}

/** Updates the store after another part of the page told the server. */
export function markFavorite(titleId: number, isFavorite: boolean): void {
	const titles = new Set($titles.get())
	if (isFavorite) titles.add(titleId)
	else titles.delete(titleId)
	$titles.set(titles)
}

/** Adds a title to the favourites or removes it. Optimistic update: rolls back on error. */
export async function setFavorite(titleId: number, isFavorite: boolean): Promise<ActionOutcome<unknown>> {
	await loading
	markFavorite(titleId, isFavorite)
	const input = { params: { type: 'title' as const, id: String(titleId) } }
	const outcome = isFavorite ? await act(addFavoriteRoute, input) : await act(removeFavoriteRoute, input)
	if (outcome.state !== 'done' && outcome.state !== 'example') markFavorite(titleId, !isFavorite)
	return outcome
}
