import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerWith, ok, press, refused, requests, UNREACHABLE } from 'slice-kit/testing'
import { profileOf } from '../../../profiles/profile/samples.testing.ts'
import { enter, field, history, SEND, sentAnswer, type } from '../interactions.testing.tsx'
import { CAIO, fakeBrowser, ME, messageOf, open, page, receiveEvent } from '../messagesPage.testing.tsx'

beforeAll(fakeBrowser)

test('Enter sends, Shift+Enter adds a line, an empty text is not sent', async () => {
	await open('/messages/d/d1', { [SEND]: ok(sentAnswer('olá *você*')) })
	await type('   ')
	await enter()
	await type('olá *você*')
	await enter({ shiftKey: true })
	expect(requests.filter(({ call }) => call === SEND)).toHaveLength(0)
	await enter()
	expect(requests.filter(({ call }) => call === SEND).map(({ body }) => body)).toEqual([
		{ clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'olá *você*' },
	])
	expect(field()).toHaveValue('')
	expect(history().getByText('você').tagName).toBe('STRONG')
})

test('ArrowUp in an empty field edits the last own message; Escape gives the focus back', async () => {
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([
			messageOf(1, 'Minha primeira', ME),
			messageOf(2, 'Minha última', ME),
			messageOf(3, 'De outro'),
		]),
	})
	const up = () => act(async () => fireEvent.keyDown(field(), { key: 'ArrowUp' }))
	await type('um rascunho')
	await up()
	expect(screen.queryByRole('textbox', { name: 'Editar a mensagem' })).toBeNull()
	await type('')
	await up()
	const edit = screen.getByRole('textbox', { name: 'Editar a mensagem' })
	expect(edit).toHaveValue('Minha última')
	expect(edit).toHaveFocus()
	await act(async () => fireEvent.keyDown(edit, { key: 'Escape' }))
	expect(field()).toHaveFocus()
})

test('ArrowUp without an own message does nothing', async () => {
	await open('/messages/d/d1')
	await act(async () => fireEvent.keyDown(field(), { key: 'ArrowUp' }))
	expect(screen.queryByRole('textbox', { name: 'Editar a mensagem' })).toBeNull()
})

test('a received message appears once', async () => {
	await open('/messages/d/d1')
	const event = { type: 'messageSent', conversationId: 'd1', message: messageOf(2, 'Apareceu!') } as const
	await receiveEvent('conversation:d1', {
		type: 'typing',
		conversationId: 'd1',
		member: { id: 'caio', username: 'Caio Mori' },
	})
	expect(screen.getByText('Caio Mori está digitando…')).toBeVisible()
	await receiveEvent('conversation:d1', event)
	await receiveEvent('conversation:d1', event)
	expect(history().getAllByText('Apareceu!')).toHaveLength(1)
	expect(screen.queryByText('Caio Mori está digitando…')).toBeNull()
})

test('a gap in the numbers fetches the missing messages', async () => {
	await open('/messages/d/d1')
	answerWith({
		'GET /api/conversations/d1/messages?after=1&deletions=0&changes=0': page([
			messageOf(2, 'dois'),
			messageOf(3, 'três'),
		]),
	})
	await receiveEvent('conversation:d1', { type: 'messageSent', conversationId: 'd1', message: messageOf(3, 'três') })
	expect(await history().findByText('dois')).toBeVisible()
	expect(history().getAllByText('três')).toHaveLength(1)
})

test('an offline message waits and is sent after reconnecting', async () => {
	await open('/messages/d/d1', { [SEND]: UNREACHABLE })
	await type('sem rede')
	await enter()
	expect(await screen.findByText('Aguardando conexão…')).toBeVisible()
	answerWith({ [SEND]: ok(sentAnswer('sem rede')) })
	await act(async () => window.dispatchEvent(new Event('online')))
	expect(screen.queryByText('Aguardando conexão…')).toBeNull()
	expect(history().getAllByText('sem rede')).toHaveLength(1)
	const ids = requests.filter(({ call }) => call === SEND).map(({ body }) => JSON.stringify(body))
	expect(new Set(ids).size).toBe(1)
})

test.each(['Cancelar', 'Escape'])('an edit of a message is there again after %s, until it is saved', async (way) => {
	const mine = messageOf(2, 'Meu', ME)
	const saved = ok({ message: { ...mine, text: 'Meu!', editedAt: mine.sentAt }, changes: 3 })
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([messageOf(1, 'Oi!'), mine]),
		'PUT /api/conversations/d1/messages/2': saved,
	})
	const article = () => within(history().getAllByRole('article')[1] as HTMLElement)
	const show = () => press(article().getByRole('button', { name: 'Editar' }))
	const edit = () => article().getByRole('textbox', { name: 'Editar a mensagem' })
	const shut = () =>
		way === 'Escape'
			? act(async () => fireEvent.keyDown(edit(), { key: 'Escape' }))
			: press(article().getByRole('button', { name: way }))
	await show()
	expect(edit()).toHaveValue('Meu')
	await act(async () => fireEvent.change(edit(), { target: { value: `Meu! ${way}` } }))
	await shut()
	await show()
	expect(edit()).toHaveValue(`Meu! ${way}`)
	await press(article().getByRole('button', { name: 'Salvar' }))
	await show()
	expect(edit()).toHaveValue('Meu!')
	await shut()
})

