import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { AccountSettings } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $appearance, $site, $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { loader, Component as Settings, shouldRevalidate } from './route.tsx'

const ACCOUNT: AccountSettings = {
	id: '11111111-2222-3333-4444-555555555555',
	username: 'Bia',
	bio: 'Gosto de sinos.',
	email: 'bia@exemplo.com.br',
	pendingEmail: null,
	avatarUrl: '/art/avatar/1.svg',
	bannerUrl: '/art/banner/1.svg',
	hasAvatar: false,
	hasBanner: true,
	hasPassword: true,
	discordName: null,
	createdAt: '2026-04-01T12:00:00.000Z',
}
const SESSION = {
	browser: 'Firefox',
	system: 'Linux',
	isPhone: false,
	openedAt: ACCOUNT.createdAt,
	usedAt: ACCOUNT.createdAt,
}

type Answer = { status?: number; body: unknown } | 'no network'
let answers: Record<string, Answer>
let sent: { what: string; body: unknown }[]

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, init: { method?: string; body?: unknown } = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const what = `${init.method ?? 'GET'} ${path}`
			sent.push({ what, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
			const answer = answers[what]
			if (answer === undefined || answer === 'no network') throw new TypeError('no network')
			return { status: answer.status ?? 200, text: async () => JSON.stringify(answer.body) }
		},
	})
	sent = []
	await setLocale('pt')
})

beforeEach(async () => {
	sent = []
	answers = {
		'GET /api/account': { body: ACCOUNT },
		'GET /api/account/sessions': {
			body: {
				items: [
					{ id: 'a', ...SESSION, isThis: true },
					{ id: 'b', ...SESSION, browser: 'Safari', isThis: false },
				],
			},
		},
		'GET /api/privacy': { body: { isPublic: true } },
		'GET /api/notifications/preferences': {
			body: { newFollowers: true, comments: true, newReleases: true, siteUpdates: false },
		},
		'GET /api/auth/session': { body: { user: { id: ACCOUNT.id, username: 'Bia', avatarUrl: null, role: 'member' } } },
		'POST /api/auth/logout': { body: { done: true } },
	}
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	$token.set('half')
	await resumeSession()
})
afterEach(async () => {
	await signOut()
	sessionStorage.clear()
	for (const { id } of $toasts.get()) dismissToast(id)
})

