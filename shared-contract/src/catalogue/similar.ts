import { route } from '../route.ts'
import { array, object, type Static } from '../schema.ts'
import { IdParams } from './score.ts'
import { TitleCard } from './title.ts'

export const SimilarTitles = object({
	/** The most similar first. Works of the same franchise are left out. */
	items: array(TitleCard),
})
export type SimilarTitles = Static<typeof SimilarTitles>

export const similarTitlesRoute = route('GET', '/api/titles/:id/similar', {
	summary: 'Titles that resemble one by their content, or that the same members have on their public lists',
	tag: 'catalogue',
	params: IdParams,
	answer: SimilarTitles,
})
