import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { mergeSorted } from './merge.ts'

export interface ShownEpisode {
	id: number
	titleId: number
	/** ISO date, possibly partial. */
	aired: string
}

/** Every regular episode with the day of its first showing, the latest first, and equals by their id, the newest first. */
export class ShownEpisodes {
	#sorted: ShownEpisode[] = []

	/** Takes in the episodes of titles that are new or have changed, in place of those that it held of them. */
	change(put: readonly ShownEpisode[], titles: ReadonlySet<number>): void {
		this.#sorted = mergeSorted(this.#sorted, ({ titleId }) => !titles.has(titleId), put, latestFirst)
	}

	/** The ids of one page of those that were shown on a day (ISO date) or before it, and how many there are. */
	page(day: string, page: number, size: number): { ids: number[]; total: number } {
		const begin = this.#firstUntil(day)
		const first = begin + (page - 1) * size
		return {
			ids: this.#sorted.slice(first, first + size).map(({ id }) => id),
			total: this.#sorted.length - begin,
		}
	}

	#firstUntil(day: string): number {
		let low = 0
		let high = this.#sorted.length
		while (low < high) {
			const middle = (low + high) >> 1
			if ((this.#sorted[middle]?.aired ?? '') > day) low = middle + 1
			else high = middle
		}
		return low
	}
}

function latestFirst(one: ShownEpisode, other: ShownEpisode): number {
	if (one.aired !== other.aired) return one.aired < other.aired ? 1 : -1
	return other.id - one.id
}

/** What {@link ShownEpisodes} knows of the episodes of some titles. */
export async function readShownEpisodes(db: Database, titleIds: readonly number[]): Promise<ShownEpisode[]> {
	const { rows } = await sql<{ id: number; title_id: number; aired: string }>`
		select id, title_id, aired from episode
		where title_id = any(${titleIds}::int[]) and kind = 'regular' and aired is not null`.execute(db)
	return rows.map(({ id, title_id, aired }) => ({ id, titleId: title_id, aired }))
}