test('a refused message can be resent, edited or discarded', async () => {
	await open('/messages/d/d1', { [SEND]: refused(403, 'message.notAllowed') })
	await type('não pode')
	await enter()
	expect(await screen.findByText(/Não enviada: Este membro não aceita mensagens suas/)).toBeVisible()
	await press(screen.getByRole('button', { name: 'Editar' }))
	expect(field()).toHaveValue('não pode')
	expect(history().queryByText('não pode')).toBeNull()
})

test('only own messages can be deleted; all can be copied, confirmed for two seconds', async () => {
	const writeText = jest.fn(async (_text: string) => {})
	Object.assign(navigator, { clipboard: { writeText } })
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([messageOf(1, 'dele'), messageOf(2, 'meu', ME)]),
		'DELETE /api/conversations/d1/messages/2': ok({ deletions: 1 }),
	})
	expect(history().getAllByRole('button', { name: 'Copiar' })).toHaveLength(2)
	expect(history().getAllByRole('button', { name: 'Apagar' })).toHaveLength(1)
	const [first] = history().getAllByRole('button', { name: /^Copia/ })
	await press(first as HTMLElement)
	expect(writeText).toHaveBeenCalledWith('dele')
	expect(history().getByRole('button', { name: 'Copiado!' })).toBeInTheDocument()
	await press(history().getByRole('button', { name: 'Apagar' }))
	await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apagar' }))
	expect(history().getByText('Mensagem apagada')).toBeVisible()
	expect(history().queryByText('meu')).toBeNull()
})

test('the messages are one tab stop with arrow-key navigation', async () => {
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([messageOf(1, 'um'), messageOf(2, 'dois', ME), messageOf(3, 'três')]),
	})
	const reached = () =>
		history()
			.getAllByRole('article')
			.filter(({ tabIndex }) => tabIndex === 0)
	expect(reached()).toEqual([expect.objectContaining({ textContent: expect.stringContaining('três') })])
	expect(
		history()
			.getAllByRole('button', { name: /^Copia/ })
			.map(({ tabIndex }) => tabIndex),
	).toEqual([-1, -1, 0])
	await act(async () => reached()[0]?.focus())
	await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' }))
	expect(document.activeElement).toHaveTextContent('dois')
	expect(reached()).toEqual([document.activeElement])
	await act(async () => field().focus())
	expect(reached()[0]).toHaveTextContent('três')
})

test('a name opens the member’s card', async () => {
	const { id, name } = CAIO
	const profile = profileOf({
		id,
		username: name,
		relation: {
			kind: 'other',
			isFollowed: false,
			followsReader: false,
			isLiked: false,
			friendship: { state: 'none', requestId: null },
			canWrite: true,
		},
	})
	const router = await open('/messages/d/d1', { 'GET /api/profiles/Caio%20Mori': ok(profile) })
	await press(history().getByRole('link', { name }))
	const card = within(await screen.findByRole('dialog', { name }))
	expect(await card.findByText(profile.bio)).toBeVisible()
	expect(card.getByRole('button', { name: 'Adicionar aos amigos' })).toBeVisible()
	expect(card.getByRole('link', { name: 'Enviar mensagem' })).toHaveAttribute('href', '/messages/with/caio')
	expect(card.getByRole('link', { name: 'Ver perfil' })).toHaveAttribute('href', '/profile/Caio%20Mori')
	await press(card.getByRole('button', { name: 'Fechar' }))
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(router.state.location.pathname).toBe('/messages/d/d1')
})

test('unread messages are below a line, and are marked as read when visible', async () => {
	await open('/messages/d/d1', {
		'GET /api/conversations/d1/messages': page([messageOf(1, 'velha'), messageOf(2, 'nova')], { readNumber: 1 }),
		'PUT /api/conversations/d1/read': ok({ readNumber: 2, unread: 0 }),
	})
	expect(history().getByText('Novas')).toBeVisible()
	const reported = () => requests.find(({ call }) => call === 'PUT /api/conversations/d1/read')
	await waitFor(() => expect(reported()?.body).toEqual({ number: 2 }))
})

test('a draft belongs to its conversation', async () => {
	const router = await open('/messages/d/d1', { 'GET /api/conversations/d2/messages': page([]) })
	await type('ainda não')
	await act(async () => router.navigate('/messages/d/d2'))
	expect(screen.getByRole('textbox', { name: 'Mensagem para Helô Vidal' })).toHaveValue('')
	await act(async () => router.navigate('/messages/d/d1'))
	expect(field()).toHaveValue('ainda não')
})
