import { atom, type ReadableAtom } from 'nanostores'
import { SECTION_PAGE_SIZE, type SectionOrder } from 'shared-contract'
import type { Outcome } from 'shared-state'

/** The lines of a season or a volume, as far as they are there. */
export interface SectionView<Line> {
	order: SectionOrder
	/** From 1. */
	page: number
	lines: { state: 'idle' } | { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: readonly Line[] }
}

export interface SectionLines<Line> {
	readonly $view: ReadableAtom<SectionView<Line>>
	/** Fetches the lines, unless they are there; also the way to try again. */
	open(): Promise<void>
	/** Turns the order round, from its first page. */
	turn(): Promise<void>
	goTo(page: number): Promise<void>
}

interface Section<Line> {
	/** How many lines it has in all. */
	total: number
	/** The first page, where it came with the title. */
	given?: readonly Line[] | undefined
	load(order: SectionOrder, page: number): Promise<Outcome<{ items: Line[] }>>
}

/**
 * The lines of one section: fetched when it is opened, a page at a time, and turned round here where they are all
 * there.
 */
export function createSectionLines<Line>({ total, given, load }: Section<Line>): SectionLines<Line> {
	const $view = atom<SectionView<Line>>({
		order: 'ascending',
		page: 1,
		lines: given || total === 0 ? { state: 'ready', items: given ?? [] } : { state: 'idle' },
	})
	const isWhole = total <= SECTION_PAGE_SIZE
	let asked = 0

	async function show(order: SectionOrder, page: number) {
		asked += 1
		const mine = asked
		$view.set({ order, page, lines: { state: 'loading' } })
		const outcome = await load(order, page)
		// An older answer never takes the place of a newer one.
		if (mine !== asked) return
		const done = outcome.state === 'done'
		$view.set({ order, page, lines: done ? { state: 'ready', items: outcome.answer.items } : { state: 'failed' } })
	}

	return {
		$view,
		async open() {
			const { lines, order, page } = $view.get()
			if (lines.state === 'idle' || lines.state === 'failed') await show(order, page)
		},
		async turn() {
			const { order, lines } = $view.get()
			const turned = order === 'ascending' ? 'descending' : 'ascending'
			if (isWhole && lines.state === 'ready') {
				$view.set({ order: turned, page: 1, lines: { state: 'ready', items: lines.items.toReversed() } })
			} else await show(turned, 1)
		},
		goTo: (page) => show($view.get().order, page),
	}
}

/** The pages of a section as the places of their first and last line, in the order that is shown. */
export function pageRanges(total: number, order: SectionOrder): { page: number; first: number; last: number }[] {
	return Array.from({ length: Math.ceil(total / SECTION_PAGE_SIZE) }, (_, index) => {
		const from = index * SECTION_PAGE_SIZE
		const to = Math.min(total, from + SECTION_PAGE_SIZE)
		const isRising = order === 'ascending'
		return { page: index + 1, first: isRising ? from + 1 : total - from, last: isRising ? to : total - to + 1 }
	})
}
