import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { Notification } from 'shared-contract'
import { signOut, startState } from 'shared-state'
import { answerWith, ok } from 'slice-kit/testing'
import { type Api, freshPage, show, signInAlice } from '../frame.testing.tsx'
import { ToastRegion } from '../ToastRegion.tsx'
import { NotificationsButton } from './NotificationsButton.tsx'

const COMMENT: Notification = {
	id: 'n1',
	type: 'comment',
	event: 'comment',
	params: { title: 'Lanternas do Sul' },
	user: { name: 'Bia', avatarUrl: null },
	createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
	read: false,
	link: '/anime/1',
}

const answering = (items: Notification[]): Api => ({
	'GET /api/notifications': () => ({ body: { items, unread: items.filter((item) => !item.read).length, next: null } }),
	'POST /api/notifications/read': () => ({ body: { done: true } }),
})

beforeAll(() => {
	answerWith({ 'GET /api/site': ok({ demo: false, chatUrl: '', sourceUrl: '' }) })
	return startState()
})

async function open(api: Api, demo = false) {
	await freshPage(api, { demo })
	await signInAlice()
	if (demo) await signOut()
	await show(
		<>
			<NotificationsButton />
			<ToastRegion />
		</>,
	)
	await act(async () => fireEvent.click(screen.getByRole('button', { name: /Notificações/ })))
	await screen.findByRole('link', { name: 'Ver todas' })
}

test('an item shows who did what and when, and links to it', async () => {
	await open(answering([COMMENT]))
	expect(screen.getByRole('button', { name: 'Notificações, 1 não lida' })).toBeVisible()
	const item = screen.getByRole('link', { name: /Bia comentou em Lanternas do Sul\..*há 5 minutos.*Não lida/ })
	expect(item).toHaveAttribute('href', '/anime/1')
	const time = item.querySelector('time')
	expect(time).toHaveAttribute('datetime', COMMENT.createdAt)
	expect(time?.title).toMatch(/\d{4} às \d\d:\d\d/)
	fireEvent.click(item)
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('marking as read removes the dots and shows a toast, on a demo as an example', async () => {
	const log = jest.spyOn(console, 'log').mockImplementation(() => {})
	await open(answering([COMMENT]), true)
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Marcar como lidas' })))
	expect(screen.getByRole('button', { name: 'Notificações' })).toBeVisible()
	expect(screen.queryByText('Não lida')).toBeNull()
	expect(screen.queryByRole('button', { name: 'Marcar como lidas' })).toBeNull()
	expect(screen.getByRole('alert')).toHaveTextContent('Tudo lido! (Funcionalidade de exemplo)')
	expect(log).toHaveBeenCalled()
})

test('without notifications the panel shows an empty state', async () => {
	await open(answering([]))
	expect(screen.getByText('Tudo em dia!')).toBeVisible()
	expect(screen.getByText('Você não tem notificações novas.')).toBeVisible()
})

test('a failure is shown and can be retried', async () => {
	await open({ 'GET /api/notifications': () => ({ status: 500, body: {} }) })
	expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar esta parte')
	answerWith({ 'GET /api/notifications?*': ok({ items: [COMMENT], unread: 1, next: null }) })
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(screen.getByText(/Bia comentou/)).toBeVisible()
})

test('the button does not count beyond 99', async () => {
	const api = answering([COMMENT])
	await open({ ...api, 'GET /api/notifications': () => ({ body: { items: [COMMENT], unread: 100, next: null } }) })
	expect(screen.getByRole('button', { name: 'Notificações, mais de 99 não lidas' })).toBeVisible()
})
