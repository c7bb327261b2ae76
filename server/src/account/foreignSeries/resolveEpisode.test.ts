import { resolveEpisode, type SeriesTitle } from './resolveEpisode.ts'

const title = (id: number, episodes: number | null, name = '', season: number | null = null): SeriesTitle => ({
	id,
	episodes,
	season,
	names: [name || `obra ${id}`],
})
const at = (series: readonly SeriesTitle[], season: number | null, episode: number) => {
	const found = resolveEpisode(series, season, episode)
	return found ? `${found.titleId}:${found.episode}` : 'none'
}

const TWO = [title(1, 12), title(2, 12)]
const HALVES = [
	title(1, 25, 'kyojin'),
	title(2, 12, 'kyojin season 2'),
	title(3, 12, 'kyojin season 3'),
	title(4, 10, 'kyojin season 3 part 2'),
	title(5, 16, 'kyojin the final season'),
]
const DIVIDED = [title(1, 175), title(2, 102)]

test.each([
	['the first season', TWO, 1, 3, '1:3'],
	['the second season', TWO, 2, 3, '2:3'],
	['a number beyond the first season goes on in the second', TWO, 1, 15, '2:3'],
	['absolute numbers', TWO, null, 24, '2:12'],
	['a number beyond the end', TWO, 1, 25, 'none'],
	['a season that is not there', TWO, 3, 1, 'none'],
	['specials', TWO, 0, 1, 'none'],
	['no episode', TWO, 1, 0, 'none'],
	['an unknown series', [], 1, 1, 'none'],
	['a season in two halves', HALVES, 3, 15, '4:3'],
	['the season after two halves', HALVES, 4, 2, '5:2'],
	['a title that still runs', [title(1, null)], 1, 1100, '1:1100'],
	['a season after one of unknown length', [title(1, null), title(2, 12)], 2, 1, 'none'],
	['a long title, which other sites divide', DIVIDED, 2, 3, 'none'],
	['the same by absolute numbers', DIVIDED, null, 177, '2:2'],
	['a season that its id names', [title(1, 175), title(2, 102, '', 8)], 8, 5, '2:5'],
	['a season that its name tells', [title(1, 12), title(3, 12, 'obra 3rd season')], 3, 1, '3:1'],
	['a name that contradicts the place', [title(1, 12), title(3, 12, 'obra 3rd season')], 2, 1, 'none'],
] as const)('%s', (_what, series, season, episode, found) => {
	expect(at(series, season, episode)).toBe(found)
})
