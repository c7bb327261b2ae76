import { profilePartOf, tabOf, withTab } from './profileTab.ts'

test.each([
	['', 'activity'],
	['tab=favorites', 'favorites'],
	['tab=constructor', 'activity'],
	['tab=anime-list', 'activity'],
	['tab=manga-list&hl=ja', 'manga-list'],
])('?%s shows the tab %s', (search, tab) => {
	expect(tabOf(new URLSearchParams(search), ['activity', 'manga-list', 'favorites'])).toBe(tab)
})

test('selecting a tab keeps the other search parameters', () => {
	const search = withTab(new URLSearchParams('hl=ja'), 'favorites')
	expect(String(search)).toBe('hl=ja&tab=favorites')
	expect(String(withTab(search, 'activity'))).toBe('hl=ja')
})

test.each([
	['stats', { kind: 'stats' }],
	['2026', { kind: 'year', year: 2026 }],
	['3026', undefined],
	['20261', undefined],
	['constructor', undefined],
	[undefined, undefined],
])('beneath a profile %p is %j', (segment, part) => {
	expect(profilePartOf(segment)).toEqual(part)
})
