import type { Group } from './documents.ts'
import { mapGroups, type SearchHit } from './searchIndex.ts'
import { groupOrder, withoutNoise } from './withoutNoise.ts'

/** A hit whose name holds all that was typed if its quality is 0.9 or more. */
const hit = (quality: number): SearchHit => ({
	id: 1,
	nameId: 1,
	exactness: 0,
	quality,
	score: quality,
	isWhole: quality >= 0.9,
	titles: { total: 1, best: 1 },
})

type Qualities = Partial<Record<Group, number[]>>

const groupsOf = (given: Qualities) => mapGroups((group) => (given[group] ?? []).map(hit))

/** The qualities that remain of groups of hits. */
function remaining(given: Qualities) {
	const left = withoutNoise(groupsOf(given))
	return Object.fromEntries(
		Object.entries(left).flatMap(([group, hits]) =>
			hits.length > 0 ? [[group, hits.map(({ quality }) => quality)]] : [],
		),
	)
}

test('a studio that is called so leaves out the titles that share letters, and the studios that begin so', () => {
	expect(remaining({ animes: [0.8, 0.6], studios: [1, 0.95, 0.88] })).toEqual({ studios: [1, 0.95] })
})

test('beside a title that is called so, groups that merely begin so are left out, and what is worse in its own group', () => {
	expect(remaining({ animes: [1, 0.88, 0.6], mangas: [0.89], people: [0.89] })).toEqual({ animes: [1, 0.88] })
	expect(remaining({ animes: [1], mangas: [0.95], people: [0.95] })).toEqual({
		animes: [1],
		mangas: [0.95],
		people: [0.95],
	})
})

test('a misspelled name keeps the groups that match about as well', () => {
	expect(remaining({ mangas: [0.82], people: [0.85, 0.6] })).toEqual({ mangas: [0.82], people: [0.85] })
})

test('people, characters and studios need a good match', () => {
	expect(remaining({ people: [0.7], characters: [0.7], animes: [0.7] })).toEqual({ animes: [0.7] })
})

test('nothing stays nothing', () => {
	expect(remaining({})).toEqual({})
	expect(groupOrder(groupsOf({}))).toEqual([])
})

test.each<[string, Qualities, Group[]]>([
	['about alike, films before manga', { mangas: [1], movies: [0.98], animes: [0.97] }, ['animes', 'movies', 'mangas']],
	['the better first', { animes: [0.8], movies: [0.95] }, ['movies', 'animes']],
	['a person of that name', { mangas: [0.87], people: [0.98] }, ['people', 'mangas']],
	['a character with the name of the work', { animes: [0.97], characters: [1] }, ['animes', 'characters']],
])('the best group comes first: %s', (_what, given, order) => {
	expect(groupOrder(groupsOf(given))).toEqual(order)
})
