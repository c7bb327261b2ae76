import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Franchise, FranchiseWork } from 'shared-contract'
import { fakeApi, openScreen, respondWith, titleCard } from '../../browse/listing/listing.testing.tsx'
import * as franchise from './route.tsx'

beforeAll(fakeApi)

const work = (id: number, change: Partial<FranchiseWork> = {}): FranchiseWork => ({
	title: titleCard(id),
	role: 'main',
	started: `200${id}-04-01`,
	episodeCount: 12,
	...change,
})

const FRANCHISE: Franchise = {
	id: 1,
	title: 'Ondas',
	englishTitle: null,
	japaneseTitle: null,
	storylines: [[work(3), work(1), work(2, { role: 'side', episodeCount: 1 })], [work(4), work(5)], [work(6)]],
	releaseOrder: [1, 2, 3, 4, 5, 6],
	isCutOff: false,
}

/** Opens the page with the API's answers to the franchise and to the reader's progress. */
function open(path: string, body: unknown, status = 200, seen: number[] = []) {
	respondWith((url) =>
		url.pathname.endsWith('/progress') ? { status: 200, body: { seen, watching: [2] } } : { status, body },
	)
	return openScreen(path, { ...franchise, loader: (args) => franchise.loader({ ...args, params: { id: '1' } }) })
}

const names = () => screen.getAllByRole('link', { name: /^Obra/ }).map((link) => link.textContent)

test('the order of the story has its storylines, with what the reader has seen ticked off', async () => {
	await open('/franchise/1', FRANCHISE, 200, [1, 3])
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ordem para assistir Ondas')
	expect(names()).toEqual(['Obra 3', 'Obra 1', 'Obra 2', 'Obra 4', 'Obra 5', 'Obra 6'])
	expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
		'História 1: Obra 1',
		'História 2: Obra 4',
		'Outras versões e histórias avulsas',
	])
	const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement)
	expect(row('Obra 1').getByText('Visto')).toBeVisible()
	expect(row('Obra 2').getByText('Assistindo')).toBeVisible()
	expect(row('Obra 2').getByText('À parte')).toBeVisible()
	expect(row('Obra 4').queryByText('Visto')).toBeNull()
	expect(screen.getByText('Você já viu 2 de 6')).toBeVisible()
})

test('the order of release is another tab, kept in the address', async () => {
	const router = await open('/franchise/1', FRANCHISE)
	await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Ordem de lançamento' })))
	expect(names()).toEqual(['Obra 1', 'Obra 2', 'Obra 3', 'Obra 4', 'Obra 5', 'Obra 6'])
	expect(router.state.location.search).toBe('?order=release')
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
	respondWith(() => ({ status, body: { code: 'request.notFound', msg: 'x', requestId: '1' } }))
	await openScreen('/franchise/1', {
		Component: franchise.Component,
		loader: (args) => franchise.loader({ ...args, params: { id: '1' } }),
	}).catch(() => {})
	expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible()
})
