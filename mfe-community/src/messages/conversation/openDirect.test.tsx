import { act, screen } from '@testing-library/react'
import { $toasts } from 'shared-state'
import { asked, direct, fakeBrowser, HELO, ok, open, page, refused } from '../testing.tsx'

beforeAll(fakeBrowser)

const OPEN = 'POST /api/conversations/direct'
const NEW = { ...HELO, id: 'novo', name: 'Nina Nova' }

test('the way to a member makes the chat with them, and its address takes the place of the way', async () => {
	const chat = direct('d9', NEW, { lastMessage: null, lastNumber: 0, readNumber: 0 })
	const router = await open('/messages/with/novo', {
		[OPEN]: ok(chat),
		'GET /api/conversations/d9/messages': page([]),
	})
	expect(await screen.findByRole('textbox', { name: 'Mensagem para Nina Nova' })).toHaveValue('')
	expect(router.state.location.pathname).toBe('/messages/d/d9')
	expect(asked.filter(({ call }) => call === OPEN).map(({ body }) => body)).toEqual([{ memberId: 'novo' }])
	await act(async () => router.navigate(-1))
	expect(router.state.location.pathname).toBe('/messages/d/d9')
})

test('whom one may not write to: that is said, and the list is there', async () => {
	const router = await open('/messages/with/novo', { [OPEN]: refused(403, 'message.notAllowed') })
	await screen.findByText('Bem-vindo(a)! Selecione uma conversa ou grupo para começar.')
	expect(router.state.location.pathname).toBe('/messages')
	expect($toasts.get().at(-1)?.text).toMatch(/Vocês precisam ser amigos/)
	expect(asked.filter(({ call }) => call === OPEN)).toHaveLength(1)
})
