import { act, screen } from '@testing-library/react'
import { $token, signOut } from 'shared-state'
import { answerWith, ok, openRoute, press, refused, requests, type } from 'slice-kit/testing'
import { AuthPage } from './AuthPage.tsx'
import { device, fakePasskeys, REQUEST_OPTIONS, removePasskeys } from './passkey/credentials.testing.ts'

const USER = { id: 'm', username: 'Yumi', avatarUrl: null, role: 'member' }
const SIGNED_IN = ok({ token: 'half', user: USER })
const bodyOf = (path: string) => requests.findLast((request) => request.path === path)?.body

beforeEach(() => {
	fakePasskeys()
	answerWith({
		'POST /api/auth/login': refused(401, 'auth.secondFactor'),
		'POST /api/auth/discord': refused(401, 'auth.secondFactor'),
		'POST /api/auth/second-factor/options': ok(REQUEST_OPTIONS),
		'POST /api/auth/passkey/options': ok(REQUEST_OPTIONS),
		'GET /api/auth/session': ok({ user: USER }),
	})
})
afterEach(removePasskeys)

async function open(path = '/auth?next=%2Flists', nextPage: () => unknown = () => null) {
	const next = { path: '*', element: <p>another page</p>, loader: nextPage }
	return (await openRoute([{ path: '/auth', Component: AuthPage }, next], path)).router
}

async function firstStep() {
	await type('E-mail', 'yumi@exemplo.com.br')
	await type('Senha', 'violeta-quieta-83')
	await press('Entrar')
	expect(screen.getByRole('heading', { name: 'Falta um passo' })).toBeVisible()
}

test('after the password a passkey ends the sign-in, and the page goes on', async () => {
	const router = await open()
	await firstStep()
	expect($token.get()).toBe('')
	answerWith({ 'POST /api/auth/second-factor': SIGNED_IN })
	await press('Usar chave de acesso')
	expect(bodyOf('/api/auth/second-factor')).toMatchObject({ passkey: { id: 'a2V5' } })
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/lists')
})

test('a sign-out before the next page has come shows the form again', async () => {
	await open('/auth', () => new Promise(() => {}))
	await firstStep()
	answerWith({ 'POST /api/auth/second-factor': SIGNED_IN })
	await press('Usar chave de acesso')
	await act(signOut)
	expect(screen.getByLabelText('E-mail')).toHaveValue('')
	expect(screen.queryByRole('heading', { name: 'Falta um passo' })).toBeNull()
})

test('a recovery code ends it, too; a wrong one stays to be corrected', async () => {
	const router = await open()
	await firstStep()
	await press('Usar um código de recuperação')
	await type('Código de recuperação', 'abcd')
	answerWith({
		'POST /api/auth/second-factor': refused(403, 'auth.code.wrong', { fields: { code: 'auth.code.wrong' } }),
	})
	await press('Confirmar')
	const field = screen.getByLabelText('Código de recuperação')
	expect(field).toHaveAccessibleDescription(/Esse código não vale/)
	expect(field).toHaveValue('abcd')
	answerWith({ 'POST /api/auth/second-factor': SIGNED_IN })
	await press('Confirmar')
	expect(bodyOf('/api/auth/second-factor')).toEqual({ code: 'abcd' })
	expect(router.state.location.pathname).toBe('/lists')
})

test('a late second step says so, and the way back keeps the e-mail', async () => {
	await open()
	await firstStep()
	answerWith({ 'POST /api/auth/second-factor/options': refused(401, 'auth.secondFactor.expired') })
	await press('Usar chave de acesso')
	expect(screen.getByRole('alert')).toHaveTextContent('A entrada demorou demais. Comece de novo.')
	await press('Voltar')
	expect(screen.getByLabelText('E-mail')).toHaveValue('yumi@exemplo.com.br')
	expect(screen.getByLabelText('Senha')).toHaveValue('')
})

test('Discord asks for the second step as well', async () => {
	const router = await open('/auth?code=second&state=s')
	expect(screen.getByRole('heading', { name: 'Falta um passo' })).toBeVisible()
	answerWith({ 'POST /api/auth/second-factor': SIGNED_IN })
	await press('Usar chave de acesso')
	expect(router.state.location.pathname).toBe('/')
})

test('a passkey alone signs in', async () => {
	const router = await open()
	device.answer = 'cancel'
	await press('Entrar com chave de acesso')
	expect(screen.getByRole('alert')).toHaveTextContent('Nenhuma chave de acesso foi usada.')
	device.answer = 'yes'
	answerWith({ 'POST /api/auth/passkey': refused(401, 'auth.passkey.failed') })
	await press('Entrar com chave de acesso')
	expect(screen.getByRole('alert')).toHaveTextContent('A chave de acesso não foi aceita.')
	answerWith({ 'POST /api/auth/passkey': SIGNED_IN })
	await press('Entrar com chave de acesso')
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/lists')
})

test('passkeys are offered among the suggestions of the e-mail field', async () => {
	Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => true })
	answerWith({ 'POST /api/auth/passkey': SIGNED_IN })
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
