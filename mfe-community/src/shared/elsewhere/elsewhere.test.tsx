import { act, fireEvent, screen, within } from '@testing-library/react'
import type { GroupRole } from 'shared-contract'
import { $site } from 'shared-state'
import { answerWith, ok, press, requests, toasts } from 'slice-kit/testing'
import { fakeBrowser, group, LIST, open } from '../../messaging/messages/messagesPage.testing.tsx'

const ADDRESS = `https://discord.com/api/webhooks/1234567890/${'x'.repeat(60)}`
const copied: string[] = []
beforeAll(fakeBrowser)
beforeEach(() => {
	copied.length = 0
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	act(() => $site.set({ ...$site.get(), plugins: ['discordWebhook'] }))
})

/** The section of a group's dialog. */
async function openOutside(change: { role?: GroupRole; isPublic?: boolean }, state = 'none') {
	const of = group({ id: 'g1', name: 'Varanda', ...change })
	await open('/messages/g/g1?open=manage&section=outside', {
		'GET /api/conversations': ok({ ...LIST, groups: [of] }),
		'GET /api/groups/g1/discord': ok({ state }),
	})
	const dialog = within(await screen.findByRole('dialog'))
	await dialog.findByRole('tab', { name: 'Fora da Niouka', selected: true })
	return dialog
}

test('a member makes their own calendar address, which is shown once and copied', async () => {
	const dialog = await openOutside({ role: 'member' })
	expect(dialog.queryByText('Avisos no Discord')).toBeNull()
	answerWith({ 'POST /api/groups/g1/calendar': ok({ token: 't'.repeat(43) }) })
	await press(dialog.getByRole('button', { name: 'Criar endereço' }))
	await press(dialog.getByRole('button', { name: 'Copiar: Endereço do calendário' }))
	expect(copied).toEqual([`${location.origin}/calendar/groups/${'t'.repeat(43)}.ics?hl=pt`])
	expect(dialog.getByText(/não aparece de novo/)).toBeVisible()
})

test('a public group has a card to copy with its preview, a private one has none', async () => {
	const dialog = await openOutside({ isPublic: true })
	expect(dialog.getByTitle('Prévia do cartão')).toHaveAttribute('src', `${location.origin}/embed/group/g1?hl=pt`)
	expect(dialog.getByAltText('Prévia da imagem')).toHaveAttribute('src', `${location.origin}/og/plan/g1.png?hl=pt`)
	await press(dialog.getByRole('button', { name: 'Copiar: Imagem em Markdown' }))
	expect(copied).toEqual([`[![Varanda](${location.origin}/og/plan/g1.png?hl=pt)](${location.origin}/messages/join/g1)`])
})

test('a private group has no card', async () => {
	const dialog = await openOutside({ isPublic: false })
	expect(dialog.queryByTitle('Prévia do cartão')).toBeNull()
})

test('an admin gives, tests and forgets the address on Discord; no other address is sent', async () => {
	const dialog = await openOutside({ role: 'admin' })
	const field = dialog.getByRole('textbox', { name: /Endereço do webhook/ })
	const enter = (value: string) => act(async () => fireEvent.change(field, { target: { value } }))
	await enter('https://evil.example/api/webhooks/1234567890/x')
	await press(dialog.getByRole('button', { name: 'Ligar avisos' }))
	expect(dialog.getByText('Esse não é o endereço de um webhook do Discord.')).toBeVisible()
	expect(requests.some(({ call }) => call.startsWith('PUT'))).toBe(false)
	answerWith({ 'PUT /api/groups/g1/discord': ok({ state: 'on' }), 'GET /api/groups/g1/discord': ok({ state: 'on' }) })
	await enter(` ${ADDRESS} `)
	await press(dialog.getByRole('button', { name: 'Ligar avisos' }))
	expect(requests.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ address: ADDRESS, locale: 'pt' })
	expect(dialog.queryByRole('textbox', { name: /Endereço do webhook/ })).toBeNull()
	answerWith({ 'POST /api/groups/g1/discord/test': ok({ outcome: 'later' }) })
	await press(dialog.getByRole('button', { name: 'Enviar teste' }))
	expect(toasts()).toContain('O Discord não aceitou agora. Tente de novo daqui a pouco.')
	answerWith({
		'POST /api/groups/g1/discord/test': ok({ outcome: 'gone' }),
		'GET /api/groups/g1/discord': ok({ state: 'off' }),
	})
	await press(dialog.getByRole('button', { name: 'Enviar teste' }))
	expect(dialog.getByText(/por isso os avisos foram desligados/)).toBeVisible()
})
