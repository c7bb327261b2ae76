import { tabOf } from './titleTabs.ts'

const IDS = ['flea-market', 'episodes', 'about', 'comments', 'reviews', 'statistics'] as const

test.each([
	['', undefined],
	['#comments', 'comments'],
	['#comment-7', 'comments'],
	['#review-12', 'reviews'],
	['#statistics', 'statistics'],
	['#about', 'about'],
	['#flea-market', 'flea-market'],
	['#main', undefined],
	['#s', undefined],
])('the fragment %j opens %s', (hash, tab) => {
	expect(tabOf(hash, IDS)).toBe(tab)
})
