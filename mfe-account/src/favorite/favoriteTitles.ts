import { atom, onMount, type ReadableAtom } from 'nanostores'
import { addFavoriteRoute, favoriteTitlesRoute, removeFavoriteRoute } from 'shared-contract'
import { $session, $site, type ActionOutcome, act, call } from 'shared-state'

const $titles = atom<ReadonlySet<number>>(new Set())
let arriving: Promise<void> = Promise.resolve()

/** The ids of the titles that whoever is here likes best: one store for hearts, dialogs and lists. */
export const $favoriteTitles: ReadableAtom<ReadonlySet<number>> = $titles

onMount($titles, () =>
	$session.subscribe(({ state }) => {
		$titles.set(new Set())
		if (state === 'member' || $site.get().demo) arriving = load()
	}),
)

async function load(): Promise<void> {
	const session = $session.get()
	const outcome = await call(favoriteTitlesRoute, {})
	// Somebody else has come meanwhile.
	if (outcome.state === 'done' && $session.get() === session) $titles.set(new Set(outcome.answer.titleIds))
}

/** Marks a title here where the server was told of it elsewhere. */
export function markFavorite(titleId: number, isFavorite: boolean): void {
	const titles = new Set($titles.get())
	if (isFavorite) titles.add(titleId)
	else titles.delete(titleId)
	$titles.set(titles)
}

/** Puts a title among the favourites or takes it off: shown at once, put back where the server refuses. */
export async function setFavorite(titleId: number, isFavorite: boolean): Promise<ActionOutcome<unknown>> {
	await arriving
	markFavorite(titleId, isFavorite)
	const input = { params: { type: 'title' as const, id: String(titleId) } }
	const outcome = isFavorite ? await act(addFavoriteRoute, input) : await act(removeFavoriteRoute, input)
	if (outcome.state !== 'done' && outcome.state !== 'example') markFavorite(titleId, !isFavorite)
	return outcome
}
