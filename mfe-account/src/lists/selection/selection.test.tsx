import { act, fireEvent, screen, within } from '@testing-library/react'
import { ENTRIES_PER_CHANGE, type ListEntry, type ListPage } from 'shared-contract'
import { $toasts } from 'shared-state'
import {
	answerWith,
	forgetAnswers,
	ok,
	openWidget,
	press,
	requests,
	SERVER_ERROR,
	signInAs,
	toasts,
	type,
} from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { noFilters } from '../../shared/testing/ownList.testing.tsx'
import ListTabs from '../listTabs/ListTabs.tsx'

const entry = (id: number, more: Partial<ListEntry> = {}) =>
	anEntry(aTitle(id), { status: 'current', progress: { current: 3, total: 12 }, ...more })
const CHANGE = 'PATCH /api/list'
beforeEach(async () => {
	await signInAs('member')
})

async function open(...items: ListEntry[]) {
	const counts = { current: items.length, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
	const page = ok({ counts, items, next: null } satisfies ListPage)
	answerWith({ ...noFilters(), 'GET /api/profiles/%40me/list?kind=anime&status=current&sort=changed': page })
	await openWidget(<ListTabs username="@me" list="anime" isOwn />)
}
const link = (id: number) => screen.getByRole('link', { name: `Obra ${id}` })
const key = (key: string, more: object = {}) =>
	act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const bar = () => screen.findByRole('region', { name: 'Obras selecionadas' })
const button = async (name: string) => within(await bar()).getByRole('button', { name })
const selectAll = async () => {
	act(() => link(1).focus())
	await key('a', { ctrlKey: true })
	await bar()
}
const sent = () =>
	requests.filter(({ method }) => method !== 'GET').map(({ body }) => (body as { changes: object[] }).changes)
const undo = () => act(async () => $toasts.get().at(-1)?.action?.onPress())
const names = () => screen.getAllByRole('link').map((each) => each.textContent)

test('space, Shift with arrows and Ctrl+A select rows; Escape ends it', async () => {
	await open(entry(1), entry(2), entry(3))
	act(() => link(1).focus())
	await key(' ')
	expect(await bar()).toHaveTextContent('1 selecionada')
	await key('ArrowDown', { shiftKey: true })
	expect(await bar()).toHaveTextContent('2 selecionadas')
	expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2)
	expect(link(2)).toHaveFocus()
	await key(' ')
	expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1)
	await key('a', { metaKey: true })
	expect(await bar()).toHaveTextContent('3 selecionadas')
	await key('Escape')
	expect(screen.queryByRole('region', { name: 'Obras selecionadas' })).toBeNull()
	expect(sent()).toEqual([])
})

test('the space bar on a button of a row presses the button', async () => {
	await open(entry(1))
	act(() => screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }).focus())
	const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
	act(() => void document.activeElement?.dispatchEvent(event))
	expect(event.defaultPrevented).toBe(false)
	expect(screen.queryByRole('checkbox')).toBeNull()
})

