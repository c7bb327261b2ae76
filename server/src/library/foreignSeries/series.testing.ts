import { sortName } from '../../catalogue/public.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

/** Ids of {@link writeSeries}. */
export const OBRA = {
	first: 1,
	film: 2,
	second: 3,
	third: 4,
	other: 5,
	long: 6,
	sequel: 7,
	part: 8,
	partTwo: 9,
	partSecond: 10,
	late: 11,
	early: 12,
}

const TITLES = [
	[OBRA.first, 'TV', 'Ondas do Mar', '2019-04-06', 12, { tvdb: '4001', tmdb: '5001', mal: '101', anidb: '201' }],
	[OBRA.film, 'Movie', 'Ondas do Mar: o filme', '2020-10-16', 1, { tmdb: '5001', imdb: 'tt0000077', mal: '102' }],
	[OBRA.second, 'TV', 'Ondas do Mar II', '2021-12-05', 12, { tvdb: '4001', tmdb: 'tv/5001/season/2', mal: '103' }],
	[OBRA.third, 'TV', 'Ondas do Mar III', '2023-01-05', null, { tvdb: '4001', mal: '104', anidb: '204' }],
	[OBRA.other, 'TV', 'Outro Mundo', '2018-01-01', 24, { tvdb: '4002', mal: '105' }],
	[OBRA.long, 'TV', 'Sem Fim', '2002-10-03', 220, { tvdb: '4003', mal: '106' }],
	[OBRA.sequel, 'TV', 'Sem Fim: Tufão', '2007-02-15', 500, { tvdb: '4004', mal: '107' }],
	[OBRA.part, 'TV', 'Ondas×Marés', '2022-04-09', 12, { tvdb: '4005', tmdb: 'tv/5005' }],
	[OBRA.partTwo, 'TV', 'Ondas×Marés Part 2', '2022-10-01', 13, { tvdb: '4005', tmdb: 'tv/5005/season/1/episode/13' }],
	[OBRA.partSecond, 'TV', 'Ondas×Marés Season 2', '2023-10-07', 12, { tvdb: '4005', tmdb: 'tv/5005/season/2' }],
	[OBRA.late, 'TV', 'Vento Segundo', '2021-01-01', 12, { tvdb: '4009' }],
	[OBRA.early, 'TV', 'Vento Primeiro', '2020-01-01', 12, {}],
] as const

const SEQUELS = [
	[OBRA.part, OBRA.partTwo],
	[OBRA.partTwo, OBRA.partSecond],
	[OBRA.early, OBRA.late],
	[OBRA.first, OBRA.film],
	[OBRA.film, OBRA.second],
	[OBRA.second, OBRA.third],
	[OBRA.long, OBRA.sequel],
] as const

/**
 * Writes a series of three seasons and a film, an unrelated title, and a long one whose sequel is a series of its own,
 * one whose first season has two parts, and one of whose two only the second has an id.
 */
export async function writeSeries(db: Database): Promise<void> {
	await insertRows(
		db,
		'title',
		TITLES.map(([id, format, title, started, episode_count]) => ({
			id,
			kind: 'anime' as const,
			format,
			status: 'completed' as const,
			title,
			sort_title: sortName(title),
			started,
			year: Number(started.slice(0, 4)),
			episode_count,
		})),
	)
	await insertRows(
		db,
		'title_name',
		TITLES.map(([title_id, , name]) => ({
			title_id,
			position: 0,
			language: 'romaji',
			name,
			folded: sortName(name),
		})),
	)
	await insertRows(
		db,
		'external_id',
		TITLES.flatMap(([title_id, , , , , ids]) => Object.entries(ids).map(([site, id]) => ({ site, id, title_id }))),
	)
	await insertRows(
		db,
		'title_relation',
		SEQUELS.map(([title_id, target_id]) => ({ title_id, position: 0, kind: 'sequel', target_id })),
	)
}
