import { act, screen } from '@testing-library/react'
import { ok } from 'slice-kit/testing'
import { openPage } from './openPage.testing.tsx'
import { SERIES } from './samples.testing.ts'

const PAGE = {
	...SERIES,
	studios: [{ id: 4, name: 'Yonaka Film', role: 'studio' as const }],
	tags: [
		{ name: 'Countryside', weight: 80, isSpoiler: false },
		{ name: 'Time Loop', weight: 90, isSpoiler: true },
	],
	songs: [
		{ kind: 'opening' as const, number: 1, name: 'Sem Neve', artist: 'Hakumei', episodes: '1–12' },
		{ kind: 'ending' as const, number: 1, name: 'Última Badalada', artist: null, episodes: null },
	],
}

test('a title links to its tags, and shows those that give it away on request', async () => {
	await openPage('/anime/1', { 'GET /api/titles/1': ok(PAGE) })
	expect(screen.getByRole('link', { name: 'Countryside' }).getAttribute('href')).toBe('/tag/Countryside')
	expect(screen.queryByRole('link', { name: 'Time Loop' })).toBeNull()
	await act(async () => screen.getByRole('button', { name: 'Mostrar 1 tag com spoiler' }).click())
	expect(screen.getByRole('link', { name: 'Time Loop' }).getAttribute('href')).toBe('/tag/Time%20Loop')
})

test('a title names its studios by links and its songs with their episodes', async () => {
	await openPage('/anime/1#about', { 'GET /api/titles/1': ok(PAGE) })
	expect(screen.getAllByRole('link', { name: 'Yonaka Film' })[0]?.getAttribute('href')).toBe('/studio/4')
	expect(screen.getByText('Hakumei · Episódios 1–12')).toBeTruthy()
	expect(screen.getByText('Última Badalada')).toBeTruthy()
})

test('a title without tags and songs has no place for them', async () => {
	await openPage('/anime/1', { 'GET /api/titles/1': ok(SERIES) })
	expect(screen.queryByText('Tags')).toBeNull()
	expect(screen.queryByText('Músicas')).toBeNull()
	expect(screen.getByText('Yonaka Film')).toBeTruthy()
})

test('episodes that are filler say so, and the page says who says it', async () => {
	const [first, second] = SERIES.firstEpisodes
	const firstEpisodes = [
		{ ...first, filler: 'filler' },
		{ ...second, filler: 'canon' },
	]
	const fillerSource = {
		name: 'AniFillerPedia',
		url: 'https://anifillerpedia.wiki',
		licence: 'CC BY-NC-SA 4.0',
		seenOn: null,
	}
	await openPage('/anime/1#episodes', { 'GET /api/titles/1': ok({ ...PAGE, firstEpisodes, fillerSource }) })
	expect(await screen.findAllByText('Filler')).toHaveLength(1)
	expect(screen.getByText(/Fillers segundo/)).toHaveTextContent('Fillers segundo AniFillerPedia (CC BY-NC-SA 4.0)')
})
