import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { answerWith, ok, press, requests, toasts } from 'slice-kit/testing'
import { CAIO, fakeBrowser, HELO, open, openAsVisitor, receiveEvent } from '../messagesPage.testing.tsx'

beforeAll(fakeBrowser)

test('accepting removes a request, and a found member is asked once', async () => {
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
	expect(dialog.getByRole('button', { name: 'Enviada' })).toHaveAttribute('aria-disabled', 'true')
	answerWith({
		'GET /api/friends/requests': ok({ received: [], receivedCount: 0, sent: [request('2', HELO)] }),
		'GET /api/friends/search?q=helo': ok({ items: [] }),
	})
	await receiveEvent('member:me', { type: 'friendsChanged', received: 0 })
	expect(requests.filter(({ call }) => call === 'GET /api/friends/search?q=helo')).toHaveLength(2)
	expect(dialog.getByRole('button', { name: 'Enviada' })).toHaveAttribute('aria-disabled', 'true')
	await press(dialog.getByRole('tab', { name: 'Enviadas' }))
	expect(dialog.getByRole('button', { name: 'Cancelar a solicitação para Helô Vidal' })).toBeVisible()
})

test('in the demo a member can be asked again after withdrawing', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	const request = { id: '2', member: HELO, sentAt: '2026-11-20T12:00:00.000Z' }
	await openAsVisitor('/messages?open=requests&section=sent', true, {
		'GET /api/friends/requests': ok({ received: [], receivedCount: 0, sent: [request] }),
		'GET /api/friends/search?q=helo': ok({ items: [] }),
	})
	await press(await screen.findByRole('button', { name: 'Cancelar a solicitação para Helô Vidal' }))
	await act(async () =>
		fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar pessoas pelo nome' }), {
			target: { value: 'helo' },
		}),
	)
	await press(await screen.findByRole('button', { name: 'Adicionar Helô Vidal' }))
	expect(screen.getByRole('button', { name: 'Enviada' })).toHaveAttribute('aria-disabled', 'true')
})

const FRIENDS = {
	items: [
		{ member: CAIO, online: true, since: '2026-11-20T12:00:00.000Z' },
		{ member: HELO, online: false, since: '2026-11-21T12:00:00.000Z' },
	],
	total: 2,
	next: null,
}
const NO_REQUESTS = ok({ received: [], receivedCount: 0, sent: [] })
const friendLines = () =>
	within(screen.getByRole('dialog', { name: 'Solicitações de Amizade' }))
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent)

test('friends are sorted by name with live presence and a link to their chat', async () => {
	await open('/messages?open=requests&section=friends', {
		'GET /api/friends/requests': NO_REQUESTS,
		'GET /api/friends': ok(FRIENDS),
	})
	const link = await screen.findByRole('link', { name: 'Enviar mensagem para Caio Mori' })
	expect(link).toHaveAttribute('href', '/messages/with/caio')
	expect(friendLines()).toEqual([
		expect.stringMatching(/Caio MoriOnline, Desde/),
		expect.stringMatching(/Helô VidalOffline, Desde/),
	])
	await receiveEvent('presence:helo', { type: 'presence', memberId: 'helo', online: true })
	expect(friendLines()[1]).toMatch(/Helô VidalOnline/)
})

test('ending a friendship needs a confirmation; one that ended elsewhere disappears', async () => {
	await open('/messages?open=requests&section=friends', {
		'GET /api/friends/requests': NO_REQUESTS,
		'GET /api/friends': ok(FRIENDS),
		'DELETE /api/friends/caio': ok({ done: true }),
	})
	await press(await screen.findByRole('button', { name: 'Desfazer a amizade com Caio Mori' }))
	const dialog = within(screen.getByRole('dialog', { name: 'Desfazer a amizade com Caio Mori?' }))
	expect(requests.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
	await press(dialog.getByRole('button', { name: 'Desfazer amizade' }))
	expect(toasts()).toContain('Você e Caio Mori não são mais amigos.')
	expect(friendLines()).toEqual([expect.stringMatching(/Helô Vidal/)])
	answerWith({ 'GET /api/friends': ok({ items: [], total: 0, next: null }) })
	await receiveEvent('member:me', { type: 'friendsChanged', received: 0 })
	expect(screen.getByText(/Você ainda não tem amigos por aqui/)).toBeVisible()
})
