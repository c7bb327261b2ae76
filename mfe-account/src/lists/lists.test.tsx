import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $toasts, $token, signIn } from 'shared-state'
import ListTabs from '../listTabs/ListTabs.tsx'
import { ListsPage } from './ListsPage.tsx'
import { loadLists } from './loadLists.ts'

interface Asked {
	method: string
	path: string
	body: unknown
}
type Answer = { status: number; body: unknown }

let answers: Record<string, Answer> = {}
let asked: Asked[] = []

const done = (body: unknown): Answer => ({ status: 200, body })
const list = (id: string, title: string, more: object = {}) => ({
	id,
	title,
	description: 'Para dias de chuva',
	isPublic: true,
	count: 2,
	covers: [{ titleId: 1, imageUrl: '/art/poster/1.svg', color: '#123456' }],
	...more,
})
const shelf = (...lists: object[]) => done({ counts: { anime: 1200, manga: 1, favorites: 0 }, lists })
const title = (id: number) => ({
	id,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${id}`,
	englishTitle: null,
	japaneseTitle: null,
	imageUrl: `/art/poster/${id}.svg`,
	color: '#123456',
})
const SHELF = '/api/profiles/%40me/lists'

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			asked.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) })
			const answer = answers[`${method} ${path}`] ?? { status: 500, body: {} }
			return { status: answer.status, text: async () => JSON.stringify(answer.body) }
		},
	})
	await setLocale('pt')
	answers = {
		'POST /api/auth/login': done({
			token: 'x'.repeat(43),
			user: { id: '1', username: 'Bia', avatarUrl: null, role: 'member' },
		}),
	}
	await act(async () => {
		await signIn('bia@exemplo.com.br', 'violeta-quieta-83')
	})
	expect($token.get()).not.toBe('')
})
beforeEach(() => {
	asked = []
})

async function open(given: typeof answers) {
	answers = given
	const router = createMemoryRouter(
		[{ path: '*', Component: ListsPage, loader: loadLists, HydrateFallback: () => null }],
		{
			initialEntries: ['/lists'],
		},
	)
	await act(async () => render(<RouterProvider router={router} />))
}
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
const type = (label: string | RegExp, value: string) =>
	act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const toasts = () => $toasts.get().map(({ text }) => text)
const cards = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('button')[0]?.textContent)

test('the standard lists have their numbers; without a list of one’s own the page says how to begin', async () => {
	await open({ [`GET ${SHELF}`]: shelf() })
	expect(screen.getByRole('heading', { level: 1, name: 'Minhas Listas' })).toBeVisible()
	expect(screen.getByRole('button', { name: /Lista de Animes.*1\.200 animes/ })).toBeVisible()
	expect(screen.getByRole('button', { name: /Lista de Mangás.*1 mangá/ })).toBeVisible()
	expect(screen.getByText('Você ainda não tem listas personalizadas.')).toBeVisible()
	expect(screen.getByText('Crie sua primeira lista para organizar seus animes e mangás!')).toBeVisible()
})

test('a new list goes to the top; one without a title is not sent, and nothing typed is lost', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Velha')),
		'POST /api/lists': done({ list: list('cl2', 'Chuva', { count: 1 }) }),
	})
	await press(screen.getByRole('button', { name: 'Criar Nova Lista' }))
	await type('Descrição (Opcional)', 'Para dias assim')
	expect(screen.getByRole('switch', { name: /Visibilidade: Pública/ })).toBeChecked()
	await press(screen.getByRole('button', { name: 'Criar Lista' }))
	expect(toasts()).toContain('O título da lista é obrigatório.')
	expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
	expect(screen.getByLabelText('Descrição (Opcional)')).toHaveValue('Para dias assim')
	await type('Título da Lista', 'Chuva')
	await press(screen.getByRole('button', { name: 'Criar Lista' }))
	expect(asked.at(-1)?.body).toEqual({ title: 'Chuva', description: 'Para dias assim', isPublic: true })
	expect(cards()).toEqual(['Chuva', 'Velha'])
	expect(screen.getByText('1 Obra')).toBeVisible()
	expect(screen.getByText('2 Obras')).toBeVisible()
})

test('a list is deleted from its menu and taken back', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Velha')),
		'DELETE /api/lists/cl1': done({ done: true }),
		'POST /api/lists/cl1/restore': done({ list: list('cl1', 'Velha') }),
	})
	await press(screen.getByRole('button', { name: 'Opções da lista Velha' }))
	await press(screen.getByRole('menuitem', { name: 'Deletar' }))
	expect(screen.getByText('Você ainda não tem listas personalizadas.')).toBeVisible()
	const undo = $toasts.get().find(({ text }) => text === 'Lista deletada.')?.action
	expect(undo?.label).toBe('Desfazer')
	await act(async () => undo?.onPress())
	expect(cards()).toEqual(['Velha'])
})

test('what another tab made of a list stands in its form beside what was typed', async () => {
	const refusal = { code: 'list.changed', msg: 'x', requestId: 'x', fields: { title: 'list.changed' } }
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Velha')),
		'PUT /api/lists/cl1': { status: 409, body: refusal },
		'GET /api/lists/cl1': done({ list: list('cl1', 'Sol'), isOwn: true, items: [] }),
	})
	await press(screen.getByRole('button', { name: 'Opções da lista Velha' }))
	await press(screen.getByRole('menuitem', { name: 'Editar' }))
	await type('Título da Lista', 'Chuva')
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(screen.getByText('Em outra aba virou “Sol”. Salve de novo para ficar com o seu.')).toBeVisible()
	expect(screen.getByLabelText('Título da Lista')).toHaveValue('Chuva')
	answers['PUT /api/lists/cl1'] = done({ list: list('cl1', 'Chuva') })
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(asked.at(-1)?.body).toMatchObject({ title: 'Chuva', read: { title: 'Sol' } })
	expect(cards()).toEqual(['Chuva'])
})

test('the arrow keys move a list; where the server refuses it goes back', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Um'), list('cl2', 'Dois')),
		'PUT /api/lists/cl1/place': done({ done: true }),
	})
	const handle = () => screen.getByRole('button', { name: /Mudar Um de lugar/ })
	await act(async () => fireEvent.keyDown(handle(), { key: 'ArrowRight' }))
	expect(asked.at(-1)).toMatchObject({ path: '/api/lists/cl1/place', body: { before: null } })
	expect(cards()).toEqual(['Dois', 'Um'])
	expect(handle()).toHaveFocus()
	expect(screen.getByText('Um agora está na posição 2.')).toBeInTheDocument()
	answers = {}
	await act(async () => fireEvent.keyDown(handle(), { key: 'ArrowLeft' }))
	expect(cards()).toEqual(['Dois', 'Um'])
})

test('a list opens with all that is on it; an empty one says so', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Chuva'), list('cl2', 'Nada')),
		'GET /api/lists/cl1': done({ list: list('cl1', 'Chuva'), isOwn: true, items: [title(1), title(2)] }),
		'GET /api/lists/cl2': done({ list: list('cl2', 'Nada'), isOwn: true, items: [] }),
	})
	await press(screen.getByRole('button', { name: 'Chuva' }))
	const dialog = screen.getByRole('dialog', { name: 'Chuva' })
	expect(within(dialog).getByRole('link', { name: 'Obra 2' })).toHaveAttribute('href', '/anime/2')
	await press(within(dialog).getByRole('button', { name: 'Fechar' }))
	await press(screen.getByRole('button', { name: 'Nada' }))
	expect(screen.getByText('Esta lista está vazia.')).toBeVisible()
	expect(screen.getByText('Adicione animes e mangás para começar!')).toBeVisible()
})

test('lists that cannot be loaded say so and heal by their button', async () => {
	await open({})
	const alert = screen.getByRole('alert')
	expect(alert).toHaveTextContent('Suas listas não puderam ser carregadas')
	answers = { [`GET ${SHELF}`]: shelf() }
	await press(within(alert).getByRole('button'))
	expect(screen.getByText('Você ainda não tem listas personalizadas.')).toBeVisible()
})

describe('the owner of a list', () => {
	const entry = (more: object = {}) => ({
		title: title(1),
		status: 'current',
		progress: { current: 3, total: 12 },
		volumes: { current: 0, total: null },
		score: 8,
		startedOn: '2019',
		finishedOn: null,
		rewatches: 0,
		notes: '',
		isPrivate: false,
		...more,
	})
	const page = () => {
		const counts = { current: 1, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
		return done({ counts, items: [entry()], next: null })
	}
	const LIST = 'GET /api/profiles/%40me/list?kind=anime&status=current&sort=changed'

	async function openList(given: typeof answers) {
		answers = { [LIST]: page(), ...given }
		const router = createMemoryRouter([{ path: '*', element: <ListTabs username="@me" list="anime" isOwn /> }])
		await act(async () => render(<RouterProvider router={router} />))
	}

	test('goes on by "+1" in place, and a refusal puts it back', async () => {
		await openList({ 'POST /api/list/1/progress': done({ entry: entry({ progress: { current: 4, total: 12 } }) }) })
		await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
		expect(screen.getByText('EP 4 / 12')).toBeVisible()
		answers = {}
		await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
		expect(screen.getByText('EP 4 / 12')).toBeVisible()
	})

	test('changes an entry; a refusal stands at its field and loses nothing typed', async () => {
		const refusal = {
			code: 'entry.progress.beyond',
			msg: 'x',
			requestId: 'x',
			fields: { progress: 'entry.progress.beyond' },
		}
		await openList({ 'PATCH /api/list/1': { status: 400, body: refusal } })
		await press(screen.getByRole('button', { name: 'Editar Obra 1 na lista' }))
		await screen.findByRole('dialog', { name: 'Obra 1' })
		expect(screen.getByLabelText('Começou em')).toHaveValue('2019')
		await type('Episódios vistos', '99')
		await press(screen.getByRole('button', { name: 'Salvar' }))
		expect(asked.at(-1)?.body).toMatchObject({ progress: 99 })
		expect(asked.at(-1)?.body).not.toHaveProperty('startedOn')
		expect(screen.getByLabelText('Episódios vistos')).toHaveValue(99)
		expect(screen.getByLabelText('Episódios vistos')).toHaveAccessibleDescription(
			'Não existem tantos assim nesta obra.',
		)
		answers = { 'PATCH /api/list/1': done({ entry: entry({ status: 'completed' }) }) }
		await type('Situação', 'completed')
		await press(screen.getByRole('button', { name: 'Salvar' }))
		expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
		expect(screen.getByRole('tab', { name: /Completo/ })).toHaveTextContent('1')
	})

	test('takes a title off, and takes that back', async () => {
		await openList({
			'DELETE /api/list/1': done({ done: true }),
			'POST /api/list/1/restore': done({ entry: entry() }),
		})
		await press(screen.getByRole('button', { name: 'Editar Obra 1 na lista' }))
		await screen.findByRole('dialog', { name: 'Obra 1' })
		await press(screen.getByRole('button', { name: 'Tirar da lista' }))
		expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
		await act(async () =>
			$toasts
				.get()
				.find(({ text }) => text === 'Removido da sua lista.')
				?.action?.onPress(),
		)
		expect(screen.getByText('EP 3 / 12')).toBeVisible()
	})
})
