import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import {
	PREVIEW_DEBOUNCE_MS,
	SEARCH_QUERY_MAX_LENGTH,
	type SearchTitle,
	searchRoute,
	type TitleFormName,
} from 'shared-contract'
import { call } from 'shared-state'

const MIN_LENGTH = 2
const MAX_RESULTS = 4
const GROUP = { anime: 'animes', manga: 'mangas', movie: 'movies' } as const

export interface SimilarTitlesStore {
	/** Titles of the catalogue with a similar name. */
	readonly $titles: ReadableAtom<readonly SearchTitle[]>
	search(name: string): void
	/** Cancels a pending search. */
	stop(): void
}

/** Searches the catalogue while the name of a new title is typed. A failed search does not block the form. */
export function createSimilarTitles(form: TitleFormName): SimilarTitlesStore {
	const $titles = atom<readonly SearchTitle[]>([])
	let latest = ''

	const searchDebounced = debounce(async (q: string) => {
		const outcome = await call(searchRoute, { query: { q } })
		if (latest === q && outcome.state === 'done') $titles.set(outcome.answer[GROUP[form]].slice(0, MAX_RESULTS))
	}, PREVIEW_DEBOUNCE_MS)

	return {
		$titles,
		stop: searchDebounced.clear,
		search(name) {
			const q = name.trim().slice(0, SEARCH_QUERY_MAX_LENGTH)
			latest = q
			if ([...q].length >= MIN_LENGTH) return void searchDebounced(q)
			searchDebounced.clear()
			$titles.set([])
		},
	}
}
