import { atom, type ReadableAtom } from 'nanostores'
import { SECTION_PAGE_SIZE, type SectionOrder } from 'shared-contract'
import type { Outcome } from 'shared-state'

/** The state of the lines of a season or a volume. */
export interface SectionView<Line> {
	order: SectionOrder
	/** Starts at 1. */
	page: number
	lines: { state: 'idle' } | { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: readonly Line[] }
}

export interface SectionLines<Line> {
	readonly $view: ReadableAtom<SectionView<Line>>
	/** Loads the lines, unless they are loaded. Also retries after a failure. */
	open(): Promise<void>
	/** Reverses the sort order and resets to the first page. */
	reverse(): Promise<void>
	goTo(page: number): Promise<void>
}

interface Section<Line> {
	/** The number of lines of all pages. */
	total: number
	/** The first page, if the data of the title includes it. */
	firstPage?: readonly Line[] | undefined
	load(order: SectionOrder, page: number): Promise<Outcome<{ items: Line[] }>>
}

/**
 * Creates the store of a section's lines, which are loaded page by page. A section of one page is reversed without a
 * request.
 */
export function createSectionLines<Line>({ total, firstPage, load }: Section<Line>): SectionLines<Line> {
	const $view = atom<SectionView<Line>>({
		order: 'ascending',
		page: 1,
		lines: firstPage || total === 0 ? { state: 'ready', items: firstPage ?? [] } : { state: 'idle' },
	})
	const isSinglePage = total <= SECTION_PAGE_SIZE
	let requests = 0

	async function show(order: SectionOrder, page: number) {
		requests += 1
		const request = requests
		$view.set({ order, page, lines: { state: 'loading' } })
		const outcome = await load(order, page)
		// An older response never replaces a newer one.
		if (request !== requests) return
		const done = outcome.state === 'done'
		$view.set({ order, page, lines: done ? { state: 'ready', items: outcome.answer.items } : { state: 'failed' } })
	}

	return {
		$view,
		async open() {
			const { lines, order, page } = $view.get()
			if (lines.state === 'idle' || lines.state === 'failed') await show(order, page)
		},
		async reverse() {
			const { order, lines } = $view.get()
			const reversed = order === 'ascending' ? 'descending' : 'ascending'
			if (isSinglePage && lines.state === 'ready') {
				$view.set({ order: reversed, page: 1, lines: { state: 'ready', items: lines.items.toReversed() } })
			} else await show(reversed, 1)
		},
		goTo: (page) => show($view.get().order, page),
	}
}

/** The pages of a section, with the numbers of their first and last line in the given order. */
export function pageRanges(total: number, order: SectionOrder): { page: number; first: number; last: number }[] {
	return Array.from({ length: Math.ceil(total / SECTION_PAGE_SIZE) }, (_, index) => {
		const from = index * SECTION_PAGE_SIZE
		const to = Math.min(total, from + SECTION_PAGE_SIZE)
		const isAscending = order === 'ascending'
		return { page: index + 1, first: isAscending ? from + 1 : total - from, last: isAscending ? to : total - to + 1 }
	})
}
