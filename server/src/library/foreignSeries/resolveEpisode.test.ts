import { resolveEpisode, type SeriesTitle } from './resolveEpisode.ts'

const title = (id: number, episodes: number | null, name = '', more: Partial<SeriesTitle> = {}): SeriesTitle => ({
	id,
	episodes,
	// A year apart: no two of them are one season.
	started: `${2000 + id}-04-01`,
	place: null,
	names: [name || `obra ${'abcdef'[id]}`],
	kind: 'part',
	...more,
})
const placed = (season: number, episode = 1) => ({ place: { season, episode } })
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
const PARTS = [
	title(1, 24, 'a'),
	title(2, 13, 'a b', placed(2)),
	title(3, 12, 'a c', placed(3)),
	title(4, 12, 'a c 2nd cour', placed(3, 13)),
	title(5, 12, 'a d', placed(4)),
]
const CLOSE = [title(1, 12, 'a', { started: '2020-01-05' }), title(2, 12, 'b', { started: '2020-07-05' })]
const BETWEEN = [title(1, 12), title(2, 12, '', { kind: 'other' }), title(3, 12)]
const between = (kind: SeriesTitle['kind']) => [title(1, 12), title(2, 12, '', { kind }), title(3, 12, '', placed(2))]
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
	['the same with an id that names the season', [title(1, 175), title(2, 102, '', placed(2))], 2, 5, 'none'],
	['the same with an id and a name', [title(1, 175, 'a'), title(2, 102, 'a 2nd season', placed(2))], 2, 5, '2:5'],
	['a season that its id names', [title(1, 24), title(2, 12, '', placed(2))], 2, 5, '2:5'],
	['a season that two ids name in parts', PARTS, 3, 15, '4:3'],
	['the season after it', PARTS, 4, 1, '5:1'],
	[
		'a part that no name tells',
		[title(1, 24), title(2, 12, '', placed(1, 25)), title(3, 12, '', placed(2))],
		2,
		1,
		'none',
	],
	['the same by its place', [title(1, 24), title(2, 12, '', placed(1, 25)), title(3, 12, '', placed(2))], 1, 26, '2:2'],
	[
		'an id that contradicts the name',
		[title(1, 26, 'a first stage'), title(2, 24, 'a fourth stage', placed(3))],
		3,
		1,
		'none',
	],
	[
		'a name that contradicts an id before',
		[title(1, 26), title(2, 24, 'a fourth stage', placed(3)), title(3, 14, '', placed(4))],
		4,
		1,
		'none',
	],
	['a name that contradicts the place', [title(1, 12), title(3, 12, 'obra 3rd season')], 2, 1, 'none'],
	['a season that a number tells', [title(1, 12, 'a'), title(2, 12, 'a 2')], 2, 1, '2:1'],
	['a season that a Roman number tells', [title(1, 12, 'a'), title(2, 12, 'a ii'), title(3, 12, 'a iii')], 3, 1, '3:1'],
	['a number that is not its season', [title(1, 12, 'a'), title(3, 12, 'a 3')], 2, 1, 'none'],
	['titles with a short break, which may be one season', CLOSE, 2, 1, 'none'],
	[
		'the same whose second is a part by its name',
		[title(1, 12, 'a'), title(2, 12, 'a part 2', CLOSE[1])],
		1,
		13,
		'2:1',
	],
	['titles with unknown dates', [title(1, 12), title(2, 12, '', { started: null })], 2, 1, 'none'],
	['another work between, which may be the season', BETWEEN, 2, 1, 'none'],
	['the same by absolute numbers', BETWEEN, null, 13, 'none'],
	['a work with its own id between seasons that ids name', between('other'), 2, 1, '3:1'],
	['a work without an id between seasons that ids name', between('unknown'), 2, 1, 'none'],
] as const)('%s', (_what, series, season, episode, found) => {
	expect(at(series, season, episode)).toBe(found)
})
