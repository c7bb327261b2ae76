import { act, screen, within } from '@testing-library/react'
import type { CustomListPage, ListChange, SharedList } from 'shared-contract'
import {
	answerWith,
	goLive,
	ok,
	open as openPage,
	openWidget,
	press,
	receiveFrame,
	refused,
	requests,
	signInAs,
	toasts,
	type,
} from 'slice-kit/testing'
import { aTitle } from '../../shared/testing/entries.testing.ts'
import { aListItem, aListPage } from '../../shared/testing/listPage.testing.ts'
import { Component, loader } from '../publicList/route.tsx'
import { SharedLists } from './SharedLists.tsx'

const LIST = '/api/lists/cl1'
const theirs = (more: Partial<CustomListPage> = {}) =>
	aListPage({
		isOwn: false,
		owner: 'Ana',
		role: 'editor',
		items: [aListItem(1, { text: 'Pela chuva' }), aListItem(2)],
		...more,
	})

beforeEach(async () => {
	goLive()
	await signInAs('member')
})

async function open(page: CustomListPage) {
	answerWith({ [`GET ${LIST}`]: ok(page), [`PUT ${LIST}/seen`]: ok({ done: true }) })
	const { router } = await openPage('/lists/cl1', {
		Component,
		loader: () => loader({ params: { listId: 'cl1' }, request: new Request('http://x/') } as never),
	})
	await screen.findByRole('heading', { level: 1 })
	return router
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const sent = (request: string) => requests.filter(({ method, path }) => `${method} ${path}` === request)
const changed = () => receiveFrame({ type: 'event', topic: 'list:cl1', event: { type: 'listChanged' } })

test('an editor may do everything with titles; a viewer, an invited member and a reader may not', async () => {
	await open(theirs())
	for (const name of [
		'Adicionar obra',
		'Pessoas',
		'Histórico',
		'Tirar Obra 1 da lista',
		'Escrever por que Obra 1 está na lista',
		/^Mudar Obra 1 de lugar/,
	]) {
		expect(button(name)).toBeVisible()
	}
	expect(sent(`PUT ${LIST}/seen`)).toHaveLength(1)
	for (const [page, left] of [
		[theirs({ role: 'viewer' }), ['Deixar de seguir', 'Pessoas']],
		[theirs({ role: 'editor', isInvited: true }), ['Deixar de seguir', 'Aceitar', 'Recusar']],
		[theirs({ role: null }), ['Deixar de seguir']],
	] as const) {
		document.body.replaceChildren()
		await open({ ...page, isFollowed: true })
		const names = screen.getAllByRole('button').map((found) => found.textContent)
		expect(names.filter((name) => name !== 'Denunciar')).toEqual(left)
	}
})

test('why a title is on the list and who added it is shown; the owner of the list is not repeated', async () => {
	await open(
		theirs({ items: [aListItem(1, { text: '<b>Pela</b> chuva', addedBy: 'Caio' }), aListItem(2, { addedBy: 'Ana' })] }),
	)
	expect(screen.getByText('<b>Pela</b> chuva')).toBeVisible()
	expect(screen.getByText('Por Caio')).toBeVisible()
	expect(screen.queryByText('Por Ana')).toBeNull()
})

test('of a text that somebody else wrote meanwhile the form tells, and what was typed remains', async () => {
	await open(theirs())
	await press(button('Escrever por que Obra 1 está na lista'))
	const dialog = screen.getByRole('dialog', { name: 'Obra 1' })
	await type(within(dialog).getByLabelText('Por que está na lista'), 'O meu')
	const late = theirs({ items: [aListItem(1, { text: 'O da Ana' }), aListItem(2)] })
	answerWith({
		[`GET ${LIST}`]: ok(late),
		[`PUT ${LIST}/items/1/text`]: refused(409, 'list.changed', { fields: { text: 'list.changed' } }),
	})
	// The page may show the other text before the form is sent.
	await changed()
	await press(within(dialog).getByRole('button', { name: 'Salvar' }))
	expect(
		within(dialog).getByText('Outra pessoa mudou para “O da Ana”. Salve de novo para ficar com o seu.'),
	).toBeVisible()
	expect(within(dialog).getByLabelText('Por que está na lista')).toHaveValue('O meu')
	answerWith({ [`PUT ${LIST}/items/1/text`]: ok({ list: late.list }) })
	await press(within(dialog).getByRole('button', { name: 'Salvar' }))
	expect(sent(`PUT ${LIST}/items/1/text`).map(({ body }) => body)).toEqual([
		{ text: 'O meu', read: 'Pela chuva' },
		{ text: 'O meu', read: 'O da Ana' },
	])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(screen.getByText('O meu')).toBeVisible()
})

test('what others change shows at once; a right that ended closes the list', async () => {
	await open(theirs())
	answerWith({ [`GET ${LIST}`]: ok(theirs({ items: [aListItem(3)] })) })
	await changed()
	expect(await screen.findByRole('link', { name: 'Obra 3' })).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Obra 1' })).toBeNull()
	answerWith({ [`GET ${LIST}`]: refused(404, 'request.notFound') })
	await receiveFrame({ type: 'ended', topics: ['list:cl1'] })
	expect(await screen.findByText('Esta lista não existe')).toBeVisible()
})

test('an invitation is accepted or declined', async () => {
	await open(theirs({ isInvited: true }))
	expect(screen.getByText('Ana convidou você para editar esta lista.')).toBeVisible()
	answerWith({ [`PUT ${LIST}/join`]: ok({ done: true }), [`GET ${LIST}`]: ok(theirs()) })
	await press(button('Aceitar'))
	expect(toasts()).toEqual(['Agora a lista também é sua!'])
	expect(button('Histórico')).toBeVisible()
})

test('the owner invites by name, changes what somebody may do, and takes them off', async () => {
	const person = (name: string, more = {}) => ({ name, avatarUrl: null, role: 'editor', isInvited: false, ...more })
	answerWith({ [`GET ${LIST}/people`]: ok({ people: [person('Caio'), person('Duda', { isInvited: true })] }) })
	await open(aListPage({ items: [aListItem(1)] }))
	await press(button('Pessoas'))
	const dialog = within(screen.getByRole('dialog', { name: 'Pessoas' }))
	expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		expect.stringContaining('Caio'),
		expect.stringContaining('Convite sem resposta'),
	])
	await type(dialog.getByLabelText('Nome de usuário'), 'Ninguém')
	answerWith({ [`PUT ${LIST}/people/Ningu%C3%A9m`]: refused(404, 'request.notFound') })
	await press(dialog.getByRole('button', { name: 'Convidar' }))
	expect(dialog.getByText('Não achamos ninguém com esse nome.')).toBeVisible()
	await type(dialog.getByLabelText('Nome de usuário'), 'Edu')
	answerWith({ [`PUT ${LIST}/people/Edu`]: ok({ done: true }), [`DELETE ${LIST}/people/Caio`]: ok({ done: true }) })
	await press(dialog.getByRole('button', { name: 'Convidar' }))
	expect(sent(`PUT ${LIST}/people/Edu`)[0]?.body).toEqual({ role: 'editor' })
	expect(dialog.getByLabelText('Nome de usuário')).toHaveValue('')
	answerWith({ [`GET ${LIST}/people`]: ok({ people: [] }) })
	await press(dialog.getByRole('button', { name: 'Tirar Caio da lista' }))
	expect(dialog.getByText(/^Só você cuida desta lista/)).toBeVisible()
	expect(toasts()).toEqual(['Convite enviado a Edu!', 'Caio saiu da lista.'])
})

