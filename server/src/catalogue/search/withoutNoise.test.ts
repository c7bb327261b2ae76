import type { Group } from './documents.ts'
import { mapGroups, type SearchHit } from './searchIndex.ts'
import { withoutNoise } from './withoutNoise.ts'

const hit = (quality: number): SearchHit => ({
	id: 1,
	nameId: 1,
	exactness: 0,
	quality,
	score: quality,
	titles: { total: 1, best: 1 },
})

/** The qualities that remain of groups of hits. */
function remaining(given: Partial<Record<Group, number[]>>) {
	const left = withoutNoise(mapGroups((group) => (given[group] ?? []).map(hit)))
	return Object.fromEntries(
		Object.entries(left).flatMap(([group, hits]) =>
			hits.length > 0 ? [[group, hits.map(({ quality }) => quality)]] : [],
		),
	)
}

test('a studio that is called so leaves out the titles that share letters', () => {
	expect(remaining({ animes: [0.8, 0.6], studios: [1, 0.9, 0.7] })).toEqual({ studios: [1, 0.9] })
})

test('a title that is called so keeps the other titles and leaves out the people that share letters', () => {
	expect(remaining({ animes: [1, 0.6], people: [0.8] })).toEqual({ animes: [1, 0.6] })
})

test('a misspelled name keeps the groups that match about as well', () => {
	expect(remaining({ mangas: [0.82], people: [0.85, 0.6] })).toEqual({ mangas: [0.82], people: [0.85] })
})

test('people, characters and studios need a good match', () => {
	expect(remaining({ people: [0.7], characters: [0.7], animes: [0.6] })).toEqual({ animes: [0.6] })
	expect(remaining({ people: [0.7], animes: [0.72, 0.5] })).toEqual({ animes: [0.72, 0.5] })
})

test('nothing stays nothing', () => {
	expect(remaining({})).toEqual({})
})
