import { chaptersRoute, episodesRoute, SECTION_PAGE_SIZE } from 'shared-contract'
import { call } from 'shared-state'
import { createRemotePages, type Page } from 'shared-state/remote'
import type { Part } from './RangeForm.tsx'

/** The store of the episodes of a season, or of the chapters of a volume, page by page. */
export function createStoredParts(field: 'episodes' | 'chapters', titleId: number) {
	let section = 0
	const parts = createRemotePages<Page<Part, number>>(async (page = 1) => {
		const items = await loadPage(page)
		if (!items) return { state: 'wrong' }
		return { state: 'done', answer: { items, next: items.length === SECTION_PAGE_SIZE ? page + 1 : null } }
	}, keyOf)

	async function loadPage(page: number): Promise<Part[] | undefined> {
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

	return {
		$parts: parts.$state,
		loadMore: parts.loadMore,
		/** Loads the first page of a season or a volume. */
		async show(number: number) {
			section = number
			parts.reset()
			await parts.load()
		},
	}
}

/** What tells two parts of a season or a volume apart. */
export const keyOf = (part: Part): string => ('kind' in part ? `${part.kind} ${part.number}` : String(part.number))
