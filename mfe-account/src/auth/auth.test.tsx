import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $reload, $session, signOut } from 'shared-state'
import { AuthPage } from './AuthPage.tsx'
import './signInTranslations.ts'

type Answer = { status: number; body: unknown } | 'no network'

let sent: { path: string; body: unknown }[] = []

function answer(next: Answer) {
	sent = []
	Object.assign(globalThis, {
		fetch: async (path: string, init?: { body?: string }) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			sent.push({ path, body: init?.body && JSON.parse(init.body) })
			if (next === 'no network') throw new TypeError('no network')
			return { status: next.status, text: async () => JSON.stringify(next.body) }
		},
	})
}

const refused = (status: number, code: string): Answer => ({
	status,
	body: { code, msg: 'na língua do leitor', requestId: 'r1' },
})

async function open(path = '/auth') {
	const router = createMemoryRouter(
		[
			{ path: '/auth', Component: AuthPage },
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

beforeAll(async () => {
	answer('no network')
	await setLocale('pt')
})

afterEach(async () => {
	answer({ status: 200, body: { done: true } })
	await act(signOut)
})

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
	type('E-mail', 'bia@exemplo.com.br')
	type('Senha', 'violeta-quieta-83')
	await press('Entrar')
	expect(sent).toEqual([
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
	type('E-mail', 'bia@exemplo.com.br')
	type('Senha', 'errada')
	await press('Entrar')
	expect(screen.getByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.')
	expect(screen.getByLabelText('Senha')).toHaveValue('errada')
	await act(async () => screen.getByRole('tab', { name: 'Registro' }).click())
	expect(screen.queryByRole('alert')).toBeNull()
	expect(screen.getByLabelText('E-mail')).toHaveValue('bia@exemplo.com.br')
})

test.each<[Answer, string]>([
	['no network', 'Network error or API is unreachable'],
	[{ status: 500, body: {} }, 'Something went wrong'],
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
	expect(sent[0]?.body).toEqual({ email: '', password: '' })
})

test('a reset link opens the form for a new password', async () => {
	const router = await open('/auth?reset=abc')
	answer(refused(400, 'auth.password.short'))
	type('Nova senha', 'curta')
	await press('Salvar a nova senha')
	expect(screen.getByText('A senha precisa ter pelo menos 8 caracteres.')).toBeVisible()
	answer({ status: 200, body: { done: true } })
	type('Nova senha', 'violeta-quieta-83')
	await press('Salvar a nova senha')
	expect(sent[0]?.body).toEqual({ token: 'abc', password: 'violeta-quieta-83' })
	expect(router.state.location.search).toBe('')
})

const signedIn = (id: string, username: string): Answer => ({
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
