import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $session, $site, $toasts, $token, signIn, signOut } from 'shared-state'
import { activityOf, EPISODE_SUBJECT, profileOf } from './profileSample.ts'
import * as screenRoute from './route.tsx'

interface Answer {
	status: number
	body: unknown
}

const HELO = '/api/profiles/Hel%C3%B4%20Vidal'
const NAMED = '/profile/Hel%C3%B4%20Vidal'
const YEAR = { first: '2025-03-27', last: '2026-04-01', total: 3, days: [{ date: '2026-03-31', count: 3 }] }
const asked: string[] = []
let answers: Record<string, Answer> = {}
const Nothing = () => null
const ok = (body: unknown): Answer => ({ status: 200, body })
const refused = (status: number, code: string): Answer => ({ status, body: { code, msg: 'x', requestId: '1' } })

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, init?: RequestInit) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			const call = `${init?.method ?? 'GET'} ${path}`
			asked.push(call)
			const { status, body } = answers[call] ?? answers[call.replace(/\?.*/, '')] ?? { status: 500, body: {} }
			return { status, text: async () => JSON.stringify(body) }
		},
		// The page's socket stays shut.
		WebSocket: class extends EventTarget {
			readyState = 0
			send() {}
			close() {}
		},
	})
	await setLocale('pt')
})

beforeEach(() => {
	asked.length = 0
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
})

afterEach(async () => {
	answers = { 'POST /api/auth/logout': ok({ done: true }) }
	if ($session.get().state === 'member') await act(async () => signOut())
	$token.set('')
})

