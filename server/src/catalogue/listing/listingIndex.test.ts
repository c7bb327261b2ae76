import type { ListedTitle } from './listedTitle.ts'
import { ListingIndex } from './listingIndex.ts'
import { mergeSorted, sortInSteps } from './merge.ts'

let made = 0

function title(given: Partial<ListedTitle> = {}): ListedTitle {
	made += 1
	return {
		id: made,
		kind: 'anime',
		format: 'TV',
		status: 'completed',
		genres: [],
		year: 2020,
		season: null,
		dubs: [],
		services: [],
		score: 7,
		episodes: 12,
		minutes: 24,
		weightedRating: 7,
		popularity: 490,
		renown: 0.5,
		addedAt: 0,
		started: '',
		sortTitle: `titulo ${made}`,
		names: `titulo ${made}`,
		...given,
	}
}

function take(index: ListingIndex, put: ListedTitle[], removed: number[] = []) {
	for (const _ of index.change(put, removed));
}

function indexOf(...titles: ListedTitle[]): ListingIndex {
	const index = new ListingIndex()
	take(index, titles)
	return index
}

beforeEach(() => {
	made = 0
})

test('the best rated come first, and equals by their id', () => {
	const index = indexOf(title(), title({ weightedRating: 9 }), title(), title({ weightedRating: 8 }))
	expect([...index.list({ kind: 'anime' })]).toEqual([2, 4, 1, 3])
})

test('the best known come first, whatever they are rated', () => {
	const index = indexOf(title({ renown: 0.2, popularity: 900 }), title({ renown: 0.7 }), title({ renown: 0.7 }))
	expect([...index.list({ kind: 'anime', sort: 'renown' })]).toEqual([2, 3, 1])
})

test('the newest years come first, unknown ones last', () => {
	const index = indexOf(title({ year: null }), title({ year: 1999 }), title({ year: 2024 }))
	expect([...index.list({ kind: 'anime', sort: 'year' })]).toEqual([3, 2, 1])
})

test('the alphabet goes by folded names', () => {
	const index = indexOf(title({ sortTitle: 'b' }), title({ sortTitle: 'acao' }), title({ sortTitle: 'a' }))
	expect([...index.list({ kind: 'anime', sort: 'title' })]).toEqual([3, 2, 1])
})

test('what was added last comes first; what came in together, by its first showing', () => {
	const index = indexOf(
		title({ addedAt: 5, started: '2020' }),
		title({ addedAt: 5, started: '2024-04-01' }),
		title({ addedAt: 9 }),
	)
	expect([...index.list({ kind: 'anime', sort: 'added' })]).toEqual([3, 2, 1])
})

test('filters restrict together, and the length is the total', () => {
	const wanted = {
		format: 'OVA',
		status: 'releasing',
		genres: ['drama', 'action'],
		names: 'sousou no frieren',
	} as const
	const index = indexOf(
		title(wanted),
		title({ ...wanted, format: 'TV' }),
		title({ ...wanted, status: 'completed' }),
		title({ ...wanted, genres: ['drama'] }),
		title({ ...wanted, names: 'monster' }),
		title({ ...wanted, kind: 'manga', format: 'Manga' }),
	)
	const filter = { kind: 'anime', format: 'OVA', status: 'releasing', genre: 'action', q: 'FRIEREN' } as const
	expect([...index.list(filter)]).toEqual([1])
	expect(index.list({ kind: 'anime' })).toHaveLength(5)
})

test.each([
	['ação', 1],
	['ACAO', 1],
	['cao tot', 1],
	['   ', 2],
	['☆', 0],
	['%', 0],
])('the text filter %j is a substring of any name without regard to case and accents: %i', (q, total) => {
	const index = indexOf(title({ names: 'acao total\naction' }), title())
	expect(index.list({ kind: 'anime', q })).toHaveLength(total)
})

test('a change moves a title, a removal takes it out, and cached lists are recomputed', () => {
	const first = title({ weightedRating: 9 })
	const index = indexOf(first, title({ weightedRating: 8 }), title({ weightedRating: 7 }))
	expect([...index.list({ kind: 'anime' })]).toEqual([1, 2, 3])
	take(index, [{ ...first, weightedRating: 7.5 }], [3])
	expect([...index.list({ kind: 'anime' })]).toEqual([2, 1])
})

test('a title that turns from anime to manga is in one list only', () => {
	const first = title()
	const index = indexOf(first)
	take(index, [{ ...first, kind: 'manga', format: 'Manga' }])
	expect([...index.list({ kind: 'anime' })]).toEqual([])
	expect([...index.list({ kind: 'manga' })]).toEqual([1])
})

test('a merge keeps the order of both', () => {
	const order = (one: number, other: number) => one - other
	expect(mergeSorted([1, 3, 5, 7], (item) => item !== 5, [2, 4, 8], order)).toEqual([1, 2, 3, 4, 7, 8])
})

test('a long list is sorted in steps, and as a short one would be', () => {
	const items = Array.from({ length: 10_000 }, (_, place) => (place * 7_919) % 10_007)
	const order = (one: number, other: number) => one - other
	const steps = sortInSteps(items, order)
	let step = steps.next()
	let count = 0
	for (; !step.done; step = steps.next()) count += 1
	expect(step.value).toEqual([...items].sort(order))
	expect(count).toBeGreaterThan(6)
})

test('a list shows a change whole or not at all', () => {
	const index = indexOf(title(), title())
	const steps = index.change([title({ weightedRating: 9 })], [1])
	steps.next()
	expect([...index.list({ kind: 'anime' })]).toEqual([1, 2])
	for (const _ of steps);
	expect([...index.list({ kind: 'anime' })]).toEqual([3, 2])
})

test('a dub or a service restricts a list, and both are facets, the most frequent first', () => {
	const first = title({ dubs: ['en', 'pt'], services: ['kiosque'] })
	const index = indexOf(first, title({ dubs: ['en'] }), title({ services: ['kiosque', 'lanterna'] }), title())
	expect([...index.list({ kind: 'anime', dub: 'pt' })]).toEqual([1])
	expect([...index.list({ kind: 'anime', service: 'kiosque' })]).toEqual([1, 3])
	expect([...index.list({ kind: 'anime', service: 'kiosque', dub: 'en' })]).toEqual([1])
	expect(index.list({ kind: 'anime', dub: 'p' })).toHaveLength(0)
	expect(index.facets('anime')).toMatchObject({ dubs: ['en', 'pt'], services: ['kiosque', 'lanterna'] })
	take(index, [{ ...first, dubs: [], services: [] }])
	expect(index.list({ kind: 'anime', dub: 'pt' })).toHaveLength(0)
	expect(index.facets('anime')).toMatchObject({ dubs: ['en'], services: ['kiosque', 'lanterna'] })
})
