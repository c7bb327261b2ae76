/** Files of other sites as their documentation describes them, of the series of `foreignSeries/series.testing.ts`. */

export const KITSU = {
	data: [
		{
			id: '1',
			type: 'libraryEntries',
			attributes: {
				createdAt: '2019-04-01T00:00:00.000Z',
				updatedAt: '2019-07-01T10:00:00.000Z',
				status: 'on_hold',
				progress: 5,
				volumesOwned: 0,
				reconsuming: false,
				reconsumeCount: 2,
				notes: 'boa',
				private: true,
				ratingTwenty: 15,
				startedAt: '2019-04-06T00:00:00.000Z',
				finishedAt: null,
			},
			relationships: { anime: { data: { type: 'anime', id: '41' } }, manga: { data: null } },
		},
		{
			id: '2',
			type: 'libraryEntries',
			attributes: { status: 'current', progress: 3, reconsuming: true, reconsumeCount: 0 },
			relationships: { anime: { data: { type: 'anime', id: '42' } } },
		},
		{
			id: '3',
			type: 'libraryEntries',
			attributes: { status: 'planned', progress: 0 },
			relationships: { manga: { data: { type: 'manga', id: '9' } } },
		},
	],
	included: [
		{
			id: '41',
			type: 'anime',
			attributes: {
				canonicalTitle: 'Ondas do Mar',
				titles: { en: 'Sea Waves' },
				subtype: 'TV',
				startDate: '2019-04-06',
			},
			relationships: { mappings: { data: [{ type: 'mappings', id: '100' }] } },
		},
		{ id: '42', type: 'anime', attributes: { canonicalTitle: 'Outro Mundo', subtype: 'TV', startDate: '2018-01-01' } },
		{ id: '9', type: 'manga', attributes: { canonicalTitle: 'Mangá' } },
		{ id: '100', type: 'mappings', attributes: { externalSite: 'myanimelist/anime', externalId: '101' } },
	],
	meta: { count: 3 },
}

export const SIMKL = {
	shows: [
		{
			status: 'watching',
			user_rating: null,
			watched_episodes_count: 15,
			total_episodes_count: 36,
			show: { title: 'Sea Waves', year: 2019, ids: { simkl: 77, tvdb: '4001', tmdb: '5001', imdb: 'tt9' } },
		},
		{
			status: 'completed',
			watched_episodes_count: 62,
			show: { title: 'Breaking Bad', ids: { simkl: 11121, tvdb: '81189' } },
		},
	],
	anime: [
		{
			last_watched_at: '2023-03-01T20:00:00Z',
			status: 'hold',
			user_rating: 8,
			watched_episodes_count: 4,
			total_episodes_count: 24,
			show: { title: 'Outro Mundo', year: 2018, ids: { simkl: 5, mal: '105', anidb: '205' } },
			anime_type: 'tv',
		},
	],
	movies: [
		{
			status: 'completed',
			user_rating: 9,
			last_watched_at: '2023-03-02T20:00:00Z',
			movie: { title: 'Sea Waves: The Movie', year: 2020, ids: { simkl: 6, tmdb: '5001', imdb: 'tt0000077' } },
		},
	],
}

const IDS = { trakt: 7, slug: 'sea-waves', tvdb: 4001, imdb: 'tt9', tmdb: 5001 }
const SHOW = { title: 'Sea Waves', year: 2019, ids: IDS }
const FILM = { title: 'Sea Waves: The Movie', year: 2020, ids: { trakt: 8, imdb: 'tt0000077', tmdb: 5001 } }
const LIVE_ACTION = {
	title: 'Breaking Bad',
	year: 2008,
	ids: { trakt: 1388, tvdb: 81189, imdb: 'tt0903747', tmdb: 1396 },
}
const season = (number: number, last: number) => ({
	number,
	episodes: Array.from({ length: last }, (_, index) => ({
		number: index + 1,
		plays: 1,
		last_watched_at: '2023-01-01T00:00:00.000Z',
	})),
})

export const TRAKT = {
	watchedShows: [
		{
			plays: 17,
			last_watched_at: '2023-02-01T00:00:00.000Z',
			show: SHOW,
			seasons: [season(0, 1), season(1, 12), season(2, 4)],
		},
		{ plays: 62, last_watched_at: '2020-01-01T00:00:00.000Z', show: LIVE_ACTION, seasons: [season(1, 7)] },
	],
	watchedMovies: [{ plays: 1, last_watched_at: '2023-02-02T00:00:00.000Z', movie: FILM }],
	history: [1, 2, 15].map((number) => ({
		id: number,
		watched_at: `2023-01-0${(number % 9) + 1}T00:00:00.000Z`,
		action: 'watch',
		type: 'episode',
		episode: { season: 1, number, title: 'x', ids: { trakt: 900 + number } },
		show: SHOW,
	})),
	watchlist: [
		{ rank: 1, listed_at: '2023-01-01T00:00:00.000Z', type: 'show', show: SHOW },
		{ rank: 2, listed_at: '2023-01-01T00:00:00.000Z', type: 'movie', movie: FILM },
	],
	ratings: [
		{ rated_at: '2023-01-01T00:00:00.000Z', rating: 9, type: 'show', show: SHOW },
		{ rated_at: '2023-01-01T00:00:00.000Z', rating: 6, type: 'season', season: { number: 2 }, show: SHOW },
		{ rated_at: '2023-01-01T00:00:00.000Z', rating: 3, type: 'episode', episode: { season: 1, number: 1 }, show: SHOW },
	],
}
