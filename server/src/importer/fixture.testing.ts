import { animeRow, type ImportBench, mangaRow } from './import.testing.ts'

export const EPISODES = {
	id: 1,
	episodes: {
		1: { episode: '1', length: '25m', airDate: '2020-04-01', title: { en: 'One' }, runtime: 24, image: null },
		2: { episode: '2', length: '25m', airDate: '', title: { en: '' }, runtime: null, image: null },
		S1: { episode: 'S1', length: '0m', airDate: '2020-00-00', title: { en: 'Extra' }, runtime: null, image: null },
		OP1a: { episode: 'OP1a', length: null, airDate: null, title: { en: 'Opening' }, runtime: null, image: null },
	},
}

export const BROADCAST = {
	title: '空の風',
	titleTranslate: { 'zh-Hans': ['天空之风'] },
	type: 'tv',
	lang: 'ja',
	officialSite: 'https://example.org/',
	begin: '2020-04-03T16:00:00.000Z',
	end: '',
	broadcast: 'R/2020-04-03T16:00:00.000Z/P7D',
	comment: '',
	sites: [
		{ site: 'mal', id: '1' },
		{ site: 'crunchyroll', id: 'ABC', begin: '2020-04-03T17:00:00.000Z' },
		{ site: 'bangumi', id: '99' },
	],
}

const AIRING_HEAD =
	'anime_id,mal_id,title,english_title,japanese_title,type,episodes,duration,status,season,season_year,studios,main_studios,genres,tags,mean_score,members,start_date,end_date,synopsis,cover_image_large,cover_image_color,banner_image,trailer_site,trailer_id,main_characters,main_staff,streaming_sites,is_adult,synonyms,next_airing_episode_at,next_episode_number'
const AIRING_ROW =
	'7001,9001.0,"Umi, no Uta",Sea Song,海の歌,TV,12,24,RELEASING,SPRING 2026,2026,Maré;Outro,Maré,Drama,Iyashikei,74,5000,2026-04-05,,"Waves.<br><br>(Source: X)",https://example.org/c.jpg,#aed643,,youtube,L4wurjkd0JM,Ana;Bia,Rui Sato (Director),Crunchyroll;Twitter,False,Canto do Mar,1775390400,3'

/** One file of each kind, in no order: two animes and a manga, one of each left out, and what other files know of them. */
export async function fixture(bench: ImportBench): Promise<string[]> {
	return [
		await bench.lines('bangumi-data.jsonl', [BROADCAST]),
		await bench.lines('episodes.jsonl.gz', [EPISODES]),
		await bench.text('airing.csv.gz', `${AIRING_HEAD}\n${AIRING_ROW}\n`),
		await bench.lines('anime.jsonl.gz', [
			animeRow(1, {
				title: { romaji: 'Sora no Kaze', english: 'Sky Wind', native: '空の風', synonyms: ['Vento do Céu'] },
				broadcast: { day: 'Saturdays', time: '25:00', timezone: 'Asia/Tokyo' },
				sequence: [
					{ malId: 2, relationType: 'SEQUEL' },
					{ malId: 66, relationType: 'OTHER' },
				],
			}),
			animeRow(2),
			animeRow(66),
		]),
		await bench.lines('manga.jsonl', [
			mangaRow('Kimi no Na (Your Name)', { malId: 1, authors: 'Sato, Rui (Story & Art), Ateliê (Art)' }),
		]),
		await bench.text('adult.txt', '66\n67\n'),
	]
}
