import { FOR_YOU_TITLES } from 'shared-contract'
import type { Catalogue } from '../listing/listTitles.ts'
import { seasonOf } from '../listing/season.ts'

/** More than are shown, because some of them are on the reader's list. */
const TITLES = 5 * FOR_YOU_TITLES

/** The ids of the best known anime and films of the current season. */
export async function popularThisSeason({ index }: Catalogue, now: Date): Promise<number[]> {
	await index.ready()
	const day = now.toISOString()
	const season = seasonOf(day) ?? 'winter'
	return [...index.listing.list({ kind: 'anime', sort: 'renown', year: now.getUTCFullYear(), season }).slice(0, TITLES)]
}
