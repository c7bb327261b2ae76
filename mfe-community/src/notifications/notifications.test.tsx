import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import type { Notification } from 'shared-contract'
import { $site, $toasts, loadNotifications } from 'shared-state'
import {
	answerWith,
	calls,
	type Given,
	ok,
	openRoute,
	refused,
	requests,
	SERVER_ERROR,
	signInAs,
} from 'slice-kit/testing'
import { Component, loader } from './route.tsx'

const SITE = { demo: true, chatUrl: '', sourceUrl: '' }

const item = (id: string, change: Partial<Notification> = {}): Notification => ({
	id,
	type: 'like',
	event: 'commentLike',
	params: { title: `Obra ${id}` },
	user: { name: 'Caio Mori', avatarUrl: null },
	createdAt: new Date(Date.now() - 3_600_000).toISOString(),
	read: false,
	link: `/anime/${id}`,
	...change,
})

/** What the server answers from now on, whatever it is asked. */
const answer = (given: Given) => answerWith({ '*': given })
const listOf = (items: Notification[], unread = items.filter(({ read }) => !read).length, next: string | null = null) =>
	ok({ items, unread, next })

async function open(items: Notification[] | 'failure', path = '/notifications') {
	$site.set(SITE)
	answer(items === 'failure' ? SERVER_ERROR : listOf(items))
	await loadNotifications()
	const { router } = await openRoute([{ path: '/notifications', Component, loader }], path)
	await screen.findByRole('heading', { level: 1, name: 'Notificações' })
	return router
}

test('a failed load shows an error and can be retried', async () => {
	await open('failure')
	expect(screen.getByRole('alert')).toHaveTextContent('As notificações não puderam ser carregadas')
	answer(listOf([item('1')], 1, null))
	await act(async () => screen.getByRole('button').click())
	expect(screen.getByRole('link', { name: /Obra 1/ })).toHaveAttribute('href', '/anime/1')
})

test('each item links to its target and shows member, event and time', async () => {
	await open([item('1'), item('2', { read: true })])
	const link = screen.getByRole('link', { name: /Caio Mori curtiu o seu comentário em Obra 1\..*há 1 hora.*Não lida/ })
	expect(link).toHaveAttribute('href', '/anime/1')
	expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('news of one title are one line, with each behind a press', async () => {
	const reply = { event: 'reply', type: 'comment', params: { title: 'O Sino' }, imageUrl: '/art/poster/7.svg' } as const
	const by = (name: string) => ({ ...reply, user: { name, avatarUrl: null } })
	await open([item('3', by('Bia')), item('2', { ...by('Caio'), read: true }), item('1', by('Bia')), item('0')])
	expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
		expect.stringMatching(/^3 novas respostas em O Sino\..*Não lida$/),
		expect.stringContaining('Caio Mori curtiu'),
	])
	expect(screen.getAllByRole('link')[0]?.querySelector('img')).toHaveAttribute('src', '/art/poster/7.svg')
	await act(async () => screen.getByRole('button', { name: 'Mostrar uma por uma', expanded: false }).click())
	expect(screen.getAllByRole('link')).toHaveLength(5)
	expect(screen.getAllByRole('button', { name: 'Remover notificação' })).toHaveLength(4)
})

test.each([
	['commentLike', 'like', 'Caio Mori curtiu 3 comentários seus.'],
	['comment', 'comment', 'Caio Mori comentou 3 vezes.'],
	['follow', 'follow', '3 pessoas começaram a seguir você.'],
] as const)('what one person does (%s) on several titles is one line', async (event, type, words) => {
	await open(['3', '2', '1'].map((id) => item(id, { event, type })))
	expect(screen.getByRole('link')).toHaveTextContent(words)
})

