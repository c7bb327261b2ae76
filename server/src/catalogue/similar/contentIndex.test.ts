import { ContentIndex, type ContentTitle } from './contentIndex.ts'
import { featureOf, genreFeature } from './feature.ts'

const tag = (id: number) => featureOf('tag', id)
const title = (id: number, features: readonly number[], change: Partial<ContentTitle> = {}): ContentTitle => ({
	id,
	kind: 'anime',
	year: 2020,
	renown: 0.5,
	features,
	...change,
})

/** An index in which most titles have the genre that the others share, too. */
function index(...titles: ContentTitle[]): ContentIndex {
	const made = new ContentIndex()
	for (let id = 100; id < 150; id++) made.put(title(id, [genreFeature('comedy'), tag(id)]))
	for (const each of titles) made.put(each)
	return made
}
const ids = (made: ContentIndex, id: number, limit = 3) => made.similar(id, limit).map((found) => found.id)

test('a rare feature in common says more than a frequent one', () => {
	const made = index(title(1, [genreFeature('comedy'), tag(7)]), title(2, [tag(7)]), title(3, [genreFeature('comedy')]))
	expect(ids(made, 1, 2)).toEqual([2, 3])
})

test('more in common, a nearer year and a better known title come first', () => {
	const made = index(
		title(1, [tag(7), tag(8)]),
		title(2, [tag(7)]),
		title(3, [tag(7), tag(8)], { year: 1990 }),
		title(4, [tag(7), tag(8)]),
		title(5, [tag(7), tag(8)], { renown: 0.1 }),
	)
	expect(ids(made, 1, 1)).toEqual([4])
	expect(ids(made, 1, 4).indexOf(2)).toBe(3)
})

test('a title of another kind, one without anything in common, and the title itself are left out', () => {
	const made = index(title(1, [tag(7)]), title(2, [tag(7)], { kind: 'manga' }), title(3, [tag(9)]))
	expect(ids(made, 1)).toEqual([])
	expect(ids(made, 999)).toEqual([])
})

test('a changed title is found by its new features, a removed one not at all', () => {
	const made = index(title(1, [tag(7)]), title(2, [tag(7)]), title(3, [tag(7)]))
	made.put(title(2, [tag(9)]))
	made.remove(3)
	expect(ids(made, 1)).toEqual([])
	made.put(title(2, [tag(7)]))
	expect(ids(made, 1)).toEqual([2])
	expect(made.similar(1, 1)[0]?.similarity).toBeGreaterThan(0)
	expect(made.similar(1, 1)[0]?.similarity).toBeLessThanOrEqual(1)
})