test('by touch: while entries are being selected, a press on a title selects it and opens nothing', async () => {
	await open(entry(1), entry(2))
	await press(screen.getByRole('button', { name: 'Selecionar obras', pressed: false }))
	expect(screen.getByRole('button', { name: 'Selecionar obras', pressed: true })).toBeVisible()
	expect(await bar()).toHaveTextContent('Toque nas obras que quer mudar')
	await press(link(2))
	expect(screen.getByRole('checkbox', { name: 'Selecionar Obra 2' })).toBeChecked()
	await press(screen.getByRole('checkbox', { name: 'Selecionar Obra 1' }))
	expect(await bar()).toHaveTextContent('2 selecionadas')
	await press(await button('Parar de selecionar'))
	expect(screen.queryByRole('checkbox')).toBeNull()
	expect(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' })).toBeVisible()
})

test.each([
	['8', { score: 8, read: { score: null } }, { score: 8 }, '2 obras com nota 8', { score: null, read: { score: 8 } }],
	['+', { progress: 4 }, { progress: { current: 4, total: 12 } }, '2 obras mudaram.', { progress: 3 }],
	['-', { progress: 2 }, { progress: { current: 2, total: 12 } }, '2 obras mudaram.', { progress: 3 }],
])('%s counts for all selected rows, and one press undoes it', async (pressed, change, after, text, back) => {
	await open(entry(1), entry(2), entry(3))
	act(() => link(1).focus())
	await key('ArrowDown', { shiftKey: true })
	await bar()
	answerWith({ [CHANGE]: ok({ entries: [entry(1, after), entry(2, after)], refused: [] }) })
	await key(pressed)
	expect(sent()).toMatchObject([
		[
			{ titleId: 1, change },
			{ titleId: 2, change },
		],
	])
	expect(toasts()).toContain(text)
	answerWith({ [CHANGE]: ok({ entries: [entry(1), entry(2)], refused: [] }) })
	await undo()
	expect(sent()[1]).toMatchObject([
		{ titleId: 1, change: back },
		{ titleId: 2, change: back },
	])
	expect(toasts()).toContain('2 obras estão como antes.')
})

test('a form changes what several have in common; entries that have it already are not sent', async () => {
	await open(entry(1, { tags: ['a'], isPrivate: true }), entry(2, { tags: ['a', 'b'] }), entry(3))
	await selectAll()
	await press(await button('Mudar…'))
	const dialog = within(screen.getByRole('dialog', { name: 'Mudar 3 obras' }))
	await type(dialog.getByLabelText('Situação'), 'paused')
	await type(dialog.getByLabelText('Sua nota'), '7')
	await type(dialog.getByLabelText('Pôr etiquetas'), 'nova')
	await press(dialog.getByRole('button', { name: 'a' }))
	await type(dialog.getByLabelText('Quem vê'), 'private')
	const after = { status: 'paused' as const, score: 7, isPrivate: true }
	answerWith({
		[CHANGE]: ok({
			entries: [
				entry(1, { ...after, tags: ['nova'] }),
				entry(2, { ...after, tags: ['b', 'nova'] }),
				entry(3, { ...after, tags: ['nova'] }),
			],
			refused: [],
		}),
	})
	await press(dialog.getByRole('button', { name: 'Salvar' }))
	const today = expect.stringMatching(/^\d{4}-/)
	expect(sent()).toEqual([
		[
			{ titleId: 1, change: { status: 'paused', score: 7, tags: 'nova', today } },
			{ titleId: 2, change: { status: 'paused', score: 7, tags: 'b, nova', isPrivate: true, today } },
			{ titleId: 3, change: { status: 'paused', score: 7, tags: 'nova', isPrivate: true, today } },
		],
	])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
	answerWith({ [CHANGE]: ok({ entries: [entry(1), entry(2), entry(3)], refused: [] }) })
	await undo()
	expect(sent()[1]?.[1]).toEqual({
		titleId: 2,
		change: {
			status: 'current',
			score: null,
			tags: 'a, b',
			isPrivate: false,
			today,
			read: { status: 'paused', score: 7, tags: 'b, nova', isPrivate: true },
		},
		rewatches: 0,
		isRepeat: false,
	})
	expect(names()).toEqual(['Obra 1', 'Obra 2', 'Obra 3'])
})

test('too many tags are told in the form, with all that was typed', async () => {
	await open(entry(1, { tags: Array.from({ length: 10 }, (_, at) => `t${at}`) }), entry(2))
	await selectAll()
	await press(await button('Mudar…'))
	await type(screen.getByLabelText('Pôr etiquetas'), 'mais uma')
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(screen.getByLabelText('Pôr etiquetas')).toBeInvalid()
	expect(screen.getByLabelText('Pôr etiquetas')).toHaveValue('mais uma')
	expect(sent()).toEqual([])
})

test('entries leave the list together, and come back in their order', async () => {
	await open(entry(1), entry(2), entry(3))
	act(() => link(1).focus())
	await key('ArrowDown', { shiftKey: true })
	answerWith({ [CHANGE]: ok({ entries: [], refused: [] }) })
	await press(await button('Tirar da lista'))
	expect(sent()).toEqual([
		[
			{ titleId: 1, removed: true },
			{ titleId: 2, removed: true },
		],
	])
	expect(names()).toEqual(['Obra 3'])
	expect(screen.getByRole('tab', { name: /Assistindo/ })).toHaveTextContent('1')
	answerWith({ [CHANGE]: ok({ entries: [entry(1), entry(2)], refused: [] }) })
	await undo()
	expect(sent()[1]).toEqual([
		{ titleId: 1, removed: false },
		{ titleId: 2, removed: false },
	])
	expect(names()).toEqual(['Obra 1', 'Obra 2', 'Obra 3'])
})

test('what the server refuses is named and stays as it was; the undo takes back the others', async () => {
	await open(entry(1), entry(2))
	await selectAll()
	const refused = [{ titleId: 2, code: 'list.changed' }]
	answerWith({ [CHANGE]: ok({ entries: [entry(1, { score: 9 })], refused }), 'GET /api/list/2': SERVER_ERROR })
	await key('9')
	expect(toasts()).toEqual(expect.arrayContaining(['1 obra não mudou: Obra 2', '1 obra com nota 9']))
	expect(screen.getAllByLabelText('Nota 9')).not.toEqual([])
	expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain('GET /api/list/2')
	answerWith({ [CHANGE]: ok({ entries: [entry(1)], refused: [] }) })
	await undo()
	expect(sent()[1]).toMatchObject([{ titleId: 1 }])
})

test('without a network nothing changes, and the form keeps what was chosen', async () => {
	await open(entry(1), entry(2))
	await selectAll()
	await press(await button('Mudar…'))
	await type(screen.getByLabelText('Situação'), 'dropped')
	forgetAnswers(SERVER_ERROR)
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(screen.getByLabelText('Situação')).toHaveValue('dropped')
	expect(names()).toEqual(['Obra 1', 'Obra 2'])
})

test('more entries than one request takes go in parts', async () => {
	await open(...Array.from({ length: ENTRIES_PER_CHANGE + 1 }, (_, at) => entry(at + 1)))
	await selectAll()
	answerWith({ [CHANGE]: ok({ entries: [], refused: [] }) })
	await press(await button('Tirar da lista'))
	expect(sent().map((part) => part.length)).toEqual([ENTRIES_PER_CHANGE, 1])
	expect(toasts()).toContain(`${ENTRIES_PER_CHANGE + 1} obras saíram da sua lista.`)
})
