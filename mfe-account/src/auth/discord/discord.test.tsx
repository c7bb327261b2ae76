import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, $token, saveDraft, signOut } from 'shared-state'
import { AuthPage } from '../AuthPage.tsx'

const USER = { id: 'm', username: 'Yumi', avatarUrl: null, role: 'member' }
let sent: { path: string; body: unknown }[] = []
let answer: { status: number; body: unknown }
/** Delays the answer. */
let hold: Promise<void> | undefined

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, init?: { body?: string }) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			if (path === '/api/auth/session') return { status: 200, text: async () => JSON.stringify({ user: USER }) }
			sent.push({ path, body: init?.body && JSON.parse(init.body) })
			await hold
			return { status: answer.status, text: async () => JSON.stringify(answer.body) }
		},
	})
	await setLocale('pt')
})
beforeEach(() => {
	sent = []
	hold = undefined
})
afterEach(async () => {
	await act(signOut)
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
})

async function open(path: string) {
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

test.each([true, false])('the Discord button shows if the site offers it: %s', async (discord) => {
	$site.set({ demo: false, chatUrl: '', sourceUrl: '', discord })
	await open('/auth')
	expect(screen.queryAllByRole('button', { name: 'Entrar com o Discord' })).toHaveLength(discord ? 1 : 0)
})

test('the callback signs in and continues at the previous page', async () => {
	answer = { status: 200, body: { kind: 'signedIn', token: 'half', user: USER } }
	saveDraft('discord-next', '/anime/7')
	const router = await open('/auth?code=c1&state=s')
	expect(sent).toEqual([{ path: '/api/auth/discord', body: { code: 'c1', state: 's' } }])
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/anime/7')
})

test('a navigation during the callback is not overridden', async () => {
	answer = { status: 200, body: { kind: 'signedIn', token: 'half', user: USER } }
	let arrive = () => {}
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve
	})
	hold = arrived
	const router = await open('/auth?code=c3&state=s')
	await act(() => router.navigate('/news'))
	await act(async () => {
		arrive()
		await arrived
	})
	expect($token.get()).toBe('half')
	expect(router.state.location.pathname).toBe('/news')
})

test('a refusal shows its reason, and a link back to the sign-in page', async () => {
	answer = { status: 409, body: { code: 'auth.discord.emailTaken', msg: '', requestId: 'r' } }
	await open('/auth?code=c2&state=s')
	expect(screen.getByRole('alert')).toHaveTextContent('Já existe uma conta com o e-mail do seu Discord.')
	await act(async () => screen.getByRole('link', { name: 'Voltar para a entrada' }).click())
	expect(screen.getByLabelText('E-mail')).toBeVisible()
})

test('a denied access shows a message, and nothing is sent', async () => {
	await open('/auth?error=access_denied&state=s')
	expect(screen.getByRole('alert')).toHaveTextContent('A entrada pelo Discord foi cancelada.')
	expect(sent).toEqual([])
})
