/** A page number, or a gap where numbers are left out. */
export type PageSlot = number | 'gap'

/**
 * Which pages a pagination names: every one up to 7; beyond that the first, the last, and the current one ± 1, with gaps
 * between. None where there is one page or fewer. Pages count from 1.
 */
export function pageWindow(page: number, total: number): PageSlot[] {
	if (total <= 1) return []
	if (total <= 7) return Array.from({ length: total }, (_, index) => index + 1)
	const named = [1, page - 1, page, page + 1, total].filter((number) => number >= 1 && number <= total)
	const slots: PageSlot[] = []
	let last = 0
	for (const number of new Set(named)) {
		if (number > last + 1) slots.push('gap')
		slots.push(number)
		last = number
	}
	return slots
}
