import type { TitleCard } from 'shared-contract'
import type { Works } from '../works.ts'

/** A short description of a work for the model. */
export interface Brief {
	/** The reference by which a reply names it. */
	ref: string
	id: number
	title: string
	englishTitle: string | null
	japaneseTitle: string | null
	format: string
	year: number | null
	status: string
	/** With one decimal; 0 without votes. */
	score: number
	votes: number
	genres: readonly string[]
}

export function brief(card: TitleCard, works: Works): Brief {
	const { id, title, englishTitle, japaneseTitle, format, year, status, rating, totalVotes, genres } = card
	const ref = works.add(card)
	return {
		ref,
		id,
		title,
		englishTitle,
		japaneseTitle,
		format,
		year,
		status,
		score: Math.round(rating * 10) / 10,
		votes: totalVotes,
		genres,
	}
}
