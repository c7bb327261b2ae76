import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { $token, resumeSession } from 'shared-state'
import { answer, fakeApi, refusal, resetApi, sent } from '../../comments/commentsPage.testing.tsx'
import { Component, loader } from './route.tsx'

beforeAll(fakeApi)
beforeEach(resetApi)

const NOTICE = {
	kind: 'list',
	content: { title: 'Relojoaria', text: 'Compre já', picture: null, pictures: [] },
	on: 'Relojoaria',
	rule: 'spam',
	reason: 'Só propaganda',
	hiddenAt: '2026-04-01T12:00:00.000Z',
	until: '2999-04-15T12:00:00.000Z',
	appeal: null,
}
const PATH = '/api/appeals/list/cl3'

async function open(path = '/appeals/list/cl3', token = 'a'.repeat(43)) {
	$token.set(token)
	if (token !== '') {
		const user = { id: 'm', username: 'Bia', avatarUrl: null, role: 'member' }
		answer('GET /api/auth/session', { body: { user } })
		await resumeSession()
	}
	const router = createMemoryRouter([{ path: '/appeals/:kind/:id', Component, loader, HydrateFallback: () => null }], {
		initialEntries: [path],
	})
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('heading', { level: 1, name: 'Decisão da moderação' })
}

test('the author reads the rule and the reason and appeals once; a refusal keeps the text', async () => {
	const appeal = { state: 'waiting', text: 'Foi engano', createdAt: NOTICE.hiddenAt }
	answer(`GET ${PATH}`, { body: NOTICE }, { body: { ...NOTICE, appeal } })
	answer(`POST ${PATH}`, refusal('server.failed', 500), { body: { done: true } })
	await open()
	expect(screen.getByText('Relojoaria')).toBeVisible()
	expect(screen.getByText('Propaganda ou spam')).toBeVisible()
	expect(screen.getByText('Só propaganda')).toBeVisible()
	const text = screen.getByRole('textbox')
	const button = screen.getByRole('button', { name: 'Contestar' })
	expect(button).toHaveAttribute('aria-disabled', 'true')
	await act(async () => fireEvent.change(text, { target: { value: 'Foi engano' } }))
	await act(async () => fireEvent.click(button))
	expect(text).toHaveValue('Foi engano')
	await act(async () => fireEvent.click(button))
	expect(sent.filter(({ request }) => request.startsWith('POST')).at(-1)?.body).toEqual({ text: 'Foi engano' })
	expect(await screen.findByText('Contestação em análise')).toBeVisible()
	expect(screen.queryByRole('textbox')).toBeNull()
})

test('an appeal that was not sent is there when its page opens again, and that of another decision is empty', async () => {
	answer(`GET ${PATH}`, { body: NOTICE })
	answer('GET /api/appeals/list/cl4', { body: NOTICE })
	await open()
	await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'É um museu' } }))
	cleanup()
	await open('/appeals/list/cl4')
	expect(screen.getByRole('textbox')).toHaveValue('')
	cleanup()
	await open()
	expect(screen.getByRole('textbox')).toHaveValue('É um museu')
})

test('after the time is over there is no form', async () => {
	answer(`GET ${PATH}`, { body: { ...NOTICE, until: NOTICE.hiddenAt } })
	await open()
	expect(screen.getByText('O prazo para contestar acabou.')).toBeVisible()
})

test('another member finds no decision', async () => {
	answer(`GET ${PATH}`, refusal('request.notFound', 404))
	await open()
	expect(screen.getByText('Nenhuma decisão aqui')).toBeVisible()
})

test('a visitor is asked to sign in, and nothing is requested', async () => {
	const before = sent.length
	await open('/appeals/list/cl3', '')
	expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?next=%2Fappeals%2Flist%2Fcl3')
	expect(sent.slice(before)).toEqual([])
})
