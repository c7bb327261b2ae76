import { act, screen } from '@testing-library/react'
import { $site, $token } from 'shared-state'
import { answerWith, calls, ok, press, refused, requests } from 'slice-kit/testing'
import { button, HELO, NAMED, open, YEAR } from './profilePage.testing.tsx'
import { profileOf } from './samples.testing.ts'

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))

test('a profile shows its facts with localised numbers', async () => {
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

test('the selected tab is in the URL, and switching reloads nothing', async () => {
	const router = await open(ok(profileOf()))
	const before = requests.length
	await press(screen.getByRole('tab', { name: 'Lista de Mangás' }))
	expect(router.state.location.search).toBe('?tab=manga-list')
	expect(calls()).toHaveLength(before)
	await press(screen.getByRole('tab', { name: 'Atividade' }))
	expect(router.state.location.search).toBe('')
})

test('a failed load shows an error and can be retried', async () => {
	await open(refused(503, 'server.unavailable'))
	answerWith({ [`GET ${HELO}`]: ok(profileOf()) })
	await press(button(/tentar/i))
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Helô Vidal')
})

test('the own profile offers editing instead of following', async () => {
	$token.set('half')
	await open(ok(profileOf({ relation: { kind: 'self' }, isPublic: false })), {}, '/profile', '/api/profiles/%40me')
	expect(screen.getByRole('link', { name: 'Editar perfil' })).toHaveAttribute('href', '/settings')
	expect(screen.queryByRole('button', { name: 'Seguir' })).toBeNull()
	expect(screen.getByText('Só você vê este perfil')).toBeVisible()
	$token.set('')
})

test.each([
	['/profile?tab=favorites', '/auth?next=%2Fprofile%3Ftab%3Dfavorites'],
	['/profile/@me/statistics', '/auth?next=%2Fprofile%2F%40me%2Fstatistics'],
])('a visitor is redirected from %s to sign in and back, and nothing is requested', async (path, target) => {
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	const before = requests.length
	const router = await open(refused(401, 'auth.required'), {}, path, '/api/profiles/%40me')
	expect(router.state.location.pathname + router.state.location.search).toBe(target)
	expect(calls().slice(before)).toEqual([])
})

test('a session that has ended is redirected to sign in and back', async () => {
	$token.set('half')
	const router = await open(refused(401, 'auth.required'), {}, '/profile', '/api/profiles/%40me')
	expect(router.state.location.pathname + router.state.location.search).toBe('/auth?next=%2Fprofile')
	$token.set('')
})

test('another spelling redirects to the current name and keeps the tab', async () => {
	const api = '/api/profiles/helo-vidal'
	const router = await open(
		ok(profileOf()),
		{
			[`GET ${api}`]: ok(profileOf()),
			[`GET ${api}/activity`]: ok({ items: [], next: null }),
			[`GET ${api}/year?*`]: ok(YEAR),
		},
		'/profile/helo-vidal?tab=favorites',
	)
	expect(router.state.location.pathname).toBe(NAMED)
	expect(router.state.location.search).toBe('?tab=favorites')
})

test.each([404, 400])('a missing profile (%i) links to the home page', async (status) => {
	await open(refused(status, 'request.notFound'))
	expect(screen.getByText('Esse perfil não está aqui')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
})

test('statistics and years have addresses beneath the profile; the other tabs lead back to it', async () => {
	const router = await open(ok(profileOf()))
	await press(screen.getByRole('tab', { name: 'Estatísticas' }))
	expect(router.state.location.pathname).toBe(`${NAMED}/stats`)
	expect(document.title).toBe('Estatísticas de Helô Vidal · Niouka')
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Helô Vidal')
	await act(() => router.navigate(`${NAMED}/2026?hl=pt`))
	expect(document.title).toBe('O 2026 de Helô Vidal · Niouka')
	expect(screen.getByRole('tab', { name: 'Estatísticas' })).toHaveAttribute('aria-selected', 'true')
	await press(screen.getByRole('tab', { name: 'Favoritos' }))
	expect(router.state.location.pathname + router.state.location.search).toBe(`${NAMED}?hl=pt&tab=favorites`)
})

test('another spelling keeps the year, and an unknown part leads home', async () => {
	const api = '/api/profiles/helo-vidal'
	const router = await open(ok(profileOf()), { [`GET ${api}`]: ok(profileOf()) }, '/profile/helo-vidal/2026')
	expect(router.state.location.pathname).toBe(`${NAMED}/2026`)
	await act(() => router.navigate(`${NAMED}/nada`))
	expect(screen.getByText('Esse perfil não está aqui')).toBeVisible()
})

test('another member’s menu leads to a comparison with the reader', async () => {
	await open(ok(profileOf()))
	await press(button('Mais opções'))
	expect(screen.getByRole('menuitem', { name: 'Comparar comigo' })).toHaveAttribute(
		'href',
		'/compare/%40me/Hel%C3%B4%20Vidal',
	)
})
