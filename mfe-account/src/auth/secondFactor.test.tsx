import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, $token, signOut } from 'shared-state'
import { AuthPage } from './AuthPage.tsx'
import { device, fakePasskeys, REQUEST_OPTIONS, removePasskeys } from './passkey/credentials.testing.ts'

const USER = { id: 'm', username: 'Yumi', avatarUrl: null, role: 'member' }
const SIGNED_IN = { status: 200, body: { token: 'half', user: USER } }
const refusal = (status: number, code: string, more: object = {}) => ({
	status,
	body: { code, msg: '', requestId: 'r', ...more },
})
let answers: Record<string, { status: number; body: unknown }> = {}
let sent: { path: string; body: unknown }[] = []
const bodyOf = (path: string) => sent.findLast((request) => request.path === path)?.body

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, init?: { body?: string }) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			sent.push({ path, body: init?.body && JSON.parse(init.body) })
			const answer = answers[path] ?? { status: 200, body: { done: true } }
			return { status: answer.status, text: async () => JSON.stringify(answer.body) }
		},
	})
	await setLocale('pt')
})
beforeEach(() => {
	fakePasskeys()
	sent = []
	answers = {
		'/api/auth/login': refusal(401, 'auth.secondFactor'),
		'/api/auth/discord': refusal(401, 'auth.secondFactor'),
		'/api/auth/second-factor/options': { status: 200, body: REQUEST_OPTIONS },
		'/api/auth/passkey/options': { status: 200, body: REQUEST_OPTIONS },
		'/api/auth/session': { status: 200, body: { user: USER } },
	}
})
afterEach(async () => {
	await act(signOut)
	removePasskeys()
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
})

async function open(path = '/auth?next=%2Flists', nextPage: () => unknown = () => null) {
	const router = createMemoryRouter(
		[
			{ path: '/auth', Component: AuthPage },
			{ path: '*', element: <p>another page</p>, loader: nextPage },
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	return router
}
const type = (label: string, text: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

async function firstStep() {
	type('E-mail', 'yumi@exemplo.com.br')
	type('Senha', 'violeta-quieta-83')
	await press('Entrar')
	expect(screen.getByRole('heading', { name: 'Falta um passo' })).toBeVisible()
}

test('after the password a passkey ends the sign-in, and the page goes on', async () => {
	const router = await open()
	await firstStep()
	expect($token.get()).toBe('')
	answers['/api/auth/second-factor'] = SIGNED_IN
	await press('Usar chave de acesso')
	expect(bodyOf('/api/auth/second-factor')).toMatchObject({ passkey: { id: 'a2V5' } })
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/lists')
})

test('a sign-out before the next page has come shows the form again', async () => {
	await open('/auth', () => new Promise(() => {}))
	await firstStep()
	answers['/api/auth/second-factor'] = SIGNED_IN
	await press('Usar chave de acesso')
	await act(signOut)
	expect(screen.getByLabelText('E-mail')).toHaveValue('')
	expect(screen.queryByRole('heading', { name: 'Falta um passo' })).toBeNull()
})

test('a recovery code ends it, too; a wrong one stays to be corrected', async () => {
	const router = await open()
	await firstStep()
	await press('Usar um código de recuperação')
	type('Código de recuperação', 'abcd')
	answers['/api/auth/second-factor'] = refusal(403, 'auth.code.wrong', { fields: { code: 'auth.code.wrong' } })
	await press('Confirmar')
	const field = screen.getByLabelText('Código de recuperação')
	expect(field).toHaveAccessibleDescription(/Esse código não vale/)
	expect(field).toHaveValue('abcd')
	answers['/api/auth/second-factor'] = SIGNED_IN
	await press('Confirmar')
	expect(bodyOf('/api/auth/second-factor')).toEqual({ code: 'abcd' })
	expect(router.state.location.pathname).toBe('/lists')
})

test('a late second step says so, and the way back keeps the e-mail', async () => {
	await open()
	await firstStep()
	answers['/api/auth/second-factor/options'] = refusal(401, 'auth.secondFactor.expired')
	await press('Usar chave de acesso')
	expect(screen.getByRole('alert')).toHaveTextContent('A entrada demorou demais. Comece de novo.')
	await press('Voltar')
	expect(screen.getByLabelText('E-mail')).toHaveValue('yumi@exemplo.com.br')
	expect(screen.getByLabelText('Senha')).toHaveValue('')
})

test('Discord asks for the second step as well', async () => {
	const router = await open('/auth?code=second&state=s')
	expect(screen.getByRole('heading', { name: 'Falta um passo' })).toBeVisible()
	answers['/api/auth/second-factor'] = SIGNED_IN
	await press('Usar chave de acesso')
	expect(router.state.location.pathname).toBe('/')
})

test('a passkey alone signs in', async () => {
	const router = await open()
	device.answer = 'cancel'
	await press('Entrar com chave de acesso')
	expect(screen.getByRole('alert')).toHaveTextContent('Nenhuma chave de acesso foi usada.')
	device.answer = 'yes'
	answers['/api/auth/passkey'] = refusal(401, 'auth.passkey.failed')
	await press('Entrar com chave de acesso')
	expect(screen.getByRole('alert')).toHaveTextContent('A chave de acesso não foi aceita.')
	answers['/api/auth/passkey'] = SIGNED_IN
	await press('Entrar com chave de acesso')
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/lists')
})

test('passkeys are offered among the suggestions of the e-mail field', async () => {
	Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => true })
	answers['/api/auth/passkey'] = SIGNED_IN
	const router = await open()
	await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
	expect(bodyOf('/api/auth/passkey')).toMatchObject({ passkey: { id: 'a2V5' } })
	expect(router.state.location.pathname).toBe('/lists')
})

test('a browser without passkeys has no button for them', async () => {
	removePasskeys()
	await open()
	expect(screen.queryByRole('button', { name: 'Entrar com chave de acesso' })).toBeNull()
})
