import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { $reload, $toasts, $token } from 'shared-state'
import {
	type Answers,
	answerWith,
	forgetAnswers,
	goLive,
	ok,
	open as openPage,
	press,
	refused,
	requests,
	SERVER_ERROR,
	signInAs,
	toasts,
	type,
} from 'slice-kit/testing'
import { aListItem, aListPage } from '../shared/testing/listPage.testing.ts'
import { noFilters } from '../shared/testing/ownList.testing.tsx'
import { ListsPage } from './ListsPage.tsx'
import { loadLists, shouldRevalidateLists } from './loadLists.ts'

const list = (id: string, title: string, more: object = {}) => ({
	id,
	title,
	description: 'Para dias de chuva',
	isPublic: true,
	count: 2,
	covers: [{ titleId: 1, imageUrl: '/art/poster/1.svg', color: '#123456' }],
	...more,
})
const counts = { anime: 1200, manga: 1, favorites: 0 }
const shelf = (...lists: object[]) => ok({ counts, lists })
const SHELF = '/api/profiles/%40me/lists'

beforeEach(async () => {
	$reload.set(() => {})
	goLive()
	await signInAs('member')
	expect($token.get()).not.toBe('')
})

async function open(given: Answers) {
	answerWith({ 'GET /api/shared-lists': ok({ lists: [] }), ...given })
	await openPage('/lists?list=custom', { Component: ListsPage, loader: loadLists })
}
const cards = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('button')[0]?.textContent)

test('the page opens with the list of animes; another tab is in the address and reads no more than it needs', async () => {
	const none = { current: 0, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
	const empty = ok({ counts: none, items: [], next: null })
	answerWith({
		...noFilters(),
		'GET /api/shared-lists': ok({ lists: [] }),
		[`GET ${SHELF}`]: shelf(),
		'GET /api/profiles/%40me/list?kind=anime&status=current&sort=changed': empty,
		'GET /api/profiles/%40me/list?kind=manga&status=current&sort=changed': empty,
	})
	const page = { Component: ListsPage, loader: loadLists, shouldRevalidate: shouldRevalidateLists }
	const { router } = await openPage('/lists', page)
	expect(screen.getByRole('heading', { level: 1, name: 'Minhas Listas' })).toBeVisible()
	expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
	await press(screen.getByRole('tab', { name: 'Lista de Mangás' }))
	expect(screen.getByText('Nenhum mangá nesta lista.')).toBeVisible()
	expect(router.state.location.search).toBe('?list=manga')
	const reads = () => requests.filter(({ path }) => path === SHELF)
	expect(reads()).toHaveLength(1)
	await press(screen.getByRole('tab', { name: 'Listas Personalizadas' }))
	expect(screen.getByText('Você ainda não tem listas personalizadas.')).toBeVisible()
	expect(screen.getByText('Crie sua primeira lista para organizar seus animes e mangás!')).toBeVisible()
	expect(reads()).toHaveLength(2)
})

test('a new list comes first; one without a title is not sent, and typed values stay', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Velha')),
		'POST /api/lists': ok({ list: list('cl2', 'Chuva', { count: 1 }) }),
	})
	await press(screen.getByRole('button', { name: 'Criar Nova Lista' }))
	await type('Descrição (Opcional)', 'Para dias assim')
	expect(screen.getByRole('switch', { name: /Visibilidade: Pública/ })).toBeChecked()
	await press(screen.getByRole('button', { name: 'Criar Lista' }))
	expect(toasts()).toContain('O título da lista é obrigatório.')
	expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
	expect(screen.getByLabelText('Descrição (Opcional)')).toHaveValue('Para dias assim')
	await type('Título da Lista', 'Chuva')
	await press(screen.getByRole('button', { name: 'Criar Lista' }))
	expect(requests.at(-1)?.body).toEqual({ title: 'Chuva', description: 'Para dias assim', isPublic: true })
	expect(cards()).toEqual(['Chuva', 'Velha'])
	expect(screen.getByText('1 Obra')).toBeVisible()
	expect(screen.getByText('2 Obras')).toBeVisible()
})

