import { testDatabase } from '../../core/database/database.testing.ts'
import { type ForeignEpisode, findEpisode } from './findEpisode.ts'
import { OBRA, writeSeries } from './series.testing.ts'

const database = testDatabase()
beforeEach(() => writeSeries(database.db))

const given = (foreign: Partial<ForeignEpisode>): ForeignEpisode => ({
	kind: 'episode',
	ids: [],
	areOfSeries: true,
	name: '',
	year: null,
	season: 1,
	episode: 1,
	...foreign,
})
const at = async (foreign: Partial<ForeignEpisode>) => {
	const found = await findEpisode(database.db, given(foreign))
	return found ? [found.titleId, found.episode] : undefined
}
const id = (site: string, id: string) => [{ site, id }]

test.each<[what: string, foreign: Partial<ForeignEpisode>, found: [number, number] | undefined]>([
	['TVDB, second season', { ids: id('tvdb', '4001'), season: 2, episode: 3 }, [OBRA.second, 3]],
	['TVDB, a film of the chain is skipped', { ids: id('tvdb', '4001'), season: 3, episode: 7 }, [OBRA.third, 7]],
	['TVDB, absolute', { ids: id('tvdb', '4001'), season: null, episode: 15 }, [OBRA.second, 3]],
	['TVDB, absolute in the first season', { ids: id('tvdb', '4001'), season: 1, episode: 25 }, [OBRA.third, 1]],
	['TMDB, of which one title names its season', { ids: id('tmdb', '5001'), season: 2, episode: 4 }, [OBRA.second, 4]],
	['a sequel with an id of its own is another series', { ids: id('tvdb', '4003'), season: 2 }, undefined],
	['AniDB, one title', { ids: id('anidb', '204'), season: 1, episode: 5 }, [OBRA.third, 5]],
	['AniDB, beyond its only title', { ids: id('mal', '107'), season: 1, episode: 501 }, undefined],
	['MAL, a second season', { ids: id('mal', '101'), season: 2, episode: 5 }, [OBRA.second, 5]],
	['an unknown id and a name', { ids: id('tvdb', '9'), name: 'Ondas do mar', season: 2, episode: 2 }, [OBRA.second, 2]],
	['a name with the year', { name: 'Ondas do Mar (2019)', season: 1, episode: 2 }, [OBRA.first, 2]],
	['the name of a later season', { name: 'Ondas do Mar II', season: 1, episode: 3 }, [OBRA.second, 3]],
	['the same with a season that nobody can tell', { name: 'Ondas do Mar II', season: 2, episode: 3 }, undefined],
	['a name with another year', { name: 'Ondas do Mar (1999)' }, undefined],
	['an unknown name', { name: 'Breaking Bad' }, undefined],
	['no name', { name: '' }, undefined],
	[
		'an id that may be the episode’s own, of a series of another name',
		{ ids: id('tvdb', '4002'), areOfSeries: false, name: 'Ondas do Mar', season: 2, episode: 3 },
		[OBRA.second, 3],
	],
	[
		'the same without a known name',
		{ ids: id('tvdb', '4002'), areOfSeries: false, name: 'Breaking Bad', season: 2 },
		undefined,
	],
	['an id of a later title, whose first has none', { ids: id('tvdb', '4009'), name: '?', season: 1 }, undefined],
	[
		'a name and an id of another series, if the year is unknown',
		{ ids: id('tvdb', '4002'), name: 'Ondas do Mar', season: 1 },
		undefined,
	],
	['the same with the year', { ids: id('tvdb', '4002'), name: 'Ondas do Mar', year: 2019 }, [OBRA.first, 1]],
	['a name with another sign', { name: 'Ondas × Marés', year: 2022 }, [OBRA.part, 1]],
	['the same with the letter', { name: 'ONDAS x MARES', year: 2022 }, [OBRA.part, 1]],
	['a season after a part of the first', { name: 'Ondas×Marés', year: 2022, season: 2 }, [OBRA.partSecond, 1]],
	['the part', { name: 'Ondas×Marés', year: 2022, season: 1, episode: 13 }, [OBRA.partTwo, 1]],
	['specials', { name: 'Ondas do Mar', season: 0 }, undefined],
	['a film by IMDb', { kind: 'film', ids: id('imdb', 'tt0000077'), season: null }, [OBRA.film, 1]],
	['a film by TMDB, whose number a series has too', { kind: 'film', ids: id('tmdb', '5001') }, [OBRA.film, 1]],
	['a film by its name', { kind: 'film', name: 'Ondas do mar - o filme' }, [OBRA.film, 1]],
])('%s', async (_what, foreign, found) => {
	expect(await at(foreign)).toEqual(found)
})

test('a year in brackets may be a part of the name', async () => {
	const change = { sort_title: 'outro mundo 2018', year: null }
	await database.db.updateTable('title').set(change).where('id', '=', OBRA.other).execute()
	await database.db.deleteFrom('title_name').where('title_id', '=', OBRA.other).execute()
	expect(await at({ name: 'Outro Mundo (2018)', episode: 4 })).toEqual([OBRA.other, 4])
})

test('a name that two titles have is not decided', async () => {
	await database.db.updateTable('title').set({ sort_title: 'ondas do mar' }).where('id', '=', OBRA.other).execute()
	expect(await at({ name: 'Ondas do Mar' })).toBeUndefined()
})
