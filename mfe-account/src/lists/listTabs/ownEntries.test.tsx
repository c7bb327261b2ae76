import { act, screen } from '@testing-library/react'
import type { ListEntry } from 'shared-contract'
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
	type,
} from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { showOwnList } from '../../shared/testing/ownList.testing.tsx'

beforeEach(async () => {
	await signInAs('member')
})

const entry = (more: Partial<ListEntry> = {}) =>
	anEntry(aTitle(1), { status: 'current', progress: { current: 3, total: 12 }, score: 8, startedOn: '2019', ...more })
const openList = (given: Answers) => showOwnList(entry(), given)

const toast = () => $toasts.get().at(-1)
const undo = () => act(async () => toast()?.action?.onPress())

test('"+1" updates the progress in place with an undo, and an error rolls it back', async () => {
	await openList({
		'POST /api/list/1/progress': ok({ entry: entry({ progress: { current: 4, total: 12 } }) }),
		'PATCH /api/list/1': ok({ entry: entry() }),
	})
	await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
	expect(screen.getByText('EP 4 / 12')).toBeVisible()
	expect(toast()?.text).toBe('Obra 1: EP 4 / 12')
	await undo()
	expect(requests.at(-1)?.body).toMatchObject({ progress: 3, read: { progress: 4 } })
	expect(screen.getByText('EP 3 / 12')).toBeVisible()
	await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
	expect(screen.getByText('EP 4 / 12')).toBeVisible()
	forgetAnswers(SERVER_ERROR)
	await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
	expect(screen.getByText('EP 4 / 12')).toBeVisible()
})

test('the owner edits an entry; a refusal shows at its field and keeps typed values', async () => {
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
	expect(requests.at(-1)?.body).toMatchObject({ progress: 99 })
	expect(requests.at(-1)?.body).not.toHaveProperty('startedOn')
	expect(screen.getByLabelText('Episódios vistos')).toHaveValue(99)
	expect(screen.getByLabelText('Episódios vistos')).toHaveAccessibleDescription('Não existem tantos assim nesta obra.')
	answerWith({ 'PATCH /api/list/1': ok({ entry: entry({ status: 'completed' }) }) })
	await type('Situação', 'completed')
	await press(screen.getByRole('button', { name: 'Salvar' }))
	expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
	expect(screen.getByRole('tab', { name: /Completo/ })).toHaveTextContent('1')
})

test('the owner removes an entry, and undoes it', async () => {
	await openList({
		'DELETE /api/list/1': ok({ done: true }),
		'POST /api/list/1/restore': ok({ entry: entry() }),
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

test('a toast names the new list of a moved title, and its button brings it back', async () => {
	await openList({
		'POST /api/list/1/progress': ok({ entry: entry({ status: 'completed' }) }),
		'PATCH /api/list/1': ok({ entry: entry() }),
	})
	await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
	expect(screen.getByText('Nenhum anime nesta lista.')).toBeVisible()
	expect([toast()?.text, toast()?.action?.label]).toEqual(['Obra 1 agora está em “Completo”.', 'Desfazer'])
	await undo()
	expect(screen.getByText('EP 3 / 12')).toBeVisible()
})

test('after a change in the form that moved the title, the toast opens its new list', async () => {
	await openList({ 'PATCH /api/list/1': ok({ entry: entry({ status: 'completed' }) }) })
	await press(screen.getByRole('button', { name: 'Editar Obra 1 na lista' }))
	await screen.findByRole('dialog', { name: 'Obra 1' })
	await type('Situação', 'completed')
	await press(screen.getByRole('button', { name: 'Salvar' }))
	const counts = { current: 0, completed: 1, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
	answerWith({
		'GET /api/profiles/%40me/list?kind=anime&status=completed&sort=changed': ok({
			counts,
			items: [entry({ status: 'completed' })],
			next: null,
		}),
	})
	expect(toast()?.action?.label).toBe('Ver lista')
	await undo()
	expect(screen.getByRole('tab', { name: /Completo/ })).toHaveAttribute('aria-selected', 'true')
	expect(screen.getByRole('link', { name: /Obra 1/ })).toBeVisible()
})

test('the reader chooses cards; they have the same controls, and the browser stores the choice', async () => {
	await openList({ 'POST /api/list/1/progress': ok({ entry: entry({ progress: { current: 4, total: 12 } }) }) })
	expect(screen.getByRole('grid', { name: 'Lista de Animes' })).toBeVisible()
	await type('Exibição', 'cards')
	expect(localStorage.getItem('niouka:list-layout')).toBe('cards')
	expect(screen.queryByRole('grid')).toBeNull()
	expect(screen.getByRole('link', { name: /Obra 1/ })).toHaveAttribute('href', '/anime/1')
	await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
	expect(screen.getByText('EP 4 / 12')).toBeVisible()
	await type('Exibição', 'table')
})
