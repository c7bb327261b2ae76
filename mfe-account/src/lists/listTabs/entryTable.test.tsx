import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ListEntry, ListPage } from 'shared-contract'
import { $toasts } from 'shared-state'
import { answerWith, ok, openWidget, press, requests, signInAs, toasts, type } from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { noFilters } from '../../shared/testing/ownList.testing.tsx'
import ListTabs from './ListTabs.tsx'

const facts = { year: 2019, season: 'fall' as const, studio: 'Yume', genres: [], rating: 8.256 }
const entry = (id: number, more: Partial<ListEntry> = {}) =>
	anEntry(aTitle(id), { status: 'current', progress: { current: 3, total: 12 }, facts, ...more })
const counts = { current: 2, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
const page = (...items: ListEntry[]) => ok({ counts, items, next: null } satisfies ListPage)
const address = (query: string, username = '%40me') => `GET /api/profiles/${username}/list?kind=anime&${query}`
const FIRST = 'status=current&sort=changed'
beforeEach(async () => {
	await signInAs('member')
})

async function open(...items: ListEntry[]) {
	answerWith({ ...noFilters(), [address(FIRST)]: page(...items) })
	await openWidget(<ListTabs username="@me" list="anime" isOwn />)
}
const link = (name: string) => screen.getByRole('link', { name })
const key = (key: string, more: object = {}) =>
	act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const writes = () => requests.filter(({ method }) => method !== 'GET')

test('arrows lead from row to row, of which one is a stop of the keyboard', async () => {
	await open(entry(1), entry(2), entry(3))
	const stops = () => screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)
	expect(stops()).toEqual([0, -1, -1])
	act(() => link('Obra 1').focus())
	await key('ArrowUp')
	await key('ArrowDown')
	expect(link('Obra 2')).toHaveFocus()
	expect(stops()).toEqual([-1, 0, -1])
	await key('End')
	expect(link('Obra 3')).toHaveFocus()
	await key('Home')
	expect(link('Obra 1')).toHaveFocus()
	expect(writes()).toEqual([])
})

test.each([
	['+', 'POST /api/list/2/progress', { from: 3 }, 'Obra 2: EP 4 / 12'],
	['-', 'PATCH /api/list/2', { progress: 2, read: { progress: 3 } }, 'Obra 2: EP 2 / 12'],
	['7', 'PATCH /api/list/2', { score: 7, read: { score: null } }, 'Obra 2: nota 7'],
	['0', 'PATCH /api/list/2', { score: 10, read: { score: null } }, 'Obra 2: nota 10'],
])('%s changes the row that has the focus, and the toast undoes it', async (pressed, request, body, text) => {
	await open(entry(1), entry(2))
	const after = {
		'+': { progress: { current: 4, total: 12 } },
		'-': { progress: { current: 2, total: 12 } },
		'7': { score: 7 },
		'0': { score: 10 },
	}[pressed]
	const { facts: _, ...changed } = entry(2, after)
	answerWith({ [request]: ok({ entry: changed }) })
	act(() => link('Obra 2').focus())
	await key(pressed)
	expect(writes()).toMatchObject([{ path: request.split(' ')[1], body }])
	expect(toasts()).toContain(text)
	expect(link('Obra 2')).toHaveFocus()
	// The answer has no facts of the title: the row keeps them.
	expect(screen.getAllByText('Yume')).toHaveLength(2)
	answerWith({ 'PATCH /api/list/2': ok({ entry: entry(2) }) })
	await act(async () => $toasts.get().at(-1)?.action?.onPress())
	expect(writes()).toHaveLength(2)
	expect(writes()[1]?.body).toMatchObject('score' in body ? { score: null } : { progress: 3 })
})

test.each([
	['a field has the focus', '5', () => screen.getByLabelText('Filtrar por nome'), {}],
	['a key of the browser is pressed', '+', () => link('Obra 1'), { ctrlKey: true }],
	['there is nothing less', '-', () => link('Obra 2'), {}],
	['the score is the same', '6', () => link('Obra 2'), {}],
] as const)('no key changes a row while %s', async (_name, pressed, focused, more) => {
	await open(entry(1), entry(2, { progress: { current: 0, total: 12 }, score: 6 }))
	act(() => focused().focus())
	await key(pressed, more)
	expect(writes()).toEqual([])
})

