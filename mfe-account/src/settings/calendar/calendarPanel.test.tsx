import { act, screen, within } from '@testing-library/react'
import { $titleNames, setTitleNames } from 'shared-i18n'
import { answerWith, ok, press, refused, requests, toasts, UNREACHABLE } from 'slice-kit/testing'
import { open, setUpSettings } from '../settings.testing.tsx'

setUpSettings()
afterEach(() => act(() => setTitleNames(undefined)))

const TOKEN = 'x'.repeat(43)
const MADE = { token: TOKEN, createdAt: '2026-04-01T12:00:00.000Z' }
const confirm = (name: string) =>
	act(async () => within(screen.getByRole('dialog')).getByRole('button', { name }).click())

test('the address is made, shown once with the chosen names, and copied', async () => {
	setTitleNames('romaji')
	expect($titleNames.get()).toBe('romaji')
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	await open('/settings/notifications')
	answerWith({ 'POST /api/calendar-token': ok(MADE) })
	await press('Criar endereço')
	const address = `${location.origin}/calendar/${TOKEN}.ics?hl=pt&names=romaji`
	expect(screen.getByText(address)).toBeVisible()
	await press('Copiar')
	expect(copied).toEqual([address])
	expect(toasts()).toEqual(['Endereço criado!'])
})

test('the address has the releases that were chosen in the calendar', async () => {
	await open('/settings/notifications?on=streaming&only=nothing#calendar')
	answerWith({ 'POST /api/calendar-token': ok(MADE) })
	await press('Criar endereço')
	expect(screen.getByText(`${location.origin}/calendar/${TOKEN}.ics?hl=pt&on=streaming`)).toBeVisible()
})

test('an address that exists is not shown; it is renewed after a confirmation', async () => {
	answerWith({ 'GET /api/calendar-token': ok({ createdAt: MADE.createdAt }) })
	await open('/settings/notifications')
	expect(screen.getByText(/Você tem um endereço desde 1 de abril de 2026/)).toBeVisible()
	answerWith({ 'POST /api/calendar-token': ok(MADE) })
	await press('Trocar endereço')
	expect(requests.some(({ call }) => call.startsWith('POST /api/calendar'))).toBe(false)
	await confirm('Trocar endereço')
	expect(screen.getByText(new RegExp(TOKEN))).toBeVisible()
})

test('an address is revoked after a confirmation; a refusal leaves it', async () => {
	answerWith({ 'GET /api/calendar-token': ok({ createdAt: MADE.createdAt }) })
	await open('/settings/notifications')
	await press('Revogar')
	answerWith({ 'DELETE /api/calendar-token': refused(500, 'server.failed') })
	await confirm('Revogar')
	expect(screen.getByText(/Você tem um endereço/)).toBeVisible()
	answerWith({ 'DELETE /api/calendar-token': ok({ done: true }) })
	await press('Revogar')
	await confirm('Revogar')
	expect(screen.getByRole('button', { name: 'Criar endereço' })).toBeVisible()
	expect(toasts().at(-1)).toBe('O endereço não vale mais.')
})

test('a failure to load can be retried', async () => {
	answerWith({ 'GET /api/calendar-token': UNREACHABLE })
	await open('/settings/notifications')
	expect(screen.getByText('O endereço não pôde ser carregado')).toBeVisible()
	answerWith({ 'GET /api/calendar-token': ok({ createdAt: null }) })
	await press('Tentar novamente')
	expect(screen.getByRole('button', { name: 'Criar endereço' })).toBeVisible()
})
