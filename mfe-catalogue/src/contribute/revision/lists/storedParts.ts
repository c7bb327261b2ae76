import { atom, type ReadableAtom } from 'nanostores'
import { chaptersRoute, episodesRoute, SECTION_PAGE_SIZE } from 'shared-contract'
import { call } from 'shared-state'
import type { Part } from './RangeForm.tsx'

export interface StoredParts {
	state: 'idle' | 'loading' | 'failed'
	items: readonly Part[]
	/** Whether there may be more. */
	hasMore: boolean
}

/** The store of the episodes of a season, or of the chapters of a volume, page by page. */
export function createStoredParts(field: 'episodes' | 'chapters', titleId: number) {
	const $parts = atom<StoredParts>({ state: 'idle', items: [], hasMore: false })

	async function loadPage(section: number, page: number): Promise<Part[] | undefined> {
		const input = { params: { id: String(titleId), number: String(section) }, query: { page } }
		if (field === 'chapters') {
			const outcome = await call(chaptersRoute, input)
			if (outcome.state !== 'done') return undefined
			return outcome.answer.items.map(({ number, title, releaseDate, readerUrl }) => ({
				volume: section || null,
				number: String(number),
				title,
				released: releaseDate,
				url: readerUrl,
			}))
		}
		const outcome = await call(episodesRoute, input)
		if (outcome.state !== 'done') return undefined
		return outcome.answer.items.map(({ kind, number, title, releaseDate, durationMinutes }) => ({
			season: section,
			kind,
			number,
			title,
			aired: releaseDate,
			minutes: durationMinutes,
		}))
	}

	/** Loads the next page of a season or a volume; the first one replaces those of another. */
	async function load(section: number, isNext: boolean) {
		const shown = isNext ? $parts.get().items : []
		$parts.set({ state: 'loading', items: shown, hasMore: false })
		const items = await loadPage(section, shown.length / SECTION_PAGE_SIZE + 1)
		if (!items) return $parts.set({ state: 'failed', items: shown, hasMore: shown.length > 0 })
		$parts.set({ state: 'idle', items: [...shown, ...items], hasMore: items.length === SECTION_PAGE_SIZE })
	}

	return { $parts: $parts as ReadableAtom<StoredParts>, load }
}
