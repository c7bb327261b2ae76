import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { $site, $toasts } from 'shared-state'
import { type Answers, answerWith, calls, ok, press, SERVER_ERROR } from 'slice-kit/testing'
import Connections from './Connections.tsx'

const person = (username: string, isFollowed = false) => ({
	id: `id-${username}`,
	username,
	avatarUrl: null,
	role: 'member',
	isFollowed,
})
const page = (names: ReturnType<typeof person>[], isOwn = true, next: string | null = null) =>
	ok({ items: names, next, totals: { followers: 1234, following: 2 }, isOwn })

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))
beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => {}))

const FOLLOWERS = 'GET /api/profiles/Bia/connections?side=followers&q='
const FOLLOWING = 'GET /api/profiles/Bia/connections?side=following&q='

async function open(given: Answers, side: 'followers' | 'following' = 'followers') {
	answerWith(given)
	const closed = jest.fn()
	const router = createMemoryRouter([
		{ path: '*', element: <Connections username="Bia" side={side} onClose={closed} /> },
	])
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('dialog', { name: 'Conexões de Bia' })
	return closed
}

const names = () => screen.queryAllByRole('link').map((link) => link.textContent)

test('the tabs show both totals, and each row links to a profile', async () => {
	const closed = await open({ [FOLLOWERS]: page([person('Caio Mori')]), [FOLLOWING]: page([person('Duda', true)]) })
	expect(screen.getByRole('tab', { name: 'Seguidores (1.234)' })).toHaveAttribute('aria-selected', 'true')
	expect(screen.getByRole('link', { name: 'Caio Mori' })).toHaveAttribute('href', '/profile/Caio%20Mori')
	await press(screen.getByRole('tab', { name: 'Seguindo (2)' }))
	expect(names()).toEqual(['Duda'])
	await press(screen.getByRole('link', { name: 'Duda' }))
	expect(closed).toHaveBeenCalled()
})

test('the search is debounced, and an empty result says so', async () => {
	await open({
		[FOLLOWERS]: page([person('Caio')]),
		'GET /api/profiles/Bia/connections?side=followers&q=zz': page([]),
	})
	const field = screen.getByRole('searchbox', { name: 'Procurar por nome ou ID' })
	for (const value of ['z', 'zz']) fireEvent.change(field, { target: { value } })
	expect(await screen.findByText('Nenhum usuário encontrado')).toBeVisible()
	expect(screen.getByText('Tente uma busca diferente.')).toBeVisible()
	expect(calls().filter((call) => call.includes('q=z'))).toEqual([
		'GET /api/profiles/Bia/connections?side=followers&q=zz',
	])
})

test('unfollowing removes a member from the own list, and so does removing a follower', async () => {
	await open({ [FOLLOWERS]: page([person('Caio')]), [FOLLOWING]: page([person('Duda', true)]) })
	await press(screen.getByRole('button', { name: 'Remover Caio dos seus seguidores' }))
	expect(names()).toEqual([])
	expect(screen.getByRole('tab', { name: 'Seguidores (1.233)' })).toBeVisible()
	expect($toasts.get().at(-1)?.text).toBe('Caio não segue mais você. (Funcionalidade de exemplo)')
	await press(screen.getByRole('tab', { name: /^Seguindo/ }))
	await press(screen.getByRole('button', { name: 'Deixar de seguir Duda' }))
	expect(names()).toEqual([])
})

test('demo changes stay while switching between the lists', async () => {
	await open({ [FOLLOWERS]: page([person('Caio'), person('Eva')]), [FOLLOWING]: page([person('Duda', true)]) })
	await press(screen.getByRole('button', { name: 'Remover Caio dos seus seguidores' }))
	await press(screen.getByRole('button', { name: 'Seguir Eva' }))
	await press(screen.getByRole('tab', { name: 'Seguindo (3)' }))
	expect(names()).toEqual(['Eva', 'Duda'])
	await press(screen.getByRole('button', { name: 'Deixar de seguir Duda' }))
	await press(screen.getByRole('tab', { name: 'Seguidores (1.233)' }))
	expect(names()).toEqual(['Eva'])
	await press(screen.getByRole('button', { name: 'Deixar de seguir Eva' }))
	await press(screen.getByRole('tab', { name: 'Seguindo (1)' }))
	expect(names()).toEqual([])
})

test('in the lists of another member nobody can be removed; following changes the button', async () => {
	await open({ [FOLLOWERS]: page([person('Caio')], false) })
	expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull()
	await press(screen.getByRole('button', { name: 'Seguir Caio' }))
	expect(screen.getByRole('button', { name: 'Deixar de seguir Caio' })).toHaveTextContent('Seguindo')
})

test('a long list loads by pages', async () => {
	await open({
		[FOLLOWERS]: page([person('Caio')], true, '1~x'),
		'GET /api/profiles/Bia/connections?side=followers&q=&after=1%7Ex': page([person('Duda')]),
	})
	await press(screen.getByRole('button', { name: 'Mostrar mais' }))
	expect(names()).toEqual(['Caio', 'Duda'])
})

test('a failed load shows an error and can be retried', async () => {
	await open({ [FOLLOWERS]: SERVER_ERROR })
	const alert = await screen.findByRole('alert')
	expect(alert).toHaveTextContent('As conexões não puderam ser carregadas')
	answerWith({ [FOLLOWERS]: page([person('Caio')]) })
	await press(within(alert).getByRole('button'))
	expect(names()).toEqual(['Caio'])
})
