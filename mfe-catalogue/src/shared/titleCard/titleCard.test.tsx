import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { TitlePage } from 'shared-contract'
import { common, loadTranslations } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
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
const ask = jest.fn<(address: string) => Promise<Response>>()
const answer = (found: () => Promise<Response>) =>
	ask.mockImplementation(async (address) => (address.startsWith('/locales/') ? Response.json(commonTexts) : found()))

beforeAll(async () => {
	Object.assign(globalThis, { fetch: ask })
	answer(() => Promise.reject(new TypeError('offline')))
	await loadTranslations(common)
})

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
	await act(async () =>
		render(
			<MemoryRouter>
				<TitleCard titleId={7} />
			</MemoryRouter>,
		),
	)
	expect(await screen.findByText('Este título não pôde ser carregado')).toBeVisible()
	answer(async () => Response.json(page))
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(await screen.findByRole('link', { name: /A Cartógrafa/ })).toHaveAttribute('href', '/anime/7')
	expect(ask).toHaveBeenLastCalledWith('/api/titles/7', expect.anything())
})
