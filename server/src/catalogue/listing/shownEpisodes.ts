import { mergeSorted } from './merge.ts'

export interface ShownEpisode {
	id: number
	titleId: number
	/** The first showing as {@link dayNumber} counts it. */
	day: number
}

/** Episodes by their first showing, the latest first, and equals by their id, the newest first. */
export class ShownEpisodes {
	#sorted: ShownEpisode[] = []

	/** Takes in the episodes of titles that are new or have changed, in place of those that it held of them. */
	change(put: readonly ShownEpisode[], titles: ReadonlySet<number>): void {
		const coming = [...put].sort(latestFirst)
		this.#sorted = mergeSorted(this.#sorted, ({ titleId }) => !titles.has(titleId), coming, latestFirst)
	}

	/** The ids of one page of those that were shown on a day or before it, and how many there are. */
	page(day: number, page: number, size: number): { ids: number[]; total: number } {
		const begin = this.#firstUntil(day)
		const first = begin + (page - 1) * size
		return {
			ids: this.#sorted.slice(first, first + size).map(({ id }) => id),
			total: this.#sorted.length - begin,
		}
	}

	#firstUntil(day: number): number {
		let low = 0
		let high = this.#sorted.length
		while (low < high) {
			const middle = (low + high) >> 1
			if ((this.#sorted[middle]?.day ?? 0) > day) low = middle + 1
			else high = middle
		}
		return low
	}
}

const latestFirst = (one: ShownEpisode, other: ShownEpisode) => other.day - one.day || other.id - one.id

/** An ISO date as a number that sorts as it does: 2026-04-01 is 20260401; a partial one stands before its days. */
export function dayNumber(isoDate: string): number {
	return Number(isoDate.slice(0, 10).replaceAll('-', '').padEnd(8, '0'))
}
