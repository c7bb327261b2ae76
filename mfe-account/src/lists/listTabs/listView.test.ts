import { FIRST_VIEW, listViewOf, withListView } from './listView.ts'

test.each([
	['', {}],
	['tab=anime-list&status=planned&sort=siteScore', { status: 'planned', sort: 'siteScore' }],
	['format=TV&genre=drama&unrated=1&q=Maré', { format: 'TV', genre: 'drama', unrated: true, q: 'Maré' }],
	['status=x&sort=constructor&format=Manga&genre=x&unrated=yes', {}],
])('?%s shows %j', (search, view) => {
	expect(listViewOf(new URLSearchParams(search), 'anime')).toEqual({ ...FIRST_VIEW, ...view })
})

test('a manga list knows no order by studio', () => {
	expect(listViewOf(new URLSearchParams('sort=studio&format=Manga'), 'manga')).toMatchObject({
		sort: 'changed',
		format: 'Manga',
	})
})

test('a change keeps what belongs to the page, and what is as at first is not in the address', () => {
	const search = withListView(new URLSearchParams('tab=anime-list&genre=drama'), { status: 'completed', unrated: true })
	expect(String(search)).toBe('tab=anime-list&genre=drama&status=completed&unrated=1')
	const back = withListView(search, { status: 'current', unrated: false, genre: undefined, q: '' })
	expect(String(back)).toBe('tab=anime-list')
})

test('lengths and services are filters of anime alone', () => {
	const search = new URLSearchParams('tag=quero+rever&hours=6&service=a,b')
	expect(listViewOf(search, 'anime')).toMatchObject({ tag: 'quero rever', hours: '6', service: 'a,b' })
	expect(listViewOf(search, 'manga')).toMatchObject({ tag: 'quero rever', hours: undefined, service: undefined })
	expect(listViewOf(new URLSearchParams('hours=5'), 'anime').hours).toBeUndefined()
})
