import { act, fireEvent, screen, within } from '@testing-library/react'
import { $registry } from 'shared-composition'
import { setLocale } from 'shared-i18n'
import { $session, setUnread } from 'shared-state'
import { freshPage, SLICE, show, signInAlice } from './frame.testing.tsx'
import { Header } from './Header.tsx'

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const MAIN = ['/', '/explore', '/mangas', '/popular', '/calendar', '/news']

test('the header shows all personal links to a member', async () => {
	await freshPage()
	await signInAlice()
	await show(<Header />)
	expect(links()).toEqual([...MAIN, '/messages', '/lists', '/dashboard'])
	fireEvent.click(screen.getByRole('button', { name: 'Menu de Alice' }))
	expect(screen.getByRole('menuitem', { name: 'Perfil' })).toHaveAttribute('href', '/profile')
	expect(screen.getByRole('menuitem', { name: 'Configurações' })).toHaveAttribute('href', '/settings')
})

test('logging out ends the session and navigates to /auth', async () => {
	await freshPage()
	await signInAlice()
	const router = await show(<Header />)
	fireEvent.click(screen.getByRole('button', { name: 'Menu de Alice' }))
	await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Sair' })))
	expect(router.state.location.pathname).toBe('/auth')
	expect($session.get().state).toBe('visitor')
})

test('a visitor of a real site sees a sign-in link with the way back, and no personal links', async () => {
	await freshPage()
	await show(<Header />, '/anime/7')
	expect(links()).toEqual([...MAIN, '/auth?next=%2Fanime%2F7'])
	expect(screen.queryByRole('button', { name: /Notificações/ })).toBeNull()
})

test('a visitor of a demo sees the links of the sample member, and a sign-in link', async () => {
	await freshPage({}, { demo: true })
	await show(<Header />)
	expect(links()).toEqual([...MAIN, '/messages', '/lists', '/dashboard', '/auth?next=%2F'])
	fireEvent.click(screen.getByRole('button', { name: 'Menu de Visitante' }))
	expect(screen.getByRole('menuitem', { name: 'Entrar' })).toBeVisible()
	expect(screen.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
})

test('dropdowns close on a press outside', async () => {
	await freshPage({}, { demo: true })
	await show(<Header />)
	for (const name of ['Menu de Visitante', 'Idioma: Português']) {
		fireEvent.click(screen.getByRole('button', { name }))
		expect(screen.getByRole('menu')).toBeVisible()
		fireEvent.pointerDown(document.body)
		expect(screen.queryByRole('menu')).toBeNull()
	}
})

test.each([
	['/news', '/news', true],
	['/news', '/news/', true],
	['/news', '/news/12?page=2', true],
	['/news?kind=film', '/news', true],
	['/notícias', '/not%C3%ADcias/1', true],
	['/', '/', true],
	['/', '/news', false],
	['/news', '/newspaper', false],
	['/news/12', '/news', false],
])('a link to %s has aria-current on %s: %s', async (path, at, isCurrent) => {
	await freshPage()
	const slice = { ...SLICE, fills: { menu: [{ path, title: { pt: 'Uma' } }] } }
	$registry.set({ state: 'ready', registry: { revision: '2', slices: [slice] } })
	await show(<Header />, at)
	expect(screen.queryAllByRole('link', { current: 'page' })).toHaveLength(isCurrent ? 1 : 0)
})

test('choosing a language translates the whole header', async () => {
	await freshPage()
	await show(<Header />)
	fireEvent.click(screen.getByRole('button', { name: 'Idioma: Português' }))
	await act(async () => fireEvent.click(screen.getByRole('menuitemradio', { name: '日本語' })))
	const nav = screen.getByRole('navigation', { name: 'メインナビゲーション' })
	expect(
		within(nav)
			.getAllByRole('link')
			.map((link) => link.textContent),
	).toEqual(['さがす', 'マンガ', '人気', 'カレンダー', 'ニュース'])
	expect(screen.getByRole('button', { name: '検索' })).toBeVisible()
	expect(document.documentElement.lang).toBe('ja')
	await act(() => setLocale('pt'))
})

test('the link to the messages shows and names the number of unread conversations', async () => {
	await freshPage()
	await signInAlice()
	await show(<Header />)
	expect(screen.getByRole('link', { name: 'Mensagens' })).toHaveTextContent('')
	await act(async () => {
		setUnread('d1', true)
		setUnread('g1-geral', true)
	})
	expect(screen.getByRole('link', { name: 'Mensagens, 2 conversas não lidas' })).toHaveTextContent('2')
	expect(screen.getByRole('button', { name: 'Abrir o menu, 2 conversas não lidas' })).toHaveTextContent('2')
	await act(async () => setUnread('d1', false))
	expect(screen.getByRole('button', { name: 'Abrir o menu, 1 conversa não lida' })).toHaveTextContent('1')
	await act(async () => {
		setUnread('g1-geral', false)
	})
	expect(screen.getByRole('button', { name: 'Abrir o menu' })).toHaveTextContent('')
})
