import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import {
	editViewRoute,
	removeViewRoute,
	type SavedView,
	savedViewRoute,
	savedViewsRoute,
	saveViewRoute,
} from 'shared-contract'
import { $toasts } from 'shared-state'
import { answer, inTurn, member, openRoute, refuse } from 'slice-kit/testing'
import * as viewRoute from './route.tsx'
import SavedViews from './SavedViews.tsx'

const view = (change: Partial<SavedView> = {}): SavedView => ({
	id: '7',
	place: 'anime',
	name: 'Quero rever',
	query: 'status=completed&tag=quero+rever',
	isPublic: false,
	owner: 'Bia',
	...change,
})
const WINTER = view({ id: '8', place: '/explore', name: 'Inverno', query: 'season=winter' })
const views = (...all: SavedView[]) => answer(savedViewsRoute, { views: all })

let readers = 0

/** The widget on a page at an address, for a reader of whom nothing is known yet. */
const open = (address: string, element = <SavedViews place="anime" />, site: Parameters<typeof openRoute>[2] = {}) =>
	openRoute([{ path: '/:page', element }], address, {
		member: { ...member(), username: `Bia ${++readers}` },
		...site,
	})
const click = async (name: string | RegExp, role = 'button') =>
	act(async () => fireEvent.click(await screen.findByRole(role, { name })))

test('chips set the filters of a view, in place of those that are set, and take them off again', async () => {
	const { router } = await open('/lists?genre=drama&list=anime', undefined, { answers: [views(view(), WINTER)] })
	expect(await screen.findByRole('button', { name: 'Quero rever' })).toHaveAttribute('aria-current', 'false')
	expect(screen.queryByRole('button', { name: 'Inverno' })).toBeNull()
	await click('Quero rever')
	expect(router.state.location.search).toBe('?list=anime&status=completed&tag=quero+rever&view=7')
	expect(screen.getByRole('button', { name: 'Quero rever' })).toHaveAttribute('aria-current', 'true')
	await click('Quero rever')
	expect(router.state.location.search).toBe('?list=anime')
})

test('filters are saved under a name, which may be refused', async () => {
	const taken = refuse(saveViewRoute, 409, 'view.nameTaken', { fields: { name: 'view.nameTaken' } })
	const saved = answer(saveViewRoute, { view: view({ name: 'Drama', query: 'genre=drama' }) })
	const { router, requests } = await open('/lists?genre=drama&x=1', undefined, {
		answers: [views(), inTurn(taken, saved)],
	})
	await click('Salvar visão')
	const field = await screen.findByLabelText('Nome da visão')
	fireEvent.change(field, { target: { value: 'Drama' } })
	await click('Salvar')
	expect(await screen.findByText('Você já tem uma visão com esse nome.')).toBeVisible()
	expect(field).toHaveValue('Drama')
	await click('Salvar')
	await waitFor(() => expect(router.state.location.search).toBe('?x=1&genre=drama&view=7'))
	expect(requests.at(-1)?.body).toEqual({ place: 'anime', name: 'Drama', query: 'genre=drama' })
	expect(screen.queryByRole('button', { name: 'Salvar visão' })).toBeNull()
})

test('its owner updates, publishes and removes a view', async () => {
	const edited = answer(editViewRoute, ({ body }) => ({
		view: view({ query: 'tag=quero+rever', ...(body as object) }),
	}))
	const removed = answer(removeViewRoute, { done: true })
	const page = (
		<main id="main" tabIndex={-1}>
			<SavedViews place="anime" />
		</main>
	)
	const { requests } = await open('/lists?tag=quero+rever&view=7', page, { answers: [views(view()), edited, removed] })
	await click('Opções da visão Quero rever')
	await click(/^Atualizar/, 'menuitem')
	expect(requests.at(-1)?.body).toEqual({ query: 'tag=quero+rever' })
	await click('Opções da visão Quero rever')
	await click('Tornar pública', 'menuitem')
	expect(await screen.findByText(`${location.origin}/views/7`)).toBeVisible()
	await click('Fechar')
	await click('Opções da visão Quero rever')
	await click('Remover', 'menuitem')
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Quero rever' })).toBeNull())
	expect($toasts.get().at(-1)).toMatchObject({ text: 'Visão removida.' })
	expect(screen.getByRole('main')).toHaveFocus()
})

test('a list of titles remembers the view whose filters the reader changes', async () => {
	const winter = { ...WINTER, id: '9' }
	const { router } = await open('/explore?season=winter&view=9', <SavedViews place="/explore" />, {
		answers: [views(winter)],
	})
	expect(await screen.findByRole('button', { name: 'Inverno', current: true })).toBeVisible()
	await act(() => router.navigate('/explore?season=winter&year=2026'))
	expect(screen.getByRole('button', { name: 'Inverno', current: true })).toBeVisible()
	await act(() => router.navigate('/explore'))
	expect(screen.getByRole('button', { name: 'Inverno', current: false })).toBeVisible()
})

test('a visitor sees only the name of the view that an address opened', async () => {
	const answers = [answer(savedViewRoute, { view: { ...WINTER, isPublic: true } })]
	await openRoute([{ path: '/:page', element: <SavedViews place="/explore" /> }], '/explore?season=winter&view=8', {
		answers,
	})
	expect(await screen.findByRole('button', { name: 'Inverno · de Bia' })).toBeVisible()
	expect(screen.getAllByRole('button')).toHaveLength(1)
})

test.each([
	[view(), 'Bia', '/lists?status=completed&tag=quero+rever&view=7'],
	[view({ place: 'manga' }), 'Bia', '/lists?list=manga&status=completed&tag=quero+rever&view=7'],
	[view(), undefined, '/profile/Bia?tab=anime-list&status=completed&tag=quero+rever&view=7'],
	[WINTER, undefined, '/explore?season=winter&view=8'],
])('the address of a view leads to its list', async (opened, username, expected) => {
	const routes = [
		{ path: '/views/:viewId', ...viewRoute },
		{ path: '*', element: null },
	]
	const site = {
		answers: [answer(savedViewRoute, { view: opened })],
		...(username && { member: { ...member(), username } }),
	}
	const { router } = await openRoute(routes, `/views/${opened.id}`, site)
	await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(expected))
})

test('a view that one may not open is not found', async () => {
	const answers = [refuse(savedViewRoute, 404, 'request.notFound')]
	await openRoute([{ path: '/views/:viewId', ...viewRoute }], '/views/7', { answers })
	expect(await screen.findByText('Esta visão não existe')).toBeVisible()
})
