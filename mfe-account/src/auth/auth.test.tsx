import { act, screen } from '@testing-library/react'
import { $reload, $session } from 'shared-state'
import {
	forgetAnswers,
	type Given,
	openRoute,
	press,
	refused,
	requests,
	SERVER_ERROR,
	type,
	UNREACHABLE,
} from 'slice-kit/testing'
import { AuthPage } from './AuthPage.tsx'
import './signInTranslations.ts'

/** What the server answers from now on, whatever it is asked. */
function answer(next: Given) {
	forgetAnswers(next)
	requests.length = 0
}

const elsewhere = { path: '*', element: <p>another page</p> }
const open = async (path = '/auth') =>
	(await openRoute([{ path: '/auth', Component: AuthPage }, elsewhere], path)).router

test('the page has the tabs Login and Registro, each with its fields', async () => {
	await open()
	expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
	expect(screen.queryByLabelText('Nome de usuário')).toBeNull()
	await act(async () => screen.getByRole('tab', { name: 'Registro' }).click())
	expect(screen.getByLabelText('Nome de usuário')).toBeVisible()
})

test('a password manager stores the password with the e-mail', async () => {
	await open()
	expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
	await act(async () => screen.getByRole('tab', { name: 'Registro' }).click())
	expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
	expect(screen.getByLabelText('Nome de usuário')).toHaveAttribute('autocomplete', 'nickname')
})

test('signing in stores the token and opens /', async () => {
	const router = await open()
	answer({
		status: 200,
		body: { token: 'half', user: { id: 'm', username: 'Bia', avatarUrl: null, role: 'member' } },
	})
	await type('E-mail', 'bia@exemplo.com.br')
	await type('Senha', 'violeta-quieta-83')
	await press('Entrar')
	expect(requests.map(({ path, body }) => ({ path, body }))).toEqual([
		{ path: '/api/auth/login', body: { email: 'bia@exemplo.com.br', password: 'violeta-quieta-83' } },
	])
	expect($session.get()).toMatchObject({ state: 'member', username: 'Bia' })
	expect(router.state.location.pathname).toBe('/')
})

test('after the sign-in a redirected visitor returns to the page they came from', async () => {
	const router = await open('/auth?next=%2Fanime%2F7')
	answer({
		status: 200,
		body: { token: 'half', user: { id: 'm', username: 'Bia', avatarUrl: null, role: 'member' } },
	})
	await press('Entrar')
	expect(router.state.location.pathname).toBe('/anime/7')
})

test('a refusal shows above the form, typed values stay, and a switch of tabs clears it', async () => {
	await open()
	answer(refused(401, 'auth.credentials'))
	await type('E-mail', 'bia@exemplo.com.br')
	await type('Senha', 'errada')
	await press('Entrar')
	expect(screen.getByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.')
	expect(screen.getByLabelText('Senha')).toHaveValue('errada')
	await act(async () => screen.getByRole('tab', { name: 'Registro' }).click())
	expect(screen.queryByRole('alert')).toBeNull()
	expect(screen.getByLabelText('E-mail')).toHaveValue('bia@exemplo.com.br')
})

test.each<[Given, string]>([
	[UNREACHABLE, 'Network error or API is unreachable'],
	[SERVER_ERROR, 'Something went wrong'],
	[{ status: 401, body: { msg: 'E-mail não encontrado' } }, 'E-mail não encontrado'],
	[{ status: 500, body: { msg: '' } }, 'Something went wrong'],
	[{ status: 500, body: { msg: { text: 'x' } } }, 'Something went wrong'],
])('failure %#: %s', async (failure, words) => {
	await open()
	answer(failure)
	await press('Entrar')
	expect(screen.getByRole('alert')).toHaveTextContent(words)
})

test('empty fields are sent as they are', async () => {
	await open()
	answer(refused(401, 'auth.credentials'))
	await press('Entrar')
	expect(requests[0]?.body).toEqual({ email: '', password: '' })
})

test('a reset link opens the form for a new password', async () => {
	const router = await open('/auth?reset=abc')
	answer(refused(400, 'auth.password.short'))
	await type('Nova senha', 'curta')
	await press('Salvar a nova senha')
	expect(screen.getByText('A senha precisa ter pelo menos 8 caracteres.')).toBeVisible()
	answer({ status: 200, body: { done: true } })
	await type('Nova senha', 'violeta-quieta-83')
	await press('Salvar a nova senha')
	expect(requests[0]?.body).toEqual({ token: 'abc', password: 'violeta-quieta-83' })
	expect(router.state.location.search).toBe('')
})

const signedIn = (id: string, username: string) => ({
	status: 200,
	body: { token: `of-${id}`, user: { id, username, avatarUrl: null, role: 'member' } },
})

test('a redirected visitor sees the reason', async () => {
	await open('/auth?next=%2Flists')
	expect(screen.getByText('Entre para ver as suas listas.')).toBeVisible()
})

test('a member sees buttons to continue and to switch accounts, and no form', async () => {
	const router = await open('/auth')
	answer(signedIn('m', 'Bia'))
	await press('Entrar')
	await act(() => router.navigate('/auth?next=%2Fanime%2F7'))
	expect(screen.getByText('Você entrou como Bia.')).toBeVisible()
	expect(screen.queryByLabelText('E-mail')).toBeNull()
	expect(screen.getByRole('link', { name: 'Continuar como Bia' })).toHaveAttribute('href', '/anime/7')
	answer({ status: 200, body: { done: true } })
	await press('Entrar com outra conta')
	expect(screen.getByLabelText('E-mail')).toBeVisible()
})

test('the page reloads if another member was signed in before', async () => {
	const loads: (string | undefined)[] = []
	$reload.set((path) => loads.push(path))
	await open('/auth?next=%2Fanime%2F7')
	answer(signedIn('carla', 'Carla'))
	await press('Entrar')
	expect(loads).toEqual(['/anime/7'])
})
