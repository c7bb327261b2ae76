import { act, fireEvent, screen } from '@testing-library/react'
import { answerWith, ok, refused, requests } from 'slice-kit/testing'
import { direct, fakeBrowser, HELO, LIST, open, page, receiveEvent } from '../messagesPage.testing.tsx'

beforeAll(fakeBrowser)

const OPEN = 'POST /api/conversations/direct'
const LATER = '2026-11-22T12:00:00.000Z'
const NEW = { ...HELO, id: 'novo', name: 'Nina Nova' }

test('opening a member’s chat creates it and replaces the URL', async () => {
	const chat = direct('d9', NEW, { lastMessage: null, lastNumber: 0, readNumber: 0 })
	const router = await open('/messages/with/novo', {
		[OPEN]: ok(chat),
		'GET /api/conversations/d9/messages': page([]),
	})
	expect(await screen.findByRole('textbox', { name: 'Mensagem para Nina Nova' })).toHaveValue('')
	expect(router.state.location.pathname).toBe('/messages/d/d9')
	expect(requests.filter(({ call }) => call === OPEN).map(({ body }) => body)).toEqual([{ memberId: 'novo' }])
	await act(async () => router.navigate(-1))
	expect(router.state.location.pathname).toBe('/messages/d/d9')
})

test('a member who may not be written to gets a friend request, and the chat opens once they accept', async () => {
	const router = await open('/messages/with/novo', {
		[OPEN]: refused(403, 'message.notAllowed'),
		'GET /api/friends/requests': ok({ received: [], receivedCount: 0, sent: [] }),
		'POST /api/friends/requests': ok({ state: 'requested', request: { id: '7', member: NEW, sentAt: LATER } }),
	})
	await screen.findByText('Vocês ainda não podem conversar')
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido de amizade' })))
	expect(screen.getByText('Pedido enviado')).toBeVisible()
	expect(requests.filter(({ call }) => call === OPEN)).toHaveLength(1)
	answerWith({
		'GET /api/conversations': ok({ ...LIST, direct: [...LIST.direct, direct('d9', NEW, { lastMessage: null })] }),
		'GET /api/conversations/d9/messages': page([]),
	})
	await receiveEvent('member:me', { type: 'friendsChanged', received: 0 })
	expect(await screen.findByRole('textbox', { name: 'Mensagem para Nina Nova' })).toBeVisible()
	expect(router.state.location.pathname).toBe('/messages/d/d9')
})

const request = { id: '7', member: NEW, sentAt: LATER }

test('a request that was sent is told, also after a reload', async () => {
	await open('/messages/with/novo', {
		[OPEN]: refused(403, 'message.notAllowed'),
		'GET /api/friends/requests': ok({ received: [], receivedCount: 0, sent: [request] }),
	})
	expect(await screen.findByText('Pedido enviado')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Enviar pedido de amizade' })).toBeNull()
})

test('a received request is accepted there, and the chat opens', async () => {
	const router = await open('/messages/with/novo', {
		[OPEN]: [refused(403, 'message.notAllowed'), ok(direct('d9', NEW, { lastMessage: null }))],
		'GET /api/friends/requests': ok({ received: [request], receivedCount: 1, sent: [] }),
		'POST /api/friends/requests/7/accept': ok({ member: NEW, online: false, since: LATER }),
		'GET /api/conversations/d9/messages': page([]),
	})
	expect(await screen.findByText('Nina Nova mandou um pedido de amizade')).toBeVisible()
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Aceitar' })))
	expect(await screen.findByRole('textbox', { name: 'Mensagem para Nina Nova' })).toBeVisible()
	expect(router.state.location.pathname).toBe('/messages/d/d9')
})
