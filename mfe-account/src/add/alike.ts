import debounce from 'debounce'
import { atom, type ReadableAtom } from 'nanostores'
import { PREVIEW_DEBOUNCE_MS, SEARCH_QUERY_MAX_LENGTH, type SearchTitle, searchRoute } from 'shared-contract'
import { call } from 'shared-state'
import type { TitleFormName } from './titleForms.ts'

const SHORTEST = 2
const SHOWN = 4
const GROUP = { anime: 'animes', manga: 'mangas', movie: 'movies' } as const

export interface Alike {
	/** What the catalogue has under names like the one that was typed. */
	readonly $titles: ReadableAtom<readonly SearchTitle[]>
	look(name: string): void
	/** Looks no more: nobody types. */
	stop(): void
}

/** Looks whether the catalogue has a title already while its name is typed. That it cannot be looked up stops nobody. */
export function createAlike(form: TitleFormName): Alike {
	const $titles = atom<readonly SearchTitle[]>([])
	let latest = ''

	const find = debounce(async (q: string) => {
		const outcome = await call(searchRoute, { query: { q } })
		if (latest === q && outcome.state === 'done') $titles.set(outcome.answer[GROUP[form]].slice(0, SHOWN))
	}, PREVIEW_DEBOUNCE_MS)

	return {
		$titles,
		stop: find.clear,
		look(name) {
			const q = name.trim().slice(0, SEARCH_QUERY_MAX_LENGTH)
			latest = q
			if ([...q].length >= SHORTEST) return void find(q)
			find.clear()
			$titles.set([])
		},
	}
}
