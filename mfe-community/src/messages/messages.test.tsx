import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { $toasts, showToast } from 'shared-state'
import {
	answer,
	asked,
	CAIO,
	fakeBrowser,
	group,
	HELO,
	happens,
	LIST,
	ME,
	ok,
	open,
	openAsVisitor,
	page,
	refused,
	said,
} from './testing.tsx'

beforeAll(fakeBrowser)
beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}))

const SEND = 'POST /api/conversations/d1/messages'
const field = () => screen.getByRole('textbox', { name: 'Mensagem para Caio Mori' })
const type = (text: string) => act(async () => fireEvent.change(field(), { target: { value: text } }))
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
const enter = (options = {}) => act(async () => fireEvent.keyDown(field(), { key: 'Enter', ...options }))
const list = () => within(screen.getByRole('navigation', { name: 'Conversas' }))
const history = () => within(screen.getByRole('region', { name: /^Mensagens de/ }))
const toasts = () => $toasts.get().map(({ text }) => text)
const sent = (text: string) => ({ conversationId: 'd1', message: said(2, text, ME) })

test('nothing selected: the welcome text, the groups with their members, Niouka first of the direct chats', async () => {
	await open('/messages')
	// Under 768 px, which jsdom takes it for, the list stands alone.
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

test('the search text leaves the direct chats with that name, without case and accents, and Niouka', async () => {
	await open('/messages')
	const box = screen.getByRole('searchbox', { name: 'Buscar conversas' })
	await act(async () => fireEvent.change(box, { target: { value: 'HELO' } }))
	expect(list().queryByRole('link', { name: /Caio Mori/ })).toBeNull()
	expect(list().getByRole('link', { name: /Helô Vidal/ })).toBeVisible()
	expect(list().getByRole('link', { name: /Niouka/ })).toBeVisible()
	await act(async () => fireEvent.change(box, { target: { value: 'ninguém' } }))
	expect(screen.getByText('Nenhuma conversa com esse nome.')).toBeVisible()
})

test('a failure says so and heals by its button', async () => {
	await open('/messages', { 'GET /api/conversations': { status: 500, body: {} } })
	expect(screen.getByRole('alert')).toHaveTextContent('As mensagens não puderam ser carregadas')
	answer({ 'GET /api/conversations': ok(LIST) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(list().getByRole('link', { name: /Varanda/ })).toBeVisible()
})

test('a group shows its name, members, settings and channels, with a dot where something is unread', async () => {
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

test('Enter sends, Shift+Enter adds a line, an empty text is not sent', async () => {
	await open('/messages/d/d1', { [SEND]: ok(sent('olá *você*')) })
	await type('   ')
	await enter()
	await type('olá *você*')
	await enter({ shiftKey: true })
	expect(asked.filter(({ call }) => call === SEND)).toHaveLength(0)
	await enter()
	expect(asked.filter(({ call }) => call === SEND).map(({ body }) => body)).toEqual([
		{ clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'olá *você*' },
	])
	expect(field()).toHaveValue('')
	expect(history().getByText('você').tagName).toBe('STRONG')
})

test('what the other writes appears as it comes, once', async () => {
	await open('/messages/d/d1')
	const event = { type: 'messageSent', conversationId: 'd1', message: said(2, 'Apareceu!') } as const
	await happens('conversation:d1', {
		type: 'typing',
		conversationId: 'd1',
		member: { id: 'caio', username: 'Caio Mori' },
	})
	expect(screen.getByText('Caio Mori está digitando…')).toBeVisible()
	await happens('conversation:d1', event)
	await happens('conversation:d1', event)
	expect(history().getAllByText('Apareceu!')).toHaveLength(1)
	expect(screen.queryByText('Caio Mori está digitando…')).toBeNull()
})

test('a number that is not the next tells of others: they are asked for', async () => {
	await open('/messages/d/d1')
	answer({
		'GET /api/conversations/d1/messages?after=1&deletions=0': page([said(2, 'dois'), said(3, 'três')]),
	})
	await happens('conversation:d1', { type: 'messageSent', conversationId: 'd1', message: said(3, 'três') })
	expect(await history().findByText('dois')).toBeVisible()
	expect(history().getAllByText('três')).toHaveLength(1)
})

test('without a network the text waits and says so, and goes by itself once it is back', async () => {
	await open('/messages/d/d1', { [SEND]: 'no network' })
	await type('sem rede')
	await enter()
	expect(await screen.findByText('Aguardando conexão…')).toBeVisible()
	answer({ [SEND]: ok(sent('sem rede')) })
	await act(async () => window.dispatchEvent(new Event('online')))
	expect(screen.queryByText('Aguardando conexão…')).toBeNull()
	expect(history().getAllByText('sem rede')).toHaveLength(1)
	const ids = asked.filter(({ call }) => call === SEND).map(({ body }) => JSON.stringify(body))
	expect(new Set(ids).size).toBe(1)
})

test('what the server refuses can be sent again, edited or discarded', async () => {
	await open('/messages/d/d1', { [SEND]: refused(403, 'message.notAllowed') })
	await type('não pode')
	await enter()
	expect(await screen.findByText(/Não enviada: Vocês precisam ser amigos/)).toBeVisible()
	await press(screen.getByRole('button', { name: 'Editar' }))
	expect(field()).toHaveValue('não pode')
	expect(history().queryByText('não pode')).toBeNull()
})

test('only the own message can be deleted; both can be copied, which is said for two seconds', async () => {
	const writeText = jest.fn(async (_text: string) => {})
	Object.assign(navigator, { clipboard: { writeText } })
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([said(1, 'dele'), said(2, 'meu', ME)]),
		'DELETE /api/conversations/d1/messages/2': ok({ deletions: 1 }),
	})
	expect(history().getAllByRole('button', { name: 'Copiar' })).toHaveLength(2)
	expect(history().getAllByRole('button', { name: 'Apagar' })).toHaveLength(1)
	const [first] = history().getAllByRole('button', { name: 'Copiar' })
	await press(first as HTMLElement)
	expect(writeText).toHaveBeenCalledWith('dele')
	expect(history().getByRole('button', { name: 'Copiado!' })).toBeInTheDocument()
	await press(history().getByRole('button', { name: 'Apagar' }))
	await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apagar' }))
	expect(history().getByText('Mensagem apagada')).toBeVisible()
	expect(history().queryByText('meu')).toBeNull()
})

test('the unread stand below a line, and are told to be read when they are in sight', async () => {
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([said(1, 'velha'), said(2, 'nova')], { readNumber: 1 }),
		'PUT /api/conversations/d1/read': ok({ readNumber: 2, unread: 0 }),
	})
	expect(history().getByText('Novas')).toBeVisible()
	const told = () => asked.find(({ call }) => call === 'PUT /api/conversations/d1/read')
	await waitFor(() => expect(told()?.body).toEqual({ number: 2 }))
})

test('a draft stays with its conversation', async () => {
	const router = await open('/messages/d/d1', { 'GET /api/conversations/d2/messages': page([]) })
	await type('ainda não')
	await act(async () => router.navigate('/messages/d/d2'))
	expect(screen.getByRole('textbox', { name: 'Mensagem para Helô Vidal' })).toHaveValue('')
	await act(async () => router.navigate('/messages/d/d1'))
	expect(field()).toHaveValue('ainda não')
})

test('who is put out of a group while it is open reads why', async () => {
	await open('/messages/g/g1/geral', { 'GET /api/conversations/g1-geral/messages': page([]) })
	await happens('member:me', { type: 'groupLeft', groupId: 'g1', reason: 'kicked', name: 'Varanda' })
	expect(toasts()).toContain('Você foi removido do grupo Varanda.')
	expect(screen.getByText('Esta conversa não está disponível')).toBeVisible()
	expect(screen.queryByText('Varanda')).toBeNull()
})

test('a group needs a name', async () => {
	const made = group({ id: 'g9', name: 'Clube' })
	const router = await open('/messages?open=create', { 'POST /api/groups': ok(made) })
	const dialog = within(await screen.findByRole('dialog', { name: 'Criar um Novo Grupo' }))
	await press(dialog.getByRole('button', { name: 'Criar grupo' }))
	expect(toasts()).toContain('O nome do grupo é obrigatório.')
	await act(async () =>
		fireEvent.change(dialog.getByRole('textbox', { name: 'Nome do grupo' }), { target: { value: 'Clube' } }),
	)
	await press(dialog.getByRole('switch', { name: /Grupo privado/ }))
	await press(dialog.getByRole('button', { name: 'Criar grupo' }))
	expect(asked.find(({ call }) => call === 'POST /api/groups')?.body).toEqual({
		name: 'Clube',
		description: '',
		isPublic: false,
	})
	expect(router.state.location.pathname).toBe('/messages/g/g9')
})

test('joining: a wrong link is refused in words, joined groups say so', async () => {
	const card = { id: 'g4', name: 'Sala', description: '', isPublic: true, initials: 'S', memberCount: 3 }
	await open('/messages?open=join', {
		'GET /api/groups?q=': ok({
			items: [
				{ ...card, joined: false },
				{ ...card, id: 'g1', name: 'Varanda', joined: true },
			],
		}),
		'GET /api/groups/invited?link=nada': refused(404, 'group.invitation.invalid'),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Entrar em um Grupo' }))
	expect(await dialog.findByRole('button', { name: 'Já entrou' })).toBeDisabled()
	expect(dialog.getByRole('button', { name: 'Entrar em Sala' })).toBeEnabled()
	const link = dialog.getByRole('textbox', { name: 'Link de convite ou ID do grupo' })
	await act(async () => fireEvent.change(link, { target: { value: 'nada' } }))
	await press(dialog.getByRole('button', { name: 'Entrar' }))
	expect(toasts()).toContain('Link de convite inválido ou grupo não encontrado.')
	expect(link).toHaveValue('nada')
})

test('friend requests: accepting removes the request, a found person is asked once', async () => {
	const request = (id: string, member = CAIO) => ({ id, member, sentAt: '2026-11-20T12:00:00.000Z' })
	await open('/messages?open=requests', {
		'GET /api/friends/requests': ok({ received: [request('1')], receivedCount: 1, sent: [] }),
		'POST /api/friends/requests/1/accept': ok({ member: CAIO, online: true, since: '2026-11-21T12:00:00.000Z' }),
		'GET /api/friends/search?q=helo': ok({ items: [HELO] }),
		'POST /api/friends/requests': ok({ state: 'requested', request: request('2', HELO) }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Solicitações de Amizade' }))
	expect(await dialog.findByRole('tab', { name: 'Recebidas 1' })).toBeVisible()
	await press(dialog.getByRole('button', { name: 'Aceitar a solicitação de Caio Mori' }))
	expect(dialog.getByText('Nenhuma solicitação recebida.')).toBeVisible()
	await act(async () => fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'helo' } }))
	await press(await dialog.findByRole('button', { name: 'Adicionar Helô Vidal' }))
	expect(dialog.getByRole('button', { name: 'Enviada' })).toBeDisabled()
	await press(dialog.getByRole('tab', { name: 'Enviadas' }))
	expect(dialog.getByRole('button', { name: 'Cancelar a solicitação para Helô Vidal' })).toBeVisible()
})

test('what a role may not do is not offered', async () => {
	await open('/messages/g/g1?open=manage&section=members', {
		'GET /api/conversations': ok({ ...LIST, groups: [group({ role: 'member' })] }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciando Varanda' }))
	expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
		'Visão Geral',
		'Cargos',
		'Canais',
		'Membros',
	])
	expect(dialog.queryByRole('button', { name: /Expulsar/ })).toBeNull()
	expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull()
})

test('an admin kicks everyone but themselves', async () => {
	await open('/messages/g/g1?open=manage&section=members', { 'DELETE /api/groups/g1/members/caio': ok({ done: true }) })
	const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciando Varanda' }))
	const [kick, ...others] = await dialog.findAllByRole('button', { name: /^Expulsar/ })
	expect(others).toHaveLength(0)
	await press(kick as HTMLElement)
	await press(
		within(screen.getByRole('dialog', { name: 'Expulsar Caio Mori?' })).getByRole('button', { name: 'Expulsar' }),
	)
	expect(dialog.queryByText('Caio Mori')).toBeNull()
})

test('an invitation says where it leads before it is taken', async () => {
	const card = {
		id: 'g4',
		name: 'Sala',
		description: '',
		isPublic: false,
		initials: 'S',
		memberCount: 3,
		joined: false,
	}
	const router = await open('/messages/join/AbC', {
		'GET /api/groups/invited?link=AbC': ok(card),
		'POST /api/groups/join': ok(group({ id: 'g4', name: 'Sala' })),
	})
	await press(await screen.findByRole('button', { name: 'Entrar em Sala' }))
	expect(asked.find(({ call }) => call === 'POST /api/groups/join')?.body).toEqual({ link: 'AbC' })
	expect(router.state.location.pathname).toBe('/messages/g/g4')
	expect(toasts()).toContain('Você entrou em Sala!')
})

test('a visitor of the demo writes for this browser only', async () => {
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
	expect(asked.map(({ call }) => call)).not.toContain(SEND)
})

test('a visitor of a site that is no demo is led to sign in and back', async () => {
	await openAsVisitor('/messages/d/d1', false, { 'GET /api/conversations': refused(401, 'auth.required') })
	expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?next=%2Fmessages%2Fd%2Fd1')
})

afterAll(() => showToast('plain', ''))
