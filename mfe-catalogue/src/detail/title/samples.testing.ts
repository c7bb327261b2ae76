import type { EpisodePage, TitlePage } from 'shared-contract'

const postedBy = { name: 'Bia Kagawa', avatarUrl: null }

/** A sample episode for the tests of pages. */
export const episodeLine = (id: number, change: Partial<TitlePage['firstEpisodes'][number]> = {}) => ({
	id,
	kind: 'regular' as const,
	number: id,
	label: String(id),
	title: `Conto ${id}`,
	englishTitle: null,
	japaneseTitle: null,
	description: 'Alguém chega.',
	durationMinutes: 24,
	releaseDate: '2026-10-22',
	imageUrl: `/art/episode/${id}.svg`,
	postedBy,
	...change,
})

const SYNOPSIS = {
	text: 'Neva.\nToca o sino.',
	language: 'pt-BR',
	author: postedBy,
	sourceName: null,
	sourceUrl: 'https://example.org/a',
}

/** A sample series with all data that its page can show. */
export const SERIES: TitlePage = {
	id: 1,
	kind: 'anime',
	format: 'TV',
	status: 'releasing',
	title: 'O Sino',
	englishTitle: 'The Bell',
	japaneseTitle: '鐘',
	names: [
		{ language: 'pt-BR', name: 'O Sino' },
		{ language: 'native', name: '鐘' },
		{ language: 'romaji', name: 'Kane' },
		{ language: 'en', name: 'The Bell' },
		{ language: 'synonym', name: 'Sineta' },
	],
	color: '#27374d',
	year: 2026,
	started: '2026-10-22',
	ended: null,
	durationMinutes: 24,
	episodeCount: 2,
	chapterCount: null,
	volumeCount: null,
	genres: ['suspense'],
	publishedBy: postedBy,
	posters: ['/art/poster/1.svg', '/art/poster/1.svg', '/art/poster/2.svg'],
	banners: ['/art/banner/1.svg', '/art/banner/2.svg', '/art/banner/1.svg'],
	synopsis: SYNOPSIS,
	synopses: [SYNOPSIS],
	airing: null,
	dubs: [],
	studios: [],
	tags: [],
	songs: [],
	information: [
		{ label: 'Episódios', value: '10 (previstos)' },
		{ label: 'Estúdio', value: 'Yonaka Film' },
		{ label: 'Fonte', value: 'Romance' },
	],
	score: { rating: 8, totalVotes: 12_345, distribution: [0, 0, 0, 0, 0, 0, 0, 12_345, 0, 0], source: null },
	seasons: [
		{ number: 1, title: 'Temporada 1', total: 2 },
		{ number: 2, title: null, total: 0 },
		{ number: 3, title: null, total: 1 },
	],
	firstEpisodes: [episodeLine(1), episodeLine(2)],
	volumes: [],
	firstChapters: [],
	platforms: [
		{ name: 'Kiosque', url: 'https://example.org/k', color: '#f47521', status: 'available' },
		{ name: 'Lanterna+', url: null, color: null, status: 'soon' },
	],
	trailers: [{ title: 'Primeiro trailer', youtubeId: 'eRsGyueVLvQ' }],
	cast: [
		{
			character: { name: 'Sakuya', nativeName: null, imageUrl: null },
			voiceActor: { name: 'Naoya', nativeName: null, imageUrl: null },
			voices: [{ language: 'ja', person: { name: 'Naoya', nativeName: null, imageUrl: null } }],
		},
	],
	staff: [{ role: 'director', person: { name: 'Kei', nativeName: null, imageUrl: null } }],
	externalLinks: [{ name: 'Site oficial', url: 'https://example.org/' }],
	related: [],
}

/** A sample episode with all data that its page can show. */
export const EPISODE: EpisodePage = {
	...episodeLine(2, { title: 'Oito' }),
	anime: {
		id: 1,
		kind: 'anime',
		format: 'TV',
		title: 'O Sino',
		englishTitle: null,
		japaneseTitle: '鐘',
		imageUrl: '/art/poster/1.svg',
		color: '#27374d',
	},
	seasonNumber: 1,
	seasonTitle: null,
	addedBy: postedBy,
	addedAt: '2026-10-22T12:00:00.000Z',
	reactions: { likes: 10, dislikes: 3 },
	score: { rating: 0, totalVotes: 0, distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], source: null },
	platforms: SERIES.platforms,
	previous: episodeLine(1),
	next: episodeLine(3),
	others: [episodeLine(1), episodeLine(3)],
}