async function open(path = '/settings') {
	const router = createMemoryRouter(
		[
			{ path: '/settings/*', Component: Settings, loader, shouldRevalidate, HydrateFallback: () => null },
			{ path: '*', element: <p>another page</p> },
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	return router
}

const type = (label: string, text: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const toasts = () => $toasts.get().map(({ text }) => text)
const bodyOf = (what: string) => sent.find((request) => request.what === what)?.body

test('the menu leads to the five parts, the account first; what was typed stays on the way', async () => {
	const router = await open()
	const menu = screen.getByRole('navigation', { name: 'Partes das configurações' })
	expect(
		within(menu)
			.getAllByRole('link')
			.map(({ textContent }) => textContent),
	).toEqual(['Conta', 'Aparência', 'Privacidade', 'Notificações', 'Deletar Conta'])
	type('Bio', 'Outra bio')
	await act(async () => router.navigate('/settings/appearance'))
	expect(screen.getByRole('switch', { name: 'Modo Compacto' })).toBeVisible()
	await act(async () => router.navigate('/settings'))
	expect(screen.getByLabelText('Bio')).toHaveValue('Outra bio')
	expect(sent.filter(({ what }) => what === 'GET /api/account')).toHaveLength(1)
})

test('the account shows what is known, its id to copy and its age in full', async () => {
	jest.useFakeTimers()
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	await open()
	expect(screen.getByLabelText('Endereço de E-mail')).toHaveValue('bia@exemplo.com.br')
	expect(screen.getByLabelText('User ID')).toHaveAttribute('readonly')
	expect(screen.getByLabelText('Conta criada em')).toHaveValue('1 de abril de 2026')
	await press('Copiar o User ID')
	expect(copied).toEqual([ACCOUNT.id])
	expect(screen.getByRole('button', { name: 'Copiado!' })).toBeVisible()
	await act(async () => jest.advanceTimersByTime(2000))
	expect(screen.getByRole('button', { name: 'Copiar o User ID' })).toBeVisible()
	jest.useRealTimers()
})

test('changes are saved as a whole; the current password is asked for where it is needed', async () => {
	await open()
	answers['PUT /api/account'] = { body: { ...ACCOUNT, username: 'Bia Nova' } }
	expect(screen.queryByLabelText('Senha atual')).toBeNull()
	type('Nome de usuário', 'Bia Nova')
	type('Nova Senha', 'lanterna-torta-41')
	type('Confirmar Nova Senha', 'lanterna-torta-41')
	type('Senha atual', 'violeta-quieta-83')
	await press('Salvar Alterações')
	expect(bodyOf('PUT /api/account')).toEqual({
		username: 'Bia Nova',
		bio: 'Gosto de sinos.',
		email: 'bia@exemplo.com.br',
		newPassword: 'lanterna-torta-41',
		confirmation: 'lanterna-torta-41',
		currentPassword: 'violeta-quieta-83',
	})
	expect(toasts()).toEqual(['Alterações salvas!'])
	expect(screen.getByLabelText('Nova Senha')).toHaveValue('')
})

test('a refusal stands at its field, and nothing that was typed is lost, not even by a new load of the page', async () => {
	await open()
	answers['PUT /api/account'] = {
		status: 409,
		body: { code: 'auth.username.taken', msg: '', requestId: 'r', fields: { username: 'auth.username.taken' } },
	}
	type('Nome de usuário', 'Caio')
	type('Bio', 'Nova bio')
	await press('Salvar Alterações')
	expect(screen.getByLabelText('Nome de usuário')).toHaveAccessibleDescription('Esse nome de usuário já está em uso.')
	answers['PUT /api/account'] = 'no network'
	await press('Salvar Alterações')
	expect(screen.getByLabelText('Bio')).toHaveValue('Nova bio')
	document.body.innerHTML = ''
	await open()
	expect(screen.getByLabelText('Nome de usuário')).toHaveValue('Caio')
	await press('Descartar alterações')
	expect(screen.getByLabelText('Nome de usuário')).toHaveValue('Bia')
})

test('only pictures can be chosen', async () => {
	await open()
	const input = screen.getByLabelText('Trocar o avatar', { selector: 'input' })
	const file = new File(['x'], 'x.svg', { type: 'image/svg+xml' })
	await act(async () => fireEvent.change(input, { target: { files: [file] } }))
	expect(screen.getByText('Só dá para enviar imagens JPEG, PNG, WebP ou GIF.')).toBeVisible()
})

test('the drawn banner takes the place of the sent one', async () => {
	await open()
	answers['PUT /api/account'] = { body: { ...ACCOUNT, hasBanner: false } }
	await press('Usar o banner desenhado')
	await press('Salvar Alterações')
	expect(bodyOf('PUT /api/account')).toMatchObject({ bannerId: null })
	expect(screen.queryByRole('button', { name: 'Usar o banner desenhado' })).toBeNull()
})

test('sessions are listed, this one marked; another is ended', async () => {
	await open()
	answers['DELETE /api/account/sessions/b'] = { body: { done: true } }
	expect(screen.getByText('Firefox em Linux')).toBeVisible()
	expect(screen.getByText('Este aparelho')).toBeVisible()
	await press('Encerrar')
	expect(screen.queryByText('Safari em Linux')).toBeNull()
	expect(screen.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull()
})

test('the switches of the appearance hold at once', async () => {
	await open('/settings/appearance')
	await act(async () => screen.getByRole('switch', { name: 'Desativar Animações do Site' }).click())
	await act(async () => screen.getByRole('switch', { name: 'Modo Compacto' }).click())
	expect($appearance.get()).toEqual({ disableAnimations: true, compactMode: true })
})

test('privacy is kept when it is saved', async () => {
	await open('/settings/privacy')
	answers['PUT /api/privacy'] = { body: { isPublic: false } }
	expect(screen.getByText('Seu perfil e atividades são visíveis para todos.')).toBeVisible()
	await act(async () => screen.getByRole('switch', { name: 'Perfil Público' }).click())
	expect(screen.getByText('Seu perfil e atividades são visíveis apenas para você.')).toBeVisible()
	await press('Salvar Alterações')
	expect(bodyOf('PUT /api/privacy')).toEqual({ isPublic: false })
	expect(toasts()).toEqual(['Alterações salvas!'])
})

test('the four kinds of notifications are kept when they are saved', async () => {
	await open('/settings/notifications')
	answers['PUT /api/notifications/preferences'] = { body: { done: true } }
	expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual([
		'true',
		'true',
		'true',
		'false',
	])
	await act(async () => screen.getByRole('switch', { name: 'Atualizações do Site' }).click())
	await press('Salvar Alterações')
	expect(bodyOf('PUT /api/notifications/preferences')).toMatchObject({ siteUpdates: true })
})

test('the account is deleted with the password, and its page is left', async () => {
	const router = await open('/settings/delete')
	await press('Deletar Minha Conta Permanentemente')
	answers['POST /api/account/deletion'] = {
		status: 403,
		body: { code: 'auth.password.wrong', msg: '', requestId: 'r', fields: { password: 'auth.password.wrong' } },
	}
	type('Senha atual', 'errada')
	await press('Deletar para sempre')
	expect(screen.getByText('A senha atual não confere.')).toBeVisible()
	answers['POST /api/account/deletion'] = { body: { done: true } }
	await press('Deletar para sempre')
	expect(router.state.location.pathname).toBe('/')
	expect($token.get()).toBe('')
})

test('a visitor of a demo acts as an example', async () => {
	await signOut()
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	const log = jest.spyOn(console, 'log').mockImplementation(() => {})
	await open()
	type('Bio', 'Só aqui')
	await press('Salvar Alterações')
	expect(toasts()).toEqual(['Alterações salvas! (Funcionalidade de exemplo)'])
	expect(screen.getByLabelText('Bio')).toHaveValue('Só aqui')
	expect(sent.some(({ what }) => what.startsWith('PUT'))).toBe(false)
	expect(log).toHaveBeenCalled()
	log.mockRestore()
})

test('any other visitor signs in first', async () => {
	answers['GET /api/account'] = { status: 401, body: { code: 'auth.required', msg: '', requestId: 'r' } }
	const router = await open('/settings/privacy')
	expect(router.state.location.pathname + router.state.location.search).toBe('/auth?next=%2Fsettings%2Fprivacy')
})

test('what cannot be loaded says so, and is tried again', async () => {
	answers['GET /api/account'] = 'no network'
	await open()
	expect(screen.getByRole('alert')).toHaveTextContent('As configurações não puderam ser carregadas')
	answers['GET /api/account'] = { body: ACCOUNT }
	await press('Tentar novamente')
	expect(screen.getByLabelText('Bio')).toBeVisible()
})

test('the link of a mail is confirmed by a press', async () => {
	await open('/settings?email=abc')
	expect(bodyOf('POST /api/account/email')).toBeUndefined()
	answers['POST /api/account/email'] = { body: { done: true } }
	await press('Confirmar o e-mail')
	expect(bodyOf('POST /api/account/email')).toEqual({ token: 'abc' })
	expect(screen.getByRole('status')).toHaveTextContent('Pronto! O novo e-mail já vale.')
})
