import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerWith, FakeSocket, ok, press, refused, requests, toasts } from 'slice-kit/testing'
import { enter, history, list, SEND, type } from './interactions.testing.tsx'
import { fakeBrowser, group, LIST, open, openAsVisitor, page, receiveEvent } from './messagesPage.testing.tsx'

beforeAll(fakeBrowser)
beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}))

test('without a selection the welcome text, the groups, and the direct chats show, the assistant first', async () => {
	await open('/messages')
	// jsdom counts as narrower than 768 px, so only the list is visible.
	expect(screen.getByText('Bem-vindo(a)! Selecione uma conversa ou grupo para começar.')).toBeInTheDocument()
	expect(screen.getByRole('heading', { name: 'GRUPOS' })).toBeVisible()
	expect(list().getByRole('link', { name: /Varanda.*2 membros.*Mensagens não lidas/ })).toHaveAttribute(
		'href',
		'/messages/g/g1',
	)
	const chats = within(screen.getByRole('region', { name: 'MENSAGENS DIRETAS' })).getAllByRole('link')
	expect(chats.map((chat) => chat.getAttribute('href'))).toEqual([
		'/messages/niouka',
		'/messages/d/d1',
		'/messages/d/d2',
	])
	expect(chats[2]).toHaveAccessibleName(/Helô Vidal ?, Offline.*3 mensagens não lidas/)
	expect(screen.getByRole('button', { name: 'Solicitações de amizade (2 novas)' })).toBeVisible()
	expect(document.title).toBe('(2) Mensagens · Niouka')
})

test('the search filters direct chats by name, without case and accents, and keeps the assistant', async () => {
	await open('/messages')
	const box = screen.getByRole('searchbox', { name: 'Buscar conversas' })
	await act(async () => fireEvent.change(box, { target: { value: 'HELO' } }))
	expect(list().queryByRole('link', { name: /Caio Mori/ })).toBeNull()
	expect(list().getByRole('link', { name: /Helô Vidal/ })).toBeVisible()
	expect(list().getByRole('link', { name: /Niouka/ })).toBeVisible()
	await act(async () => fireEvent.change(box, { target: { value: 'ninguém' } }))
	expect(screen.getByText('Nenhuma conversa com esse nome.')).toBeVisible()
})

test('a failed load shows an error and can be retried', async () => {
	await open('/messages', { 'GET /api/conversations': { status: 500, body: {} } })
	expect(screen.getByRole('alert')).toHaveTextContent('As mensagens não puderam ser carregadas')
	answerWith({ 'GET /api/conversations': ok(LIST) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(list().getByRole('link', { name: /Varanda/ })).toBeVisible()
})

test('a group shows name, members, settings and channels with unread dots', async () => {
	await open('/messages/g/g1')
	expect(screen.getByRole('heading', { level: 2, name: 'Varanda' })).toBeVisible()
	expect(screen.getByRole('button', { name: 'Configurações do grupo' })).toBeVisible()
	const channels = screen
		.getAllByRole('link', { name: /^# / })
		.map((link) => link.getAttribute('aria-label') ?? link.textContent)
	expect(channels).toContain('# geral')
	expect(channels).toContain('# spoilersMensagens não lidas')
	expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/messages')
})

test('what happened in a group between the load of the list and its subscription is shown', async () => {
	await open('/messages')
	expect(list().queryByText('Convés')).toBeNull()
	answerWith({ 'GET /api/conversations': ok({ ...LIST, groups: [group({ name: 'Convés' })] }) })
	await act(async () => FakeSocket.last.receive({ type: 'watching', topics: ['group:g1'] }))
	await waitFor(() => expect(list().getByText('Convés')).toBeVisible(), { timeout: 2000 })
})

test('a kicked member sees a toast and the group closes', async () => {
	await open('/messages/g/g1/geral', { 'GET /api/conversations/g1-geral/messages': page([]) })
	await receiveEvent('member:me', { type: 'groupLeft', groupId: 'g1', reason: 'kicked', name: 'Varanda' })
	expect(toasts()).toContain('Você foi removido do grupo Varanda.')
	expect(screen.getByText('Esta conversa não está disponível')).toBeVisible()
	expect(screen.queryByText('Varanda')).toBeNull()
})

test('in the demo a message stays in the browser', async () => {
	await openAsVisitor('/messages/d/d1', true, {
		'GET /api/profiles/%40me': ok({
			id: 'me',
			username: 'Ana',
			avatarUrl: '',
			bannerUrl: '',
			bio: '',
			role: 'member',
			badges: [],
			joinedAt: '2026-01-01T00:00:00.000Z',
			likes: 0,
			followers: 0,
			following: 0,
			stats: { animes: 0, episodes: 0, mangas: 0, chapters: 0 },
			scores: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
			isPublic: true,
			relation: { kind: 'self' },
		}),
	})
	await type('só aqui')
	await enter()
	expect(history().getByText('só aqui')).toBeVisible()
	expect(toasts()).toContain('Mensagem enviada! (Funcionalidade de exemplo)')
	expect(requests.map(({ call }) => call)).not.toContain(SEND)
})

test('a visitor without demo is asked to sign in', async () => {
	await openAsVisitor('/messages/d/d1', false, { 'GET /api/conversations': refused(401, 'auth.required') })
	expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?next=%2Fmessages%2Fd%2Fd1')
	expect(requests.map(({ call }) => call).filter((each) => /conversations|%40me/.test(each))).toEqual([])
})
