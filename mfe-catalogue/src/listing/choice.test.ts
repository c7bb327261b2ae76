import { activeFilters, LIFT_ALL } from './activeFilters.ts'
import { changed, noChoice, parseChoice, searchOf } from './choice.ts'
import { genreMark, turnGenre } from './genreMark.ts'
import { pageCount } from './readListing.ts'
import type { ListingSettings } from './settings.ts'

const EXPLORE: ListingSettings = {
	screen: 'explore',
	controls: ['q', 'type', 'status', 'season', 'year', 'genres', 'hide', 'sort'],
	sort: 'rating',
}
const CATEGORIES: ListingSettings = { screen: 'categories', controls: ['genre'], sort: 'rating' }
const NONE = noChoice(EXPLORE)

test.each([
	['', {}],
	['?q=Fr%C3%A9', { q: 'Fré' }],
	['?type=Movie&status=releasing', { type: 'Movie', status: 'releasing' }],
	['?year=1999&season=fall', { year: 1999, season: 'fall' }],
	['?genres=drama,action&without=comedy', { genres: ['action', 'drama'], without: ['comedy'] }],
	['?genre=romance', { genres: ['romance'] }],
	['?hide=mine&sort=title&page=7', { hideMine: true, sort: 'title', page: 7 }],
])('the address %j is the choice %j', (search, chosen) => {
	expect(parseChoice(search, EXPLORE)).toEqual({ ...NONE, ...chosen })
})

test.each([
	'?type=Manga',
	'?status=ended',
	'?year=12',
	'?year=2024x',
	'?season=autumn',
	'?genres=horror,,;',
	'?hide=theirs',
	'?sort=votes',
	'?page=0',
	'?page=-1',
	'?page=1.5',
	'?page=9999999999',
	'?page=two',
	'?q=%00',
	'?utm_source=friend',
])('%s makes no sense and chooses nothing', (search) => {
	expect(parseChoice(search, EXPLORE)).toEqual(NONE)
})

test('a genre that is both wanted and unwanted is wanted', () => {
	expect(parseChoice('?genres=action&without=action,drama', EXPLORE)).toMatchObject({
		genres: ['action'],
		without: ['drama'],
	})
})

test('a text is cut to what the API takes', () => {
	expect([...parseChoice(`?q=${'あ'.repeat(300)}`, EXPLORE).q]).toHaveLength(200)
})

test('what a list has no control for is not read', () => {
	expect(parseChoice('?q=a&type=TV&genres=drama&genre=drama&page=2', CATEGORIES)).toEqual({
		...noChoice(CATEGORIES),
		genre: 'drama',
		page: 2,
	})
})

test.each([
	'',
	'?q=a+b&type=OVA&status=completed&year=2001&season=winter&genres=action,drama&without=comedy&hide=mine&sort=year&page=3',
	'?page=2',
	'?without=suspense',
])('the address %j is written as it was read', (search) => {
	expect(searchOf(parseChoice(search, EXPLORE), EXPLORE)).toBe(search)
})

test('a change goes back to the first page', () => {
	const late = { ...NONE, page: 9, q: 'a' }
	expect(changed(late, { type: 'TV' })).toEqual({ ...NONE, q: 'a', type: 'TV', page: 1 })
	expect(changed(late, {})).toMatchObject({ page: 1 })
})

test('a genre goes from off to wanted to unwanted and back', () => {
	let choice = { ...NONE, genres: ['drama' as const] }
	const marks = [0, 1, 2].map(() => {
		choice = { ...choice, ...turnGenre(choice, 'action') } as typeof choice
		return genreMark(choice, 'action')
	})
	expect(marks).toEqual(['with', 'without', 'off'])
	expect(choice).toMatchObject({ genres: ['drama'], without: [] })
})

test('every filter counts once, and its own change lifts it', () => {
	const choice = parseChoice(
		'?q=a&type=TV&status=completed&year=2001&season=fall&genres=drama&without=action&hide=mine',
		EXPLORE,
	)
	const active = activeFilters(choice)
	expect(active.map(({ filter }) => filter)).toEqual(['type', 'status', 'year', 'season', 'with', 'without', 'hide'])
	const lifted = active.reduce((left, { change }) => changed(left, change), choice)
	for (const { change } of active) expect(activeFilters({ ...choice, ...change })).toHaveLength(6)
	expect(activeFilters({ ...choice, ...LIFT_ALL })).toEqual([])
	expect(lifted.q).toBe('a')
})

test.each([
	[0, 0],
	[1, 1],
	[18, 1],
	[19, 2],
])('%i titles stand on %i pages', (total, pages) => {
	expect(pageCount({ total, pageSize: 18 })).toBe(pages)
})
