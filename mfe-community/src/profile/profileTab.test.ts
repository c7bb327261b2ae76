import { tabOf, withTab } from './profileTab.ts'

test.each([
	['', 'activity'],
	['tab=favorites', 'favorites'],
	['tab=constructor', 'activity'],
	['tab=manga-list&hl=ja', 'manga-list'],
])('?%s shows the tab %s', (search, tab) => {
	expect(tabOf(new URLSearchParams(search))).toBe(tab)
})

test('choosing a tab leaves the rest of the address as it is', () => {
	const search = withTab(new URLSearchParams('hl=ja'), 'favorites')
	expect(String(search)).toBe('hl=ja&tab=favorites')
	expect(String(withTab(search, 'activity'))).toBe('hl=ja')
})
