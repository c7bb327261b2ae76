import { listingRoute, type SearchCounts, type TitleCard } from 'shared-contract'
import { call, type Outcome } from 'shared-state'
import type { Choice } from './choice.ts'
import type { TitleListingSettings } from './settings.ts'

/** One page of any list. */
export interface Listed<Item> {
	items: Item[]
	page: number
	pageSize: number
	total: number
	/** The server was busy, and this is older than its newest changes: nobody keeps it. */
	isBehind?: boolean | undefined
	/** What a search for the same text finds, where the list has nothing. */
	elsewhere?: SearchCounts | undefined
}

export type ReadPage<Item> = (choice: Choice, signal: AbortSignal) => Promise<Outcome<Listed<Item>>>

/** How many pages a list has. */
export function pageCount({ total, pageSize }: Pick<Listed<unknown>, 'total' | 'pageSize'>): number {
	return Math.ceil(total / pageSize)
}

/** Reads the page of a choice; one beyond the last is answered with the last. */
export async function readWithin<Item>(
	read: ReadPage<Item>,
	choice: Choice,
	signal: AbortSignal,
): Promise<Outcome<Listed<Item>>> {
	const outcome = await read(choice, signal)
	if (outcome.state !== 'done' || outcome.answer.items.length > 0 || outcome.answer.total === 0) return outcome
	return read({ ...choice, page: pageCount(outcome.answer) }, signal)
}

/** Reads titles as the settings of a list and the reader's choice say. */
export function readTitles({ list, controls }: TitleListingSettings): ReadPage<TitleCard> {
	return (choice, signal) => {
		const { q, sort, type, status, year, season, genre, genres, without, hideMine, page } = choice
		const query = {
			...list,
			...(q.trim() ? { q: q.trim() } : {}),
			...(type ? { format: type } : {}),
			...(status ? { status } : {}),
			...(year ? { year } : {}),
			...(season ? { season } : {}),
			...(controls.includes('genre') ? { genre } : {}),
			...(genres.length > 0 ? { genres: genres.join() } : {}),
			...(without.length > 0 ? { without: without.join() } : {}),
			...(hideMine ? { hide: 'mine' as const } : {}),
			sort,
			page,
		}
		return call(listingRoute, { query }, { signal })
	}
}
