import { atom, type ReadableAtom } from 'nanostores'
import { SECTION_PAGE_SIZE, type SectionOrder } from 'shared-contract'
import type { Outcome } from 'shared-state'

/** The lines that are shown at once: a part of a page of the API. */
export const RANGE_SIZE = 25
const RANGES_PER_PAGE = SECTION_PAGE_SIZE / RANGE_SIZE

/** The state of the lines of a season or a volume. */
export interface SectionView<Line> {
	order: SectionOrder
	/** Which {@link RANGE_SIZE} lines are shown. Starts at 1. */
	range: number
	lines: { state: 'idle' } | { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: readonly Line[] }
}

export interface SectionLines<Line> {
	readonly $view: ReadableAtom<SectionView<Line>>
	/** Loads the lines, unless they are loaded. Also retries after a failure. */
	open(): Promise<void>
	/** Reverses the sort order and resets to the first range. */
	reverse(): Promise<void>
	goTo(range: number): Promise<void>
}

interface Section<Line> {
	/** The number of lines of all pages. */
	total: number
	/** The first page, if the data of the title includes it. */
	firstPage?: readonly Line[] | undefined
	load(order: SectionOrder, page: number): Promise<Outcome<{ items: Line[] }>>
}

/**
 * Creates the store of a section's lines, which are loaded page by page and shown range by range. A section of one page is
 * reversed without a request.
 */
export function createSectionLines<Line>({ total, firstPage, load }: Section<Line>): SectionLines<Line> {
	const pages = new Map<string, readonly Line[]>()
	const isSinglePage = total <= SECTION_PAGE_SIZE
	const keep = (order: SectionOrder, page: number, items: readonly Line[]) => {
		pages.set(`${order} ${page}`, items)
		if (isSinglePage) pages.set(`${order === 'ascending' ? 'descending' : 'ascending'} 1`, items.toReversed())
	}
	if (firstPage || total === 0) keep('ascending', 1, firstPage ?? [])

	/** The lines of a range, where its page is loaded. */
	function known(order: SectionOrder, range: number): SectionView<Line> | undefined {
		const items = pages.get(`${order} ${Math.ceil(range / RANGES_PER_PAGE)}`)
		const from = ((range - 1) % RANGES_PER_PAGE) * RANGE_SIZE
		return items && { order, range, lines: { state: 'ready', items: items.slice(from, from + RANGE_SIZE) } }
	}

	const $view = atom<SectionView<Line>>(
		known('ascending', 1) ?? { order: 'ascending', range: 1, lines: { state: 'idle' } },
	)
	let requests = 0

	async function show(order: SectionOrder, range: number) {
		requests += 1
		const request = requests
		const shown = known(order, range)
		if (shown) return $view.set(shown)
		$view.set({ order, range, lines: { state: 'loading' } })
		const page = Math.ceil(range / RANGES_PER_PAGE)
		const outcome = await load(order, page)
		if (outcome.state === 'done') keep(order, page, outcome.answer.items)
		// An older response never replaces a newer one.
		if (request === requests) $view.set(known(order, range) ?? { order, range, lines: { state: 'failed' } })
	}

	return {
		$view,
		async open() {
			const { lines, order, range } = $view.get()
			if (lines.state === 'idle' || lines.state === 'failed') await show(order, range)
		},
		reverse: () => show($view.get().order === 'ascending' ? 'descending' : 'ascending', 1),
		goTo: (range) => show($view.get().order, range),
	}
}

/** The ranges of a section, with the numbers of their first and last line in the given order. */
export function lineRanges(total: number, order: SectionOrder): { range: number; first: number; last: number }[] {
	return Array.from({ length: Math.ceil(total / RANGE_SIZE) }, (_, index) => {
		const from = index * RANGE_SIZE
		const to = Math.min(total, from + RANGE_SIZE)
		const isAscending = order === 'ascending'
		return { range: index + 1, first: isAscending ? from + 1 : total - from, last: isAscending ? to : total - to + 1 }
	})
}

/** Which range of a section holds a line, and its place there. */
export function rangeOf(line: number, total: number, order: SectionOrder): { range: number; index: number } {
	const at = order === 'ascending' ? line - 1 : total - line
	return { range: Math.floor(at / RANGE_SIZE) + 1, index: at % RANGE_SIZE }
}

/**
 * Where the line after a reader's progress stands: the number of its section, and its place there from 1. What is in no season or
 * volume (number 0) counts only if there is nothing else.
 */
export function nextLine(
	sections: readonly { number: number; total: number }[],
	progress: number,
): { section: number; line: number } | undefined {
	const counted = sections.some(({ number }) => number > 0) ? sections.filter(({ number }) => number > 0) : sections
	let before = 0
	for (const { number, total } of counted) {
		if (progress < before + total) return { section: number, line: progress - before + 1 }
		before += total
	}
	return undefined
}
