import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { type EntryStatus, LISTING_DEBOUNCE_MS } from 'shared-contract'
import { type Answers, answerWith, holdAnswer, openWidget, press, SERVER_ERROR } from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { noFilters } from '../../shared/testing/ownList.testing.tsx'
import ListTabs from './ListTabs.tsx'

const entry = (id: number, total: number | null) => anEntry(aTitle(id, 'manga'), { progress: { current: 0, total } })
const address = (kind: string, status: EntryStatus, after = '') =>
	`GET /api/profiles/Bia/list?kind=${kind}&status=${status}&sort=changed${after}`
const page = (items: unknown[], next: string | null = null) => ({
	status: 200,
	body: { counts: { current: 0, completed: 0, planned: 2, dropped: 0, paused: 0, rewatching: 0 }, items, next },
})

async function open(list: 'anime' | 'manga' | 'favorites', given: Answers = {}) {
	answerWith({ ...noFilters('Bia'), ...given })
	await openWidget(<ListTabs username="Bia" list={list} />)
}

test.each([
	['anime', ['Assistindo 0', 'Completo 0', 'Planejo Ver 2', 'Dropado 0'], 'Nenhum anime nesta lista.'],
	['manga', ['Lendo 0', 'Completo 0', 'Planejo Ler 2', 'Dropado 0'], 'Nenhum mangá nesta lista.'],
] as const)(
	'the tabs of the %s list show their counts; the first is open and says if it is empty',
	async (kind, tabs, empty) => {
		await open(kind, { [address(kind, 'current')]: page([]) })
		expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
			tabs.map((tab) => tab.replace(/ (?=\d)/, '')),
		)
		expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tabs[0].replace(/ (?=\d)/, ''))
		expect(screen.getByText(empty)).toBeVisible()
	},
)

test('each entry links to its title and shows the progress; a button loads more', async () => {
	await open('manga', {
		[address('manga', 'current')]: page([]),
		[address('manga', 'planned')]: page([entry(101, 24)], '1~1'),
		[address('manga', 'planned', '&after=1%7E1')]: page([entry(102, null)]),
	})
	await press(screen.getByRole('tab', { name: /Planejo Ler/ }))
	expect(screen.getByRole('link', { name: 'Obra 101' })).toHaveAttribute('href', '/manga/101')
	expect(screen.getByText('CAP 0 / 24')).toBeVisible()
	expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
	await press(screen.getByRole('button', { name: 'Mostrar mais' }))
	expect(screen.getByText('CAP 0 / ?')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
})

test('a list that fails to load shows an error, and its button loads it again', async () => {
	await open('anime', { [address('anime', 'current')]: SERVER_ERROR })
	const alert = screen.getByRole('alert')
	expect(alert).toHaveTextContent('A lista não pôde ser carregada')
	answerWith({ [address('anime', 'current')]: page([]) })
	await press(within(alert).getByRole('button'))
	expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
})

test('the entries stay while a filter loads, and an answer belongs to its own request', async () => {
	jest.useFakeTimers()
	const filtered = (q: string) => `${address('manga', 'current')}&q=${q}`
	await open('manga', {
		[address('manga', 'current')]: page([entry(1, 24), entry(2, 24)], '1~1'),
		[filtered('o')]: page([entry(2, 24)]),
	})
	const titles = () => screen.queryAllByRole('link').map((link) => link.textContent)
	const card = screen.getByRole('link', { name: 'Obra 2' })
	const type = (q: string) =>
		act(async () => {
			fireEvent.change(screen.getByLabelText('Filtrar por nome'), { target: { value: q } })
			jest.advanceTimersByTime(LISTING_DEBOUNCE_MS)
		})
	const slow = holdAnswer(filtered('o'))
	await type('o')
	expect(titles()).toEqual(['Obra 1', 'Obra 2'])
	expect(screen.getByRole('button', { name: 'Mostrar mais' })).toHaveAttribute('aria-disabled', 'true')
	await act(slow.release)
	expect(titles()).toEqual(['Obra 2'])
	expect(screen.getByRole('link', { name: 'Obra 2' })).toBe(card)
	expect(screen.getByLabelText('Filtrar por nome')).toHaveValue('o')
	jest.useRealTimers()
})

test('the favorites are in four groups', async () => {
	const groups = { animes: [], mangas: [], characters: [], staff: [] }
	await open('favorites', { 'GET /api/profiles/Bia/favorites': { status: 200, body: groups } })
	expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
		'Animes Favoritos',
		'Mangás Favoritos',
		'Personagens Favoritos',
		'Equipe Técnica & Estúdios Favoritos',
	])
	expect(screen.getAllByText('Nenhum favorito adicionado nesta categoria.')).toHaveLength(4)
})