async function open(profile: Answer, more: Record<string, Answer> = {}, path = NAMED, api = HELO) {
	answers = {
		[`GET ${api}`]: profile,
		[`GET ${api}/activity`]: ok({ items: [], next: null }),
		[`GET ${api}/year`]: ok(YEAR),
		...more,
	}
	const router = createMemoryRouter(
		[
			{ path: '/profile', ...screenRoute, HydrateFallback: Nothing },
			{ path: '/profile/:username', ...screenRoute, HydrateFallback: Nothing },
			{ path: '*', Component: () => <main>elsewhere</main> },
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('main')
	return router
}

async function asMember() {
	answers = {
		'POST /api/auth/login': ok({ token: 'half', user: { id: 'm1', username: 'Bia', avatarUrl: null, role: 'member' } }),
	}
	await act(async () => signIn('bia@niouka.test', 'uma senha boa'))
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
const toast = () => $toasts.get().at(-1)?.text

test('a profile shows who it is, in the numbers of the reader’s language', async () => {
	await open(ok(profileOf()))
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Helô Vidal')
	expect(document.title).toBe('Perfil de Helô Vidal · Niouka')
	for (const text of ['Moderador', 'Beta Tester', 'Segue você', 'Prefiro romance que demora.']) {
		expect(screen.getByText(text)).toBeVisible()
	}
	expect(screen.getByText(/Na Niouka desde 17 de nov\. de 2024/)).toBeVisible()
	expect(button('1.234 seguidores')).toBeVisible()
	expect(button('1 seguindo')).toBeVisible()
	expect(screen.getByText('12.345')).toBeVisible()
	expect(screen.getByRole('img', { name: 'Média 9,75' })).toBeVisible()
})

test('the tabs stand in the address; another one asks for nothing anew', async () => {
	const router = await open(ok(profileOf()))
	const before = asked.length
	await press(screen.getByRole('tab', { name: 'Lista de Mangás' }))
	expect(router.state.location.search).toBe('?tab=manga-list')
	expect(asked).toHaveLength(before)
	await press(screen.getByRole('tab', { name: 'Atividade' }))
	expect(router.state.location.search).toBe('')
})

test('activities are words with their links and times; what people wrote is no markup', async () => {
	await open(ok(profileOf()), {
		[`GET ${HELO}/activity`]: ok({
			items: [
				activityOf('1'),
				activityOf('2', { event: 'scored', subject: EPISODE_SUBJECT, score: 8 }),
				activityOf('3', { event: 'followed', subject: { kind: 'member', username: 'a*b*/c' } }),
			],
			next: null,
		}),
	})
	const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('há 1 hora'))
	expect(rows.map((row) => row.textContent)).toEqual([
		'Salvou O *Sino* na listahá 1 hora',
		'Deu nota 8 ao episódio 3 de O *Sino*há 1 hora',
		'Começou a seguir a*b*/chá 1 hora',
	])
	expect(screen.getByRole('link', { name: 'O *Sino*' })).toHaveAttribute('href', '/movie/7')
	expect(screen.getByRole('link', { name: 'episódio 3 de O *Sino*' })).toHaveAttribute('href', '/episode/9')
	expect(screen.getByRole('link', { name: 'a*b*/c' })).toHaveAttribute('href', '/profile/a*b*%2Fc')
})

test('without activities it says so', async () => {
	await open(ok(profileOf()))
	expect(screen.getByText('Nenhuma atividade recente.')).toBeVisible()
})

test('the next activities come by the button, and are asked for again where that failed', async () => {
	const first = `GET ${HELO}/activity`
	await open(ok(profileOf()), { [first]: ok({ items: [activityOf('1')], next: '1~saved~1' }) })
	answers[first] = refused(503, 'server.unavailable')
	await press(button('Mostrar mais'))
	expect(screen.getByRole('alert')).toHaveTextContent('A atividade não pôde ser carregada')
	answers[first] = ok({ items: [activityOf('2')], next: null })
	await press(button('Mostrar mais'))
	expect(screen.getAllByRole('link', { name: 'O *Sino*' })).toHaveLength(2)
	expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
})

test('what cannot be loaded says so and heals by its button', async () => {
	await open(refused(503, 'server.unavailable'))
	answers[`GET ${HELO}`] = ok(profileOf())
	await press(button(/tentar/i))
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Helô Vidal')
})

test('a year is a grid of days that the arrows go through', async () => {
	await open(ok(profileOf()))
	const grid = await screen.findByRole('grid', { name: '3 atividades nos últimos 12 meses' })
	const last = within(grid).getByRole('gridcell', { name: 'Nada em 1 de abr. de 2026' })
	expect(last).toHaveAttribute('tabindex', '0')
	act(() => last.focus())
	fireEvent.keyDown(last, { key: 'ArrowUp' })
	expect(within(grid).getByRole('gridcell', { name: '3 atividades em 31 de mar. de 2026' })).toHaveFocus()
	expect(within(grid).getAllByRole('row')).toHaveLength(7)
})

test('following shows at once, and goes back where the server refuses', async () => {
	await asMember()
	await open(ok(profileOf()), {
		[`PUT /api/members/${profileOf().id}/follow`]: ok({ isFollowed: true, followers: 1300 }),
	})
	await press(button('Seguir'))
	expect(button('Seguindo')).toHaveAttribute('aria-pressed', 'true')
	expect(button('1.300 seguidores')).toBeVisible()
	expect(toast()).toBe('Você agora segue Helô Vidal.')
	answers[`DELETE /api/members/${profileOf().id}/follow`] = refused(429, 'request.tooMany')
	await press(button('Seguindo'))
	expect(button('Seguindo')).toBeVisible()
	expect(button('1.300 seguidores')).toBeVisible()
	expect(toast()).toBe('Muitos pedidos em pouco tempo. Espere um instante.')
})

test('a visitor of the demo follows and likes as an example: nothing is sent', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	await open(ok(profileOf()))
	await press(button('Seguir'))
	await press(button(/Curtir o perfil/))
	expect(button('1.235 seguidores')).toBeVisible()
	expect(button(/3 curtidas/)).toHaveAttribute('aria-pressed', 'true')
	expect(toast()).toMatch(/\(Funcionalidade de exemplo\)$/)
	expect(asked.every((call) => call.startsWith('GET'))).toBe(true)
})

test('one’s own profile is edited, not followed', async () => {
	await open(ok(profileOf({ relation: { kind: 'self' }, isPublic: false })), {}, '/profile', '/api/profiles/%40me')
	expect(screen.getByRole('link', { name: 'Editar perfil' })).toHaveAttribute('href', '/settings')
	expect(screen.queryByRole('button', { name: 'Seguir' })).toBeNull()
	expect(screen.getByText('Só você vê este perfil')).toBeVisible()
})

test('who has no profile of their own is led to sign in, and back', async () => {
	const router = await open(refused(401, 'auth.required'), {}, '/profile?tab=favorites', '/api/profiles/%40me')
	expect(router.state.location.pathname + router.state.location.search).toBe('/auth?next=%2Fprofile%3Ftab%3Dfavorites')
})

test('a name in another spelling leads to the name as it is written, on the same tab', async () => {
	const api = '/api/profiles/helo-vidal'
	answers = {}
	const router = await open(
		ok(profileOf()),
		{
			[`GET ${api}`]: ok(profileOf()),
			[`GET ${api}/activity`]: ok({ items: [], next: null }),
			[`GET ${api}/year`]: ok(YEAR),
		},
		'/profile/helo-vidal?tab=favorites',
	)
	expect(router.state.location.pathname).toBe(NAMED)
	expect(router.state.location.search).toBe('?tab=favorites')
})

test.each([404, 400])('where nobody is (%i), the page says so and leads home', async (status) => {
	await open(refused(status, 'request.notFound'))
	expect(screen.getByText('Esse perfil não está aqui', { selector: 'p' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
})

test('blocking is asked for, said, and leads away', async () => {
	await asMember()
	const router = await open(ok(profileOf()), {
		[`PUT /api/members/${profileOf().id}/block`]: ok({ done: true }),
		'GET /api/profiles/%40me': ok(profileOf({ id: 'x', username: 'Bia', relation: { kind: 'self' } })),
		'GET /api/profiles/%40me/activity': ok({ items: [], next: null }),
		'GET /api/profiles/%40me/year': ok(YEAR),
	})
	await press(button('Mais opções'))
	await press(screen.getByRole('menuitem', { name: 'Bloquear Helô Vidal' }))
	const dialog = await screen.findByRole('dialog', { name: 'Bloquear Helô Vidal?' })
	await press(within(dialog).getByRole('button', { name: 'Bloquear' }))
	expect(toast()).toBe('Você bloqueou Helô Vidal.')
	expect(router.state.location.pathname).toBe('/profile')
})

test('whom one has blocked stands in a list, and can be let go', async () => {
	await asMember()
	const caio = { id: 'c1', username: 'Caio', avatarUrl: null, role: 'member', blockedAt: '2026-03-01T00:00:00.000Z' }
	await open(
		ok(profileOf({ relation: { kind: 'self' } })),
		{ 'GET /api/blocks': ok({ items: [caio], next: null }), 'DELETE /api/members/c1/block': ok({ done: true }) },
		'/profile',
		'/api/profiles/%40me',
	)
	await press(button('Mais opções'))
	await press(screen.getByRole('menuitem', { name: 'Pessoas bloqueadas' }))
	await press(await screen.findByRole('button', { name: 'Desbloquear Caio' }))
	expect(screen.getByText('Ninguém bloqueado')).toBeVisible()
	expect(toast()).toBe('Caio não está mais bloqueado.')
})

test('a member makes their profile private from its menu', async () => {
	await asMember()
	const own = profileOf({ relation: { kind: 'self' } })
	await open(ok(own), { 'PUT /api/privacy': ok({ isPublic: false }) }, '/profile', '/api/profiles/%40me')
	answers['GET /api/profiles/%40me'] = ok({ ...own, isPublic: false })
	await press(button('Mais opções'))
	await press(screen.getByRole('menuitem', { name: 'Tornar o perfil privado' }))
	expect(toast()).toBe('Seu perfil e atividades são visíveis apenas para você.')
	expect(screen.getByText('Só você vê este perfil')).toBeVisible()
})
