import { season, weekly } from './weekly.ts'

const three = [
	['Um', 'Primeiro.'],
	['Dois', 'Segundo.'],
	['Três', 'Terceiro.'],
] as const

test('episodes follow each other by a week, across the ends of months and years', () => {
	expect(weekly('2024-12-22', 24, three).map((episode) => episode.aired)).toEqual([
		'2024-12-22',
		'2024-12-29',
		'2025-01-05',
	])
	expect(weekly('2024-02-22', 24, three).map((episode) => episode.aired)).toEqual([
		'2024-02-22',
		'2024-02-29',
		'2024-03-07',
	])
})

test('each episode keeps its own words and the length of its series', () => {
	expect(weekly('2026-10-04', 12, three)[1]).toEqual({
		title: 'Dois',
		description: 'Segundo.',
		minutes: 12,
		aired: '2026-10-11',
	})
})

test('a season is a name over its weekly episodes', () => {
	expect(season('Temporada 1', '2026-10-04', 24, three)).toEqual({
		title: 'Temporada 1',
		episodes: weekly('2026-10-04', 24, three),
	})
})
