import { mergeSorted } from './merge.ts'

export interface ShownEpisode {
	id: number
	titleId: number
	/** The date of the first showing as a {@link dayNumber}. */
	day: number
}

/** Episodes by first showing, latest first, then by id, newest first. */
export class ShownEpisodes {
	#sorted: ShownEpisode[] = []

	/** Replaces the episodes of the given titles. */
	change(put: readonly ShownEpisode[], titles: ReadonlySet<number>): void {
		const added = [...put].sort(latestFirst)
		this.#sorted = mergeSorted(this.#sorted, ({ titleId }) => !titles.has(titleId), added, latestFirst)
	}

	/** The ids of one page of the episodes shown until a day, and their total. */
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

/** An ISO date as a sortable number: 2026-04-01 is 20260401; a partial date sorts before its days. */
export function dayNumber(isoDate: string): number {
	return Number(isoDate.slice(0, 10).replaceAll('-', '').padEnd(8, '0'))
}
