import { act, fireEvent, screen } from '@testing-library/react'
import type { TitlePage } from 'shared-contract'
import { answerWith, calls, ok, openWidget, UNREACHABLE } from 'slice-kit/testing'
import TitleCard from './TitleCard.tsx'
import { cardOf } from './titleCardState.ts'

const page: TitlePage = {
	id: 7,
	kind: 'anime',
	format: 'TV',
	status: 'completed',
	title: 'A Cartógrafa',
	englishTitle: null,
	japaneseTitle: null,
	names: [],
	color: '#8b1e2d',
	year: 2022,
	started: null,
	ended: null,
	durationMinutes: null,
	episodeCount: null,
	chapterCount: null,
	volumeCount: null,
	genres: ['adventure'],
	publishedBy: { name: 'Bia', avatarUrl: null },
	posters: ['/art/poster/7.svg'],
	banners: [],
	synopsis: null,
	synopses: [],
	airing: null,
	dubs: [],
	studios: [],
	tags: [],
	songs: [],
	information: [],
	score: { rating: 8.5, totalVotes: 10, distribution: Array.from({ length: 10 }, () => 1), source: null },
	seasons: [],
	firstEpisodes: [],
	volumes: [],
	firstChapters: [],
	platforms: [],
	trailers: [],
	cast: [],
	staff: [],
	externalLinks: [],
	related: [],
}

test('a card says into which languages of the site its title is surely or likely dubbed', () => {
	const dubs: TitlePage['dubs'] = [
		{ language: 'pt-BR', certainty: 'likely' },
		{ language: 'pt-PT', certainty: 'certain' },
		{ language: 'en', certainty: 'unsure' },
		{ language: 'ja', certainty: 'certain' },
	]
	expect(cardOf({ ...page, dubs }).dubbedIn).toEqual(['pt'])
	expect('dubbedIn' in cardOf(page)).toBe(false)
})

test('the card is loaded by its id; a failure can be retried', async () => {
	answerWith({ 'GET /api/titles/7': [UNREACHABLE, ok(page)] })
	await openWidget(<TitleCard titleId={7} />)
	expect(await screen.findByText('Este título não pôde ser carregado')).toBeVisible()
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(await screen.findByRole('link', { name: /A Cartógrafa/ })).toHaveAttribute('href', '/anime/7')
	expect(calls()).toEqual(['GET /api/titles/7', 'GET /api/titles/7'])
})
