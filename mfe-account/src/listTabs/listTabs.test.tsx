import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { EntryStatus } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import ListTabs from './ListTabs.tsx'

let answers: Record<string, { status: number; body: unknown }> = {}

const entry = (id: number, total: number | null) => ({
	title: {
		id,
		kind: 'manga',
		format: 'Manga',
		title: `Obra ${id}`,
		englishTitle: null,
		japaneseTitle: null,
		imageUrl: `/art/poster/${id}.svg`,
		color: '#123456',
	},
	status: 'planned',
	progress: { current: 0, total },
	volumes: { current: 0, total: null },
	score: null,
	startedOn: null,
	finishedOn: null,
	rewatches: 0,
	notes: '',
	isPrivate: false,
})
const address = (kind: string, status: EntryStatus, after = '') =>
	`/api/profiles/Bia/list?kind=${kind}&status=${status}&sort=changed${after}`
const page = (items: unknown[], next: string | null = null) => ({
	status: 200,
	body: { counts: { current: 0, completed: 0, planned: 2, dropped: 0, paused: 0, rewatching: 0 }, items, next },
})

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const { status, body } = answers[path] ?? { status: 500, body: {} }
			return { status, text: async () => JSON.stringify(body) }
		},
	})
	await setLocale('pt')
})

async function open(list: 'anime' | 'manga' | 'favorites', given: typeof answers = {}) {
	answers = given
	const router = createMemoryRouter([{ path: '*', element: <ListTabs username="Bia" list={list} /> }])
	await act(async () => render(<RouterProvider router={router} />))
}
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))

test.each([
	['anime', ['Assistindo 0', 'Completo 0', 'Planejo Ver 2', 'Dropado 0'], 'Nenhum anime nesta lista.'],
	['manga', ['Lendo 0', 'Completo 0', 'Planejo Ler 2', 'Dropado 0'], 'Nenhum mangá nesta lista.'],
] as const)(
	'the tabs of the %s list have their numbers; the first is open, and says where it is empty',
	async (kind, tabs, empty) => {
		await open(kind, { [address(kind, 'current')]: page([]) })
		expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
			tabs.map((tab) => tab.replace(/ (?=\d)/, '')),
		)
		expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tabs[0].replace(/ (?=\d)/, ''))
		expect(screen.getByText(empty)).toBeVisible()
	},
)

test('each title leads to its page and shows how far the member is; more come by the button', async () => {
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

test('a list that cannot be loaded says so and heals by its button', async () => {
	await open('anime')
	const alert = screen.getByRole('alert')
	expect(alert).toHaveTextContent('A lista não pôde ser carregada')
	answers = { [address('anime', 'current')]: page([]) }
	await press(within(alert).getByRole('button'))
	expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
})

test('the favorites stand in four groups', async () => {
	const groups = { animes: [], mangas: [], characters: [], staff: [] }
	await open('favorites', { '/api/profiles/Bia/favorites': { status: 200, body: groups } })
	expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
		'Animes Favoritos',
		'Mangás Favoritos',
		'Personagens Favoritos',
		'Equipe Técnica & Estúdios Favoritos',
	])
	expect(screen.getAllByText('Nenhum favorito adicionado nesta categoria.')).toHaveLength(4)
})
