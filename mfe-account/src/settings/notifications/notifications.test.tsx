import { act, fireEvent, screen, within } from '@testing-library/react'
import { answerWith, ok, press, requests, toasts, UNREACHABLE } from 'slice-kit/testing'
import { bodyOf, DELIVERY, open, setUpSettings } from '../settings.testing.tsx'

setUpSettings()
beforeEach(() => {
	answerWith({ 'PUT /api/notifications/delivery': ok({ done: true }) })
})

const check = (name: string) => act(async () => screen.getByRole('checkbox', { name }).click())
const flip = (name: string) => act(async () => screen.getByRole('switch', { name }).click())

test('kinds are chosen per channel, with quiet hours and the weekly letter, and saved together', async () => {
	await open('/settings/notifications')
	expect(screen.getByRole('checkbox', { name: 'Atualizações do Site: Push' })).not.toBeChecked()
	await check('Atualizações do Site: Push')
	await check('Comentários e Respostas: E-mail')
	await check('Novos Seguidores: Site')
	await flip('Horário de silêncio')
	fireEvent.change(screen.getByLabelText('Das'), { target: { value: '23:15' } })
	await flip('Resumo semanal por e-mail')
	await press('Salvar Alterações')
	const { mail: _, ...chosen } = DELIVERY
	expect(bodyOf('PUT /api/notifications/delivery')).toEqual({
		...chosen,
		site: { ...chosen.site, newFollowers: false },
		push: { ...chosen.push, siteUpdates: true },
		email: { ...chosen.email, comments: true },
		quietHours: { from: '23:15', to: '07:00' },
		letter: true,
		zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
	})
	expect(toasts()).toEqual(['Alterações salvas!'])
})

test.each([
	['off', 'O envio de e-mails está desligado neste site.'],
	['noAddress', 'Para receber e-mails, adicione um endereço à sua conta.'],
])('where e-mails reach nobody (%s) they cannot be chosen, and the reason is there', async (mail, reason) => {
	answerWith({ 'GET /api/notifications/delivery': ok({ ...DELIVERY, mail }) })
	await open('/settings/notifications')
	expect(screen.getByText(reason)).toBeVisible()
	expect(screen.getByRole('checkbox', { name: 'Novos Seguidores: E-mail' })).toBeDisabled()
	expect(screen.getByRole('switch', { name: 'Resumo semanal por e-mail' })).toHaveAttribute('aria-disabled', 'true')
	expect(screen.getByRole('checkbox', { name: 'Novos Seguidores: Push' })).toBeEnabled()
})

describe('devices', () => {
	const KEYS = { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }
	const DEVICE = { browser: 'Firefox', system: 'Linux', createdAt: '2026-04-01T12:00:00.000Z', succeededAt: null }
	const here = { id: '1', sessionId: 'a', ...DEVICE, isThis: true }
	const elsewhere = { id: '2', sessionId: 'b', ...DEVICE, browser: 'Safari', isThis: false }
	const devices = (...list: object[]) => {
		answerWith({ 'GET /api/push': ok({ publicKey: 'K', devices: list }) })
	}

	/** A browser with push, in which the reader answers the question for the permission. */
	function allowPush(permission: NotificationPermission, answer: NotificationPermission = permission) {
		let subscribed = false
		const subscription = {
			toJSON: () => KEYS,
			unsubscribe: async () => {
				subscribed = false
			},
		}
		Object.assign(window, {
			Notification: { permission, requestPermission: async () => answer },
			pushManager: {
				getSubscription: async () => (subscribed ? subscription : null),
				subscribe: async () => {
					subscribed = true
					return subscription
				},
			},
		})
		answerWith({ 'PUT /api/push/subscription': ok({ done: true }) })
	}
	afterEach(() => {
		for (const name of ['Notification', 'pushManager']) Reflect.deleteProperty(window, name)
		Reflect.deleteProperty(navigator, 'standalone')
	})

	test('a browser without push says so, and one that blocks it says how to allow it', async () => {
		await open('/settings/notifications')
		expect(screen.getByText('Push não está disponível neste navegador.')).toBeVisible()
		expect(screen.queryByRole('button', { name: 'Ativar neste aparelho' })).toBeNull()
		document.body.innerHTML = ''
		allowPush('denied')
		await open('/settings/notifications')
		expect(screen.getByText(/O navegador bloqueia os avisos deste site/)).toBeVisible()
	})

	test('iOS asks to install the site first', async () => {
		const agent = Object.getOwnPropertyDescriptor(navigator, 'userAgent')
		Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)', configurable: true })
		Object.assign(navigator, { standalone: false })
		await open('/settings/notifications')
		expect(screen.getByText(/Adicionar à Tela de Início/)).toBeVisible()
		if (agent) Object.defineProperty(navigator, 'userAgent', agent)
		else Reflect.deleteProperty(navigator, 'userAgent')
	})

	test('this device is turned on, tested and removed', async () => {
		allowPush('default', 'granted')
		await open('/settings/notifications')
		devices(here)
		await press('Ativar neste aparelho')
		expect(bodyOf('PUT /api/push/subscription')).toEqual(KEYS)
		expect(screen.getByText('Este aparelho recebe push.')).toBeVisible()
		answerWith({ 'POST /api/push/test': ok({ done: true }) })
		await press('Enviar um teste')
		answerWith({ 'DELETE /api/push/devices/1': ok({ done: true }) })
		devices()
		await press('Remover')
		expect(screen.getByText('Este aparelho não recebe push.')).toBeVisible()
		expect(toasts()).toEqual([
			'Este aparelho vai receber os avisos.',
			'Teste enviado!',
			'O aparelho não recebe mais push.',
		])
	})

	test('a refused permission changes nothing', async () => {
		allowPush('default', 'denied')
		await open('/settings/notifications')
		await press('Ativar neste aparelho')
		expect(toasts()).toEqual(['O navegador não deixou ativar os avisos.'])
		expect(requests.some(({ call }) => call.startsWith('PUT /api/push'))).toBe(false)
	})

	test('another device is removed; a failure to load can be retried', async () => {
		answerWith({ 'GET /api/push': UNREACHABLE })
		await open('/settings/notifications')
		devices(elsewhere)
		const section = screen.getByRole('region', { name: 'Avisos nos seus aparelhos' })
		await act(async () => within(section).getByRole('button', { name: 'Tentar novamente' }).click())
		expect(screen.getByText('Safari em Linux')).toBeVisible()
		answerWith({ 'DELETE /api/push/devices/2': ok({ done: true }) })
		devices()
		await press('Remover')
		expect(screen.queryByText('Safari em Linux')).toBeNull()
	})
})
