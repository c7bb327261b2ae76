import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Franchise, FranchiseWork } from 'shared-contract'
import { answerWith, ok, refused, SERVER_ERROR } from 'slice-kit/testing'
import { openScreen, respondWith, titleCard } from '../../browse/listing/listing.testing.tsx'
import * as franchise from './route.tsx'

const work = (id: number, change: Partial<FranchiseWork> = {}): FranchiseWork => ({
	title: titleCard(id),
	role: 'main',
	started: `200${id}-04-01`,
	episodeCount: 12,
	minutes: 24,
	...change,
})

const FRANCHISE: Franchise = {
	id: 1,
	title: 'Ondas',
	englishTitle: null,
	japaneseTitle: null,
	storylines: [[work(3), work(1), work(2, { role: 'side', episodeCount: 1 })], [work(4), work(5)], [work(6)]],
	start: 1,
	releaseOrder: [1, 2, 3, 4, 5, 6],
	isCutOff: false,
}

/** Opens the page with the API's answers to the franchise and to the reader's progress. */
function open(path: string, body: unknown, status = 200, seen: number[] = [], watching: number[] = []) {
	respondWith((url) => (url.pathname.endsWith('/progress') ? ok({ seen, watching }) : { status, body }))
	answerWith({ 'GET /api/drives?*': SERVER_ERROR })
	return openScreen(path, { ...franchise, loader: (args) => franchise.loader({ ...args, params: { id: '1' } }) })
}

const names = () =>
	within(screen.getByRole('tabpanel'))
		.getAllByRole('link', { name: /^Obra/ })
		.map((link) => link.textContent)
const row = (name: string) =>
	within(within(screen.getByRole('tabpanel')).getByRole('link', { name }).closest('li') as HTMLElement)

test('a newcomer gets the order of release, and where to begin', async () => {
	const film = work(2, { title: titleCard(2, { format: 'Movie' }), role: 'side', episodeCount: 1, minutes: 115 })
	await open('/franchise/1', { ...FRANCHISE, storylines: [[work(3), work(1), film], [work(4), work(5)], [work(6)]] })
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ordem para assistir Ondas')
	expect(screen.getByText('6 obras · Séries 5 · Filmes 1')).toBeVisible()
	expect(names()).toEqual(['Obra 1', 'Obra 2', 'Obra 3', 'Obra 4', 'Obra 5', 'Obra 6'])
	expect(row('Obra 1').getByText('Comece por aqui')).toBeVisible()
	expect(row('Obra 1').getByText(/12 episódios × 24 min/)).toBeVisible()
	expect(row('Obra 2').getByText('Filme')).toBeVisible()
	expect(row('Obra 2').getByText(/1 h 55 min/)).toBeVisible()
	expect(screen.queryByText('Próximo para você')).toBeNull()
})

test('a member sees what is seen, and what comes next in its story', async () => {
	await open('/franchise/1', FRANCHISE, 200, [1], [])
	expect(row('Obra 1').getByText('Visto')).toBeVisible()
	expect(row('Obra 3').getByText('Próximo para você')).toBeVisible()
	expect(screen.queryByText('Comece por aqui')).toBeNull()
	expect(screen.getByText('Você já viu 1 de 6')).toBeVisible()
})

test('what a member is watching comes next; nothing does after the last of a story', async () => {
	await open('/franchise/1', FRANCHISE, 200, [1, 3], [4])
	expect(row('Obra 4').getByText('Próximo para você')).toBeVisible()
	expect(row('Obra 4').getByText('Assistindo')).toBeVisible()
})

test('nothing comes next after the last of a story', async () => {
	await open('/franchise/1', FRANCHISE, 200, [1, 3], [])
	expect(screen.getByText('Você já viu 2 de 6')).toBeVisible()
	expect(screen.queryByText('Próximo para você')).toBeNull()
})

test('the order of the story is another tab with its storylines, kept in the address', async () => {
	const router = await open('/franchise/1', FRANCHISE)
	await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Ordem da história' })))
	expect(names()).toEqual(['Obra 3', 'Obra 1', 'Obra 2', 'Obra 4', 'Obra 5', 'Obra 6'])
	expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
		'História 1: Obra 1',
		'História 2: Obra 4',
		'Outras versões e histórias avulsas',
	])
	expect(row('Obra 2').getByText(/· À parte$/)).toBeVisible()
	expect(router.state.location.search).toBe('?order=story')
})

test('a single work says so, and leads to its page', async () => {
	await open('/franchise/1', { ...FRANCHISE, storylines: [[work(1)]], releaseOrder: [1] })
	expect(screen.getByText('Uma obra só')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Ver a obra' })).toHaveAttribute('href', '/anime/1')
})

test.each([
	[404, 'Franquia não encontrada'],
	[500, 'A ordem não pôde ser carregada'],
])('the answer %i is shown as "%s"', async (status, text) => {
	respondWith(() => refused(status, 'request.notFound'))
	await openScreen('/franchise/1', {
		Component: franchise.Component,
		loader: (args) => franchise.loader({ ...args, params: { id: '1' } }),
	}).catch(() => {})
	expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible()
})
