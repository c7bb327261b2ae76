import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ListEntry } from 'shared-contract'
import { signOut } from 'shared-state'
import {
	answerWith,
	goOffline,
	goOnline,
	ok,
	openWidget,
	press,
	refused,
	requests,
	SERVER_ERROR,
	signInAs,
	toasts,
	type,
} from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { showOwnList } from '../../shared/testing/ownList.testing.tsx'
import PendingChanges from './PendingChanges.tsx'
import { editChanges } from './pendingDatabase.ts'

const entry = (more: Partial<ListEntry> = {}) =>
	anEntry(aTitle(1), { status: 'current', progress: { current: 3, total: 12 }, score: 8, ...more })
const progress = (current: number) => ({ progress: { current, total: 12 } })
const changedElsewhere = (now: ListEntry, ...fields: string[]) => ({
	'PATCH /api/list/1': refused(409, 'list.changed', {
		fields: Object.fromEntries(fields.map((field) => [field, 'list.changed'])),
	}),
	'GET /api/list/1': ok({ title: now.title, total: 12, entry: now, lists: [] }),
})
const sent = () => requests.filter(({ method }) => method === 'PATCH')
const plusOne = () => press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
const isSettled = () => waitFor(() => expect(screen.queryByText(/da sua lista|sua escolha/)).toBeNull())
beforeEach(async () => {
	await signInAs('member')
	await editChanges('1', (changes, { remove }) => {
		for (const { id } of changes) remove(id)
	})
	await showOwnList(entry(), {})
	await openWidget(<PendingChanges />)
	goOffline()
})

test('changes without a network show at once, wait together, and are sent with what the reader saw', async () => {
	await plusOne()
	await plusOne()
	expect(await screen.findByText('EP 5 / 12')).toBeVisible()
	expect(await screen.findByText('1 mudança da sua lista espera pela rede.')).toBeVisible()
	answerWith({ 'PATCH /api/list/1': ok({ entry: entry({ ...progress(5), score: 10 }) }) })
	await goOnline()
	await isSettled()
	expect(sent()).toHaveLength(1)
	expect(sent()[0]?.body).toMatchObject({ progress: 5, read: { progress: 3 } })
	expect(sent()[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('signing out tells that changes wait in this browser', async () => {
	await plusOne()
	await screen.findByText('1 mudança da sua lista espera pela rede.')
	await act(signOut)
	expect(toasts().at(-1)).toMatch(/^Você saiu. 1 mudança da sua lista fica guardada/)
})

test('signing out without one tells nothing', async () => {
	const before = toasts()
	await act(signOut)
	expect(toasts()).toEqual(before)
})

test('a change that was sent without an answer is sent again under its key, before a later one', async () => {
	await plusOne()
	await screen.findByText(/espera pela rede/)
	answerWith({ 'PATCH /api/list/1': SERVER_ERROR })
	await goOnline()
	await waitFor(() => expect(sent()).toHaveLength(1))
	goOffline()
	await plusOne()
	await screen.findByText('2 mudanças da sua lista esperam pela rede.')
	answerWith({ 'PATCH /api/list/1': ok({ entry: entry(progress(5)) }) })
	await goOnline()
	await isSettled()
	const [first, again, later] = sent()
	expect(again).toEqual(first)
	expect(later?.body).toMatchObject({ progress: 5, read: { progress: 4 } })
	expect(later?.key).not.toBe(first?.key)
})

test('a change that is undone without a network is not sent', async () => {
	await plusOne()
	await screen.findByText(/espera pela rede/)
	await press(screen.getByRole('button', { name: 'Editar Obra 1 na lista' }))
	await type(await screen.findByLabelText('Episódios vistos'), '3')
	await press(screen.getByRole('button', { name: 'Salvar' }))
	await isSettled()
})

describe('a value that changed elsewhere meanwhile', () => {
	const meanwhile = entry({ ...progress(8), score: 2 })

	beforeEach(async () => {
		await press(screen.getByRole('button', { name: 'Editar Obra 1 na lista' }))
		await type(await screen.findByLabelText('Episódios vistos'), '5')
		await type(screen.getByLabelText('Anotações'), 'no trem')
		await press(screen.getByRole('button', { name: 'Salvar' }))
		await screen.findByText(/espera pela rede/)
		answerWith(changedElsewhere(meanwhile, 'progress'))
		await goOnline()
		await press(await screen.findByRole('button', { name: 'Escolher' }))
	})

	const choose = async (name: string) => {
		const choice = within(await screen.findByRole('dialog')).getByRole('group', { name: 'Episódios vistos' })
		answerWith({ 'PATCH /api/list/1': ok({ entry: meanwhile }) })
		await press(within(choice).getByRole('button', { name }))
		await isSettled()
	}

	test('is replaced by the own one when the reader says so', async () => {
		await choose('Daqui: 5')
		expect(sent().at(-1)?.body).toMatchObject({ progress: 5, notes: 'no trem', read: { progress: 8, notes: '' } })
	})

	test('stays when the reader says so, and the other fields are sent', async () => {
		await choose('De outro lugar: 8')
		expect(sent().at(-1)?.body).toMatchObject({ notes: 'no trem', read: { notes: '' } })
		expect(sent().at(-1)?.body).not.toHaveProperty('progress')
	})
})

test('a change that the server refuses for good is told and given up by the reader', async () => {
	await plusOne()
	await screen.findByText(/espera pela rede/)
	answerWith({ 'PATCH /api/list/1': refused(404, 'request.notFound') })
	await goOnline()
	await press(await screen.findByRole('button', { name: 'Escolher' }))
	const dialog = await screen.findByRole('dialog')
	expect(dialog).toHaveTextContent('Esta mudança não pôde ser salva:')
	await press(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement)
	await isSettled()
})