test('a score that follows at once counts from the one before, though the row may not show it yet', async () => {
	await open(entry(1), entry(2))
	answerWith({ 'PATCH /api/list/1': ok({ entry: entry(1, { score: 9 }) }) })
	act(() => link('Obra 1').focus())
	await act(async () => {
		fireEvent.keyDown(link('Obra 1'), { key: '8' })
		fireEvent.keyDown(link('Obra 1'), { key: '9' })
	})
	expect(writes().map(({ body }) => body)).toMatchObject([
		{ score: 8, read: { score: null } },
		{ score: 9, read: { score: 8 } },
	])
})

test('Ctrl+Z undoes the last change of the row, and nothing where there is none', async () => {
	await open(entry(1), entry(2))
	act(() => link('Obra 1').focus())
	await key('z', { ctrlKey: true })
	expect(writes()).toEqual([])
	answerWith({ 'PATCH /api/list/1': ok({ entry: entry(1, { score: 8 }) }) })
	await key('8')
	answerWith({ 'PATCH /api/list/1': ok({ entry: entry(1) }) })
	await key('z', { metaKey: true })
	expect(writes().map(({ body }) => body)).toMatchObject([{ score: 8 }, { score: null, read: { score: 8 } }])
	expect(toasts()).not.toContain('Obra 1: nota 8')
	await key('z', { ctrlKey: true })
	expect(writes()).toHaveLength(2)
})

test('when the row leaves for another list, the next one gets the focus', async () => {
	await open(entry(1, { progress: { current: 11, total: 12 } }), entry(2))
	answerWith({ 'POST /api/list/1/progress': ok({ entry: entry(1, { status: 'completed' }) }) })
	act(() => link('Obra 1').focus())
	await key('+')
	expect(screen.queryByRole('link', { name: 'Obra 1' })).toBeNull()
	expect(link('Obra 2')).toHaveFocus()
})

test('columns are chosen and stored; a header sorts, and says so', async () => {
	await open(entry(1, { startedOn: '2019-04-02' }))
	expect(screen.getByText('Outono 2019')).toBeInTheDocument()
	expect(screen.getByText('8,26')).toBeInTheDocument()
	await press(screen.getByRole('button', { name: 'Colunas', hidden: true }))
	await press(screen.getByRole('switch', { name: 'Estúdio', hidden: true }))
	await press(screen.getByRole('switch', { name: 'Início', hidden: true }))
	expect(screen.queryByText('Yume')).toBeNull()
	expect(localStorage.getItem('niouka:list-columns')?.split(' ').toSorted()).toEqual(
		['score', 'progress', 'season', 'siteScore', 'started'].toSorted(),
	)
	answerWith({ [address('status=current&sort=started')]: page(entry(1), entry(2)) })
	const header = screen.getByRole('columnheader', { name: 'Início', hidden: true })
	expect(header).toHaveAttribute('aria-sort', 'none')
	await press(within(header).getByRole('button', { hidden: true }))
	expect(header).toHaveAttribute('aria-sort', 'descending')
	expect(link('Obra 2')).toBeVisible()
})

test('filters ask for a part; what is not rated opens what is completed, and an empty part takes them back', async () => {
	await open(entry(1))
	answerWith({
		[address('status=completed&sort=changed&unrated=1')]: page(entry(4)),
		[address('status=completed&sort=changed&genre=drama&unrated=1')]: page(),
		[address('status=completed&sort=changed')]: page(entry(5)),
	})
	await press(screen.getByRole('button', { name: 'Filtros' }))
	await press(screen.getByRole('button', { name: 'Sem nota' }))
	expect(link('Obra 4')).toBeVisible()
	expect(screen.getByRole('button', { name: 'Sem nota', pressed: true })).toBeVisible()
	await type(screen.getByLabelText('Gênero'), 'drama')
	expect(screen.getByText('Nada nesta lista com esses filtros.')).toBeVisible()
	await press(screen.getByRole('button', { name: 'Limpar filtros' }))
	expect(link('Obra 5')).toBeVisible()
})

test('a visitor sees the same table, without controls and keys that change it', async () => {
	answerWith({ ...noFilters('Caio'), [address(FIRST, 'Caio')]: page(entry(1, { score: 8 }), entry(2)) })
	await openWidget(<ListTabs username="Caio" list="anime" />)
	expect(screen.getAllByLabelText('Nota 8')).not.toEqual([])
	expect(within(screen.getByRole('grid')).queryAllByRole('button', { name: /Obra/ })).toEqual([])
	act(() => link('Obra 1').focus())
	await key('9')
	await key('+')
	await key('ArrowDown')
	expect(link('Obra 2')).toHaveFocus()
	expect(writes()).toEqual([])
})