test('an expected episode is not counted among those that are there', async () => {
	const news = { event: 'newEpisode', type: 'update', user: null } as const
	const params = { title: 'O Sino', number: '2' }
	await open(['3', '2', '1'].map((id) => item(id, { ...news, params: { ...params, about: 'expected' } })))
	expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('the unread tab shows its count and only unread items, and is in the URL', async () => {
	const router = await open([item('1'), item('2', { read: true })])
	await act(async () => screen.getByRole('tab', { name: 'Não lidas 1' }).click())
	expect(screen.getAllByRole('link')).toHaveLength(1)
	expect(router.state.location.search).toBe('?filter=unread')
})

test('the unread tab does not count beyond 99', async () => {
	await open(Array.from({ length: 100 }, (_, at) => item(String(at))))
	expect(screen.getByRole('tab', { name: 'Não lidas 99+' })).toBeVisible()
})

test('"Marcar todas como lidas" is there only while something is unread', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	await open([item('1'), item('2')])
	await act(async () => screen.getByRole('button', { name: 'Marcar todas como lidas' }).click())
	expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull()
	expect(screen.queryByText('Não lida')).toBeNull()
})

test('without unread items the empty state shows', async () => {
	await open([item('2', { read: true })], '/notifications?filter=unread')
	expect(screen.getByText('Tudo em dia!')).toBeVisible()
	expect(screen.getByText('Você não tem notificações novas.')).toBeVisible()
})

test('a visitor without demo is asked to sign in', async () => {
	await open([])
	await act(async () => $site.set({ ...SITE, demo: false }))
	expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?next=%2Fnotifications')
})

test('older items are appended', async () => {
	const router = await open([item('2')])
	answer(listOf([item('2')], 2, 'place'))
	await act(() => loadNotifications())
	answer(listOf([item('1')], 2, null))
	await act(async () => screen.getByRole('button', { name: 'Mostrar as anteriores' }).click())
	expect(screen.getAllByRole('link')).toHaveLength(2)
	expect(screen.queryByRole('button', { name: 'Mostrar as anteriores' })).toBeNull()
	router.dispose()
})

const press = (name: string) => act(async () => screen.getAllByRole('button', { name })[0]?.click())

test('an item is removed at once and undo restores its position', async () => {
	await signInAs('member')
	await open([item('3', { read: true, user: { name: 'Bia', avatarUrl: null } }), item('2'), item('1')])
	answer(ok({ done: true }))
	const remove = screen.getAllByRole('button', { name: 'Remover notificação' })[1]
	remove?.focus()
	await act(async () => remove?.click())
	expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/anime/3', '/anime/1'])
	expect(screen.getByRole('tab', { name: 'Não lidas 1' })).toBeVisible()
	// The focus stays in the list.
	await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/anime/1'))
	const toast = $toasts.get().at(-1)
	expect([toast?.text, toast?.action?.label]).toEqual(['Notificação removida.', 'Desfazer'])
	answer(ok(item('2')))
	await act(async () => toast?.action?.onPress())
	expect(screen.getByRole('tab', { name: 'Não lidas 2' })).toBeVisible()
	expect(screen.getAllByRole('link')).toHaveLength(3)
	expect(calls().slice(-2)).toEqual(['DELETE /api/notifications/2', 'POST /api/notifications/2/restore'])
})

test('a refused removal restores the item and shows a toast', async () => {
	await signInAs('member')
	await open([item('2'), item('1')])
	answer(refused(429, 'request.tooMany'))
	await press('Remover notificação')
	expect(screen.getAllByRole('link')).toHaveLength(2)
	expect($toasts.get().at(-1)?.text).toMatch(/Muitos pedidos/)
})

test('in the demo a removal sends nothing', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	await open([item('2'), item('1')])
	const before = requests.length
	await press('Remover notificação')
	expect(screen.getAllByRole('link')).toHaveLength(1)
	expect($toasts.get().at(-1)?.text).toBe('Notificação removida. (Funcionalidade de exemplo)')
	expect(requests).toHaveLength(before)
})

test.each([
	['moderator', 1],
	['member', 0],
] as const)('a %s sees %i links to the moderation page', async (role, ways) => {
	await signInAs(role)
	await open([item('1')])
	const links = screen.queryAllByRole('link', { name: 'Moderação' })
	expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(ways).fill('/moderation'))
})
