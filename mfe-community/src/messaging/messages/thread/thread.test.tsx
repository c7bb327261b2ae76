import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ok, press, refused, requests } from 'slice-kit/testing'
import { history } from '../interactions.testing.tsx'
import { CAIO, fakeBrowser, group, messageOf, open, page, receiveEvent } from '../messagesPage.testing.tsx'

beforeAll(fakeBrowser)

const CHANNEL = 'GET /api/conversations/g1-geral/messages'
const THREAD = 'GET /api/conversations/g1-geral--1/messages'
const thread = { replies: 3, lastAt: '2026-11-21T12:00:00.000Z', unread: 2, followed: true }
const root = messageOf(1, 'Quem vem no sábado?', CAIO, { thread })
const reply = messageOf(1, 'Eu vou')

test('a message of a channel leads to its thread, and the thread back to it', async () => {
	const router = await open('/messages/g/g1/geral', { [CHANNEL]: page([root]), [THREAD]: page([reply], { root }) })
	const link = await screen.findByRole('link', { name: /^3 respostas · .* 2 respostas não lidas$/ })
	expect(link).toHaveAttribute('href', '/messages/g/g1/geral/1')
	await press(link)
	expect(await screen.findByRole('heading', { name: 'Tópico' })).toBeVisible()
	expect(screen.getByRole('group', { name: 'Em resposta a' })).toHaveTextContent('Quem vem no sábado?')
	expect(history().getByText('Eu vou')).toBeVisible()
	await press(screen.getByRole('link', { name: '# geral', current: false }))
	expect(router.state.location.pathname + router.state.location.search).toMatch(/^\/messages\/g\/g1\/geral/)
})

test('a thread is opened by its address, and can be followed no longer', async () => {
	const unfollow = 'DELETE /api/conversations/g1-geral/messages/1/thread'
	const left = { ...root, thread: { ...thread, followed: false, unread: 0 } }
	await open('/messages/g/g1/geral/1', { [THREAD]: page([reply], { root }), [unfollow]: ok({ message: left }) })
	await press(await screen.findByRole('button', { name: 'Seguindo', pressed: true }))
	expect(await screen.findByRole('button', { name: 'Seguir', pressed: false })).toBeVisible()
})

test('a thread that the reader may not open is not found', async () => {
	await open('/messages/g/g1/geral/1', { [THREAD]: refused(404, 'request.notFound') })
	expect(await screen.findByText('Esta conversa não está disponível')).toBeVisible()
})

test('whoever answers in a thread starts it; a message of a thread offers none', async () => {
	const start = 'PUT /api/conversations/g1-geral/messages/1/thread'
	const bare = messageOf(1, 'Quem vem no sábado?')
	const begun = { ...bare, thread: { replies: 0, lastAt: null, unread: 0, followed: true } }
	await open('/messages/g/g1/geral', {
		[CHANNEL]: page([bare]),
		[start]: ok({ message: begun }),
		[THREAD]: page([messageOf(1, 'Eu vou')], { root: begun }),
	})
	await press(await screen.findByRole('button', { name: 'Responder em tópico' }))
	expect(await screen.findByText('Eu vou')).toBeVisible()
	expect(requests.some(({ call }) => call === start)).toBe(true)
	expect(screen.queryByRole('button', { name: 'Responder em tópico' })).toBeNull()
})

test('new replies of a followed thread are announced above its channel, until they are read', async () => {
	await open('/messages/g/g1/geral', { [CHANNEL]: page([root]) })
	await screen.findByText('Quem vem no sábado?')
	const activity = { groupId: 'g1', conversationId: 'g1-geral--1', lastNumber: 4, authorId: 'caio' }
	await receiveEvent('group:g1', { type: 'channelActivity', ...activity })
	expect(await screen.findByRole('link', { name: /1 tópico com respostas novas/ })).toHaveAttribute(
		'href',
		'/messages/g/g1/geral/1',
	)
	const read = { conversationId: 'g1-geral--1', readNumber: 4, unread: 0 }
	await receiveEvent('member:me', { type: 'conversationRead', ...read })
	await waitFor(() => expect(screen.queryByText(/respostas novas/)).toBeNull())
})

test('a mention is a link to the profile, and everybody stands out', async () => {
	const said = messageOf(1, 'Oi @Helô_Vidal e @todos', CAIO, { mentions: ['Helô_Vidal', 'todos'] })
	await open('/messages/g/g1/geral', { [CHANNEL]: page([said]) })
	expect(await screen.findByRole('link', { name: '@Helô_Vidal' })).toBeVisible()
	expect(history().getByText('@todos').tagName).toBe('STRONG')
})

test.each([
	['admin', ['@todostodos do grupo']],
	['member', []],
] as const)('a composer of a group suggests its members, and everybody to an %s', async (role, everyone) => {
	await open('/messages/g/g1/geral', {
		[CHANNEL]: page([]),
		'GET /api/conversations': ok({ groups: [group({ role })], direct: [], older: null, friendRequests: 0 }),
		'GET /api/groups/g1/members?q=ca': ok({
			items: [{ ...CAIO, role: 'member', online: false, joinedAt: '2026-11-21T12:00:00.000Z' }],
			total: 1,
			next: null,
		}),
		'GET /api/groups/g1/members?q=to': ok({ items: [], total: 0, next: null }),
	})
	const field = await screen.findByRole('textbox', { name: /^Mensagem para # geral/ })
	const write = (value: string) => act(async () => fireEvent.change(field, { target: { value } }))
	await write('@to')
	await waitFor(() => expect(requests.some(({ call }) => call.endsWith('members?q=to'))).toBe(true))
	expect(screen.queryAllByRole('option').map(({ textContent }) => `@${textContent}`)).toEqual(everyone)
	await write('@ca')
	expect(await screen.findByRole('option', { name: 'Caio Mori' })).toBeVisible()
	await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
	expect(field).toHaveValue('@Caio_Mori ')
	expect(screen.queryByRole('option')).toBeNull()
})