test('the history tells who changed what, and undoes what still applies', async () => {
	const change = (id: number, more: Partial<ListChange>): ListChange => ({
		...{ id, kind: 'added', by: 'Ana', title: aTitle(1), was: '', became: '', isUndo: false, mayUndo: true },
		changedAt: '2026-04-01T12:00:00.000Z',
		...more,
	})
	const items = [
		change(3, { kind: 'name', title: null, was: 'A', became: 'B', mayUndo: false }),
		change(2, { kind: 'text', by: null, became: 'Bom' }),
		change(1, {}),
	]
	answerWith({
		[`GET ${LIST}/history`]: ok({ items, next: null }),
		[`POST ${LIST}/history/1/undo`]: ok({ done: true }),
	})
	await open(theirs())
	await press(button('Histórico'))
	const dialog = within(screen.getByRole('dialog', { name: 'Histórico' }))
	expect(dialog.getByText('Ana mudou o nome de “A” para “B”')).toBeVisible()
	expect(dialog.getByText('Alguém mudou o texto de Obra 1')).toBeVisible()
	expect(dialog.getAllByRole('button', { name: /^Desfazer/ })).toHaveLength(2)
	await press(dialog.getByRole('button', { name: 'Desfazer: Ana adicionou Obra 1' }))
	expect(toasts()).toEqual(['Desfeito!'])
	expect(sent(`GET ${LIST}/history`)).toHaveLength(2)
	expect(sent(`GET ${LIST}`)).toHaveLength(2)
})

test('lists of others say what they are to the member and what is new', async () => {
	const { list } = aListPage()
	const shared = (id: string, more: Partial<SharedList>): SharedList => ({
		...{ list: { ...list, id, title: id }, owner: 'Ana', role: null, isInvited: false, fresh: 0 },
		...more,
	})
	answerWith({
		'GET /api/shared-lists': ok({
			lists: [
				shared('cl1', { role: 'editor', isInvited: true }),
				shared('cl2', { role: 'viewer', fresh: 2 }),
				shared('cl3', {}),
			],
		}),
	})
	await openWidget(<SharedLists />)
	await act(async () => {})
	expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'cl1Lista de AnaConvite2 Obras',
		'cl2Lista de AnaVocê vê2 títulos novos',
		'cl3Lista de AnaVocê segue2 Obras',
	])
	expect(screen.getByRole('link', { name: 'cl2' })).toHaveAttribute('href', '/lists/cl2')
})
