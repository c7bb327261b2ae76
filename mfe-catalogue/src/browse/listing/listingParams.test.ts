import { activeFilters, NO_FILTERS } from './activeFilters.ts'
import { cycleGenreFilter, genreFilterOf } from './genreFilter.ts'
import { pageCount } from './listingPage.ts'
import { defaultParams, parseParams, toSearch, withChange } from './listingParams.ts'
import type { ListingSettings } from './settings.ts'

const EXPLORE: ListingSettings = {
	screen: 'explore',
	controls: ['q', 'type', 'status', 'season', 'year', 'dub', 'service', 'genres', 'more', 'hide', 'adult', 'sort'],
	sort: 'rating',
}
const CATEGORIES: ListingSettings = { screen: 'categories', controls: ['genre'], sort: 'rating' }
const NONE = defaultParams(EXPLORE)

test.each([
	['', {}],
	['?q=Fr%C3%A9', { q: 'Fré' }],
	['?type=Movie&status=releasing', { type: 'Movie', status: 'releasing' }],
	['?year=1999&season=fall', { year: 1999, season: 'fall' }],
	['?dub=pt&service=sample+mar%C3%A9+tv', { dub: 'pt', service: 'sample maré tv' }],
	['?genres=drama,action&without=comedy', { genres: ['action', 'drama'], without: ['comedy'] }],
	['?genre=romance', { genres: ['romance'] }],
	['?score=7.5-&episodes=-13&minutes=20-30', { score: '7.5-', episodes: '-13', minutes: '20-30' }],
	['?tags=Time+Loop,Space,Space', { tags: ['Time Loop', 'Space'] }],
	['?hide=mine&sort=title&page=7', { hideMine: true, sort: 'title', page: 7 }],
])('the address %j is parsed to the parameters %j', (search, expected) => {
	expect(parseParams(search, EXPLORE)).toEqual({ ...NONE, ...expected })
})

test.each([
	'?type=Manga',
	'?status=ended',
	'?year=12',
	'?year=2024x',
	'?season=autumn',
	'?dub=pt-BR',
	'?service=%00',
	'?genres=horror,,;',
	'?score=7',
	'?score=-',
	'?episodes=a-b',
	'?minutes=-1-5',
	'?tags=,,',
	'?tags=%00',
	'?hide=theirs',
	'?sort=votes',
	'?page=0',
	'?page=-1',
	'?page=1.5',
	'?page=9999999999',
	'?page=two',
	'?q=%00',
	'?utm_source=friend',
])('the invalid address %s is parsed to the defaults', (search) => {
	expect(parseParams(search, EXPLORE)).toEqual(NONE)
})

test('a genre that is both included and excluded is included', () => {
	expect(parseParams('?genres=action&without=action,drama', EXPLORE)).toMatchObject({
		genres: ['action'],
		without: ['drama'],
	})
})

test('a text is cut to the limit of the API', () => {
	expect([...parseParams(`?q=${'あ'.repeat(300)}`, EXPLORE).q]).toHaveLength(200)
})

test('parameters without a control are ignored', () => {
	expect(parseParams('?q=a&type=TV&genres=drama&genre=drama&page=2', CATEGORIES)).toEqual({
		...defaultParams(CATEGORIES),
		genre: 'drama',
		page: 2,
	})
})

test.each([
	'',
	'?q=a+b&type=OVA&status=completed&season=winter&year=2001&dub=pt&service=torii&score=7-9.5&episodes=-13&minutes=20-&genres=action,drama&without=comedy&tags=Time+Loop,Space&hide=mine&sort=year&page=3',
	'?page=2',
	'?without=suspense',
])('the address %j survives parsing and serialising', (search) => {
	expect(toSearch(parseParams(search, EXPLORE), EXPLORE)).toBe(search)
})

test('a change resets to the first page', () => {
	const laterPage = { ...NONE, page: 9, q: 'a' }
	expect(withChange(laterPage, { type: 'TV' })).toEqual({ ...NONE, q: 'a', type: 'TV', page: 1 })
	expect(withChange(laterPage, {})).toMatchObject({ page: 1 })
})

test('a genre cycles from off to included to excluded and back to off', () => {
	let params = { ...NONE, genres: ['drama' as const] }
	const filters = [0, 1, 2].map(() => {
		params = { ...params, ...cycleGenreFilter(params, 'action') } as typeof params
		return genreFilterOf(params, 'action')
	})
	expect(filters).toEqual(['with', 'without', 'off'])
	expect(params).toMatchObject({ genres: ['drama'], without: [] })
})

test('every filter counts once and is removed by its own change', () => {
	const params = parseParams(
		'?q=a&type=TV&status=completed&year=2001&season=fall&dub=pt&service=torii&score=7-&episodes=-13&minutes=20-30&tags=Space,Food&genres=drama&without=action&hide=mine&adult=1',
		EXPLORE,
	)
	const active = activeFilters(params)
	const single = ['type', 'status', 'season', 'year', 'dub', 'service', 'score', 'episodes', 'minutes']
	const filters = [...single, 'tag', 'tag', 'with', 'without', 'hide', 'adult']
	expect(active.map(({ filter }) => filter)).toEqual(filters)
	const remaining = active.reduce((left, { change }) => withChange(left, change), params)
	for (const { change } of active) expect(activeFilters({ ...params, ...change })).toHaveLength(filters.length - 1)
	expect(activeFilters({ ...params, ...NO_FILTERS })).toEqual([])
	expect(remaining.q).toBe('a')
})

test.each([
	[0, 0],
	[1, 1],
	[18, 1],
	[19, 2],
])('%i titles have %i pages', (total, pages) => {
	expect(pageCount({ total, pageSize: 18 })).toBe(pages)
})