describe('a form that was interrupted by a sign-in', () => {
	const refusal = refused(401, 'auth.required')

	async function afterSignIn(given: Answers) {
		cleanup()
		await signInAs('member')
		await open(given)
	}

	test('restores the values of a new list, once', async () => {
		await open({ [`GET ${SHELF}`]: shelf(), 'POST /api/lists': refusal })
		await press(screen.getByRole('button', { name: 'Criar Nova Lista' }))
		await type('Título da Lista', 'Chuva')
		await type(/^Descrição/, 'Para dias cinza')
		await press(screen.getByRole('switch'))
		await press(screen.getByRole('button', { name: 'Criar Lista' }))
		await afterSignIn({ [`GET ${SHELF}`]: shelf(), 'POST /api/lists': ok({ list: list('cl1', 'Chuva') }) })
		expect(screen.getByLabelText('Título da Lista')).toHaveValue('Chuva')
		await press(screen.getByRole('button', { name: 'Criar Lista' }))
		expect(requests.at(-1)?.body).toEqual({ title: 'Chuva', description: 'Para dias cinza', isPublic: false })
		expect(screen.queryByRole('dialog')).toBeNull()
		await afterSignIn({ [`GET ${SHELF}`]: shelf() })
		expect(screen.queryByRole('dialog')).toBeNull()
	})

	test('opens again for an edited list, until it is closed', async () => {
		const given = { [`GET ${SHELF}`]: shelf(list('cl1', 'Velha'), list('cl2', 'Outra')) }
		await open({ ...given, 'PUT /api/lists/cl2': refusal })
		await press(screen.getByRole('button', { name: 'Opções da lista Outra' }))
		await press(screen.getByRole('menuitem', { name: 'Editar' }))
		await type('Título da Lista', 'Nova')
		await press(screen.getByRole('button', { name: 'Salvar' }))
		await afterSignIn(given)
		expect(screen.getByLabelText('Título da Lista')).toHaveValue('Nova')
		expect(screen.getByLabelText(/^Descrição/)).toHaveValue('Para dias de chuva')
		await press(screen.getByRole('button', { name: 'Cancelar' }))
		await afterSignIn(given)
		expect(screen.queryByRole('dialog')).toBeNull()
	})

	test('opens nothing if the list was deleted', async () => {
		await open({ [`GET ${SHELF}`]: shelf(list('cl1', 'Velha')), 'PUT /api/lists/cl1': refusal })
		await press(screen.getByRole('button', { name: 'Opções da lista Velha' }))
		await press(screen.getByRole('menuitem', { name: 'Editar' }))
		await type('Título da Lista', 'Nova')
		await press(screen.getByRole('button', { name: 'Salvar' }))
		await afterSignIn({ [`GET ${SHELF}`]: shelf() })
		expect(screen.queryByRole('dialog')).toBeNull()
	})
})

test('a list is deleted from its menu, and restored', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Velha')),
		'DELETE /api/lists/cl1': ok({ done: true }),
		'POST /api/lists/cl1/restore': ok({ list: list('cl1', 'Velha') }),
	})
	await press(screen.getByRole('button', { name: 'Opções da lista Velha' }))
	await press(screen.getByRole('menuitem', { name: 'Deletar' }))
	expect(screen.getByText('Você ainda não tem listas personalizadas.')).toBeVisible()
	const undo = $toasts.get().find(({ text }) => text === 'Lista deletada.')?.action
	expect(undo?.label).toBe('Desfazer')
	await act(async () => undo?.onPress())
	expect(cards()).toEqual(['Velha'])
})

test('a restored list returns to its position, even after other lists were created or moved', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Um'), list('cl2', 'Dois'), list('cl3', 'Três')),
		'PUT /api/lists/cl3/place': ok({ done: true }),
		'DELETE /api/lists/cl1': ok({ done: true }),
		'POST /api/lists/cl1/restore': ok({ list: list('cl1', 'Um') }),
		'POST /api/lists': ok({ list: list('cl9', 'Nova') }),
	})
	const moved = screen.getByRole('button', { name: /Mudar Três de lugar/ })
	await act(async () => fireEvent.keyDown(moved, { key: 'ArrowLeft' }))
	await press(screen.getByRole('button', { name: 'Opções da lista Um' }))
	await press(screen.getByRole('menuitem', { name: 'Deletar' }))
	await press(screen.getByRole('button', { name: 'Criar Nova Lista' }))
	await type('Título da Lista', 'Nova')
	await press(screen.getByRole('button', { name: 'Criar Lista' }))
	await act(async () =>
		$toasts
			.get()
			.find(({ text }) => text === 'Lista deletada.')
			?.action?.onPress(),
	)
	expect(cards()).toEqual(['Nova', 'Um', 'Três', 'Dois'])
})

