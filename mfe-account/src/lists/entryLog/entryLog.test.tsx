import { act, screen, within } from '@testing-library/react'
import type { ListEntry, LogRecord } from 'shared-contract'
import { $toasts } from 'shared-state'
import {
	type Answers,
	answerWith,
	forgetAnswers,
	ok,
	press,
	requests,
	SERVER_ERROR,
	signInAs,
	toasts,
	type,
} from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { showOwnList } from '../../shared/testing/ownList.testing.tsx'

const record = (id: number, first: number, last: number, day: string, round = 0): LogRecord => ({
	id,
	round,
	first,
	last,
	seenAt: `2026-04-${day}T12:00:00.000Z`,
})
const entry = (current: number): ListEntry =>
	anEntry(aTitle(1), { status: 'current', progress: { current, total: 12 } })
const LOG = 'GET /api/list/1/log'
const logPage = (items: LogRecord[], next: number | null = null) => ok({ items, next })
const THREE = [record(3, 5, 5, '03'), record(2, 4, 4, '02'), record(1, 1, 3, '01')]
beforeEach(async () => {
	await signInAs('member')
})

async function openLog(given: Answers) {
	await showOwnList(entry(5), given)
	await press(screen.getByRole('button', { name: 'Editar Obra 1 na lista' }))
	await screen.findByRole('dialog', { name: 'Obra 1' })
	await press(expandButton())
}
const expandButton = () => screen.getByRole('button', { name: 'Histórico' })
const rows = () =>
	screen
		.queryAllByRole('listitem')
		.flatMap((item) => within(item).queryByRole('time')?.previousSibling?.textContent ?? [])
const remove = (what: RegExp) => press(screen.getByRole('button', { name: what }))

test('the history loads when it is expanded, and shows episodes with their time', async () => {
	await openLog({ [LOG]: logPage([record(4, 1, 2, '09', 1), ...THREE]) })
	expect(rows()).toEqual(['EP 1–2', 'EP 5', 'EP 4', 'EP 1–3'])
	expect(screen.getByText(/^9 de abril de 2026.* · 2ª vez$/)).toBeVisible()
	expect(expandButton()).toHaveAttribute('aria-expanded', 'true')
	await press(expandButton())
	expect(rows()).toEqual([])
	expect(requests.filter(({ path }) => path.endsWith('/log'))).toHaveLength(1)
})

test('removing a record updates the history, the form and the list, and keeps typed values', async () => {
	await openLog({
		[LOG]: logPage(THREE),
		'DELETE /api/list/1/log/2': ok({ entry: entry(4) }),
		'POST /api/list/1/log': ok({ entry: entry(5), record: record(9, 4, 4, '02') }),
	})
	await type(screen.getByLabelText('Anotações'), 'boa')
	await remove(/^Tirar EP 4 do histórico/)
	expect(rows()).toEqual(['EP 4', 'EP 1–3'])
	expect(screen.getByLabelText('Episódios vistos')).toHaveValue(4)
	expect(screen.getByLabelText('Anotações')).toHaveValue('boa')
	expect(screen.getByText('EP 4 / 12')).toBeInTheDocument()
	const undo = $toasts.get().find(({ text }) => text === 'Registro tirado do histórico.')?.action
	await act(async () => undo?.onPress())
	expect(requests.at(-1)?.body).toEqual({ round: 0, first: 4, last: 4, seenAt: '2026-04-02T12:00:00.000Z' })
	expect(rows()).toEqual(['EP 5', 'EP 4', 'EP 1–3'])
	expect(screen.getByText('EP 5 / 12')).toBeInTheDocument()
	// A change by the history does not count as a change by the reader.
	expect(screen.getByLabelText('Episódios vistos')).toHaveValue(5)
	answerWith({ 'PATCH /api/list/1': ok({ entry: entry(5) }) })
	await press(screen.getByRole('button', { name: 'Salvar' }))
	const saved = requests.findLast(({ method }) => method === 'PATCH')
	expect(saved?.body).toEqual({ notes: 'boa', read: { notes: '' }, today: expect.any(String) })
})

test('after a removal the next record has the focus; after the last one, the expand button', async () => {
	await openLog({
		[LOG]: logPage(THREE.slice(1)),
		'DELETE /api/list/1/log/1': ok({ entry: entry(1) }),
		'DELETE /api/list/1/log/2': ok({ entry: entry(0) }),
	})
	await remove(/^Tirar EP 1–3 do histórico/)
	expect(screen.getByRole('button', { name: /^Tirar EP 1 do histórico/ })).toHaveFocus()
	await remove(/^Tirar EP 1 do histórico/)
	expect(expandButton()).toHaveFocus()
	expect(screen.getByText('Nada registrado ainda.')).toBeVisible()
})

test('the record reappears when the server refuses its removal', async () => {
	await openLog({ [LOG]: logPage(THREE) })
	forgetAnswers(SERVER_ERROR)
	await remove(/^Tirar EP 4 do histórico/)
	expect(rows()).toEqual(['EP 5', 'EP 4', 'EP 1–3'])
	expect(toasts()).toHaveLength(1)
	expect(screen.getByLabelText('Episódios vistos')).toHaveValue(5)
})

test('a long history loads page by page; a failed page shows an error', async () => {
	await openLog({ [LOG]: logPage(THREE.slice(0, 2), 2), 'GET /api/list/1/log?after=2': SERVER_ERROR })
	await press(screen.getByRole('button', { name: 'Mostrar mais' }))
	expect(screen.getByRole('alert')).toHaveTextContent('O histórico não pôde ser carregado')
	answerWith({ 'GET /api/list/1/log?after=2': logPage(THREE.slice(2)) })
	await press(screen.getByRole('button', { name: 'Mostrar mais' }))
	expect(rows()).toEqual(['EP 5', 'EP 4', 'EP 1–3'])
	expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
})

test('an empty history says so; a failed one loads again by its button', async () => {
	await openLog({ [LOG]: SERVER_ERROR })
	expect(screen.getByRole('alert')).toHaveTextContent('O histórico não pôde ser carregado')
	answerWith({ [LOG]: logPage([]) })
	await press(within(screen.getByRole('alert')).getByRole('button'))
	expect(screen.getByText('Nada registrado ainda.')).toBeVisible()
})
