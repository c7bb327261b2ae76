import type { Genre } from 'shared-contract'
import type { Choice } from './choice.ts'

/** How a genre restricts a list: not at all, titles must have it, or must not. */
export type GenreMark = 'off' | 'with' | 'without'

type GenreChoice = Pick<Choice, 'genres' | 'without'>

const NEXT: Record<GenreMark, GenreMark> = { off: 'with', with: 'without', without: 'off' }

export function genreMark({ genres, without }: GenreChoice, genre: Genre): GenreMark {
	if (genres.includes(genre)) return 'with'
	return without.includes(genre) ? 'without' : 'off'
}

/** The choice with a genre's next mark: off, with, without, and round. */
export function turnGenre(choice: GenreChoice, genre: Genre): GenreChoice {
	return markGenre(choice, genre, NEXT[genreMark(choice, genre)])
}

export function markGenre({ genres, without }: GenreChoice, genre: Genre, mark: GenreMark): GenreChoice {
	const others = (list: readonly Genre[]) => list.filter((each) => each !== genre)
	return {
		genres: mark === 'with' ? [...others(genres), genre] : others(genres),
		without: mark === 'without' ? [...others(without), genre] : others(without),
	}
}