test('on a conflict the form shows the change of the other tab and keeps typed values', async () => {
	const refusal = { code: 'list.changed', msg: 'x', requestId: 'x', fields: { title: 'list.changed' } }
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Velha')),
		'PUT /api/lists/cl1': { status: 409, body: refusal },
		'GET /api/lists/cl1': ok({ ...aListPage(), list: list('cl1', 'Sol') }),
	})
	await press(screen.getByRole('button', { name: 'Opções da lista Velha' }))
	await press(screen.getByRole('menuitem', { name: 'Editar' }))
	await type('Título da Lista', 'Chuva')
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(screen.getByText('Em outra aba virou “Sol”. Salve de novo para ficar com o seu.')).toBeVisible()
	expect(screen.getByLabelText('Título da Lista')).toHaveValue('Chuva')
	answerWith({ 'PUT /api/lists/cl1': ok({ list: list('cl1', 'Chuva') }) })
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(requests.at(-1)?.body).toMatchObject({ title: 'Chuva', read: { title: 'Sol' } })
	expect(cards()).toEqual(['Chuva'])
})

test('the arrow keys move a list; an error rolls it back', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Um'), list('cl2', 'Dois')),
		'PUT /api/lists/cl1/place': ok({ done: true }),
	})
	const handle = () => screen.getByRole('button', { name: /Mudar Um de lugar/ })
	await act(async () => fireEvent.keyDown(handle(), { key: 'ArrowRight' }))
	expect(requests.at(-1)).toMatchObject({ path: '/api/lists/cl1/place', body: { before: null } })
	expect(cards()).toEqual(['Dois', 'Um'])
	expect(handle()).toHaveFocus()
	expect(screen.getByText('Um agora está na posição 2.')).toBeInTheDocument()
	forgetAnswers(SERVER_ERROR)
	await act(async () => fireEvent.keyDown(handle(), { key: 'ArrowLeft' }))
	expect(cards()).toEqual(['Dois', 'Um'])
})

test('a list opens with its titles; an empty one says so', async () => {
	await open({
		[`GET ${SHELF}`]: shelf(list('cl1', 'Chuva'), list('cl2', 'Nada')),
		'GET /api/lists/cl1': ok({
			...aListPage(),
			list: list('cl1', 'Chuva'),
			items: [aListItem(1), aListItem(2)],
		}),
		'GET /api/lists/cl2': ok({ ...aListPage(), list: list('cl2', 'Nada') }),
		'PUT /api/lists/cl1/seen': ok({ done: true }),
		'PUT /api/lists/cl2/seen': ok({ done: true }),
	})
	await press(screen.getByRole('button', { name: 'Chuva' }))
	const dialog = screen.getByRole('dialog', { name: 'Chuva' })
	expect(within(dialog).getByRole('link', { name: 'Obra 2' })).toHaveAttribute('href', '/anime/2')
	await press(within(dialog).getByRole('button', { name: 'Fechar' }))
	await press(screen.getByRole('button', { name: 'Nada' }))
	expect(screen.getByText('Esta lista está vazia.')).toBeVisible()
	expect(screen.getByText('Adicione animes e mangás para começar!')).toBeVisible()
})

test('lists that fail to load show an error, and its button loads them again', async () => {
	await open({ [`GET ${SHELF}`]: SERVER_ERROR })
	const alert = screen.getByRole('alert')
	expect(alert).toHaveTextContent('Suas listas não puderam ser carregadas')
	answerWith({ [`GET ${SHELF}`]: shelf() })
	await press(within(alert).getByRole('button'))
	expect(screen.getByText('Você ainda não tem listas personalizadas.')).toBeVisible()
})
