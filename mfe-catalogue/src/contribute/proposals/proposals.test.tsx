import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Proposal, Role } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { renderRoute } from '../revision/renderRoute.testing.tsx'
import { fakeApi } from '../revision/revision.testing.tsx'
import * as page from './route.tsx'

const api = fakeApi()
const PROPOSAL: Proposal = {
	id: 3,
	entity: 'title',
	entityId: 1,
	name: 'Crônicas',
	path: '/anime/1',
	author: { name: 'Bia', avatarUrl: null },
	at: '2026-04-01T12:00:00.000Z',
	fields: [
		{ field: 'synopsis', from: '', to: 'Era uma vez.', draft: 4 },
		{ field: 'cast', from: '', to: '[{"character":{"id":null,"name":"Ana"},"role":"main"}]' },
	],
	state: 'waiting',
	reason: null,
}

beforeEach(async () => {
	await setLocale('pt')
	api.sent.length = 0
	api.respondWith('POST /api/auth/logout', { body: { done: true } })
	api.respondWith('GET /api/proposals/own', { body: { items: [], next: null } })
	api.respondWith('GET /api/proposals', { body: { items: [PROPOSAL], next: null } })
})
afterEach(async () => {
	await signOut()
	for (const { id } of $toasts.get()) dismissToast(id)
})

async function openAs(role: Role) {
	const user = { id: 'a', username: 'Bia', avatarUrl: null, role }
	api.respondWith('GET /api/auth/session', { body: { user } })
	$token.set('half')
	await resumeSession()
	await renderRoute('/proposals', page)
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const refuseField = (name: string) => act(async () => screen.getByRole('switch', { name }).click())
const toasts = () => $toasts.get().map(({ text }) => text)

test('a moderator sees each field before and after, and takes all', async () => {
	await openAs('moderator')
	const cast = within(screen.getByRole('region', { name: 'Personagens' }))
	expect(cast.getByText('Ana · Principal')).toBeVisible()
	expect(cast.queryByText('O texto começou como rascunho.')).toBeNull()
	expect(screen.getByText('O texto começou como rascunho.')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Crônicas' })).toHaveAttribute('href', '/anime/1')
	api.respondWith('POST /api/proposals/3/review', { body: { state: 'accepted' } })
	api.respondWith('GET /api/proposals', { body: { items: [], next: null } })
	await press('Aceitar tudo')
	expect(api.posted()).toEqual([{ take: ['synopsis', 'cast'], reason: '' }])
	expect(toasts()).toEqual(['Proposta resolvida.'])
	expect(screen.getByText('Nada espera por uma decisão.')).toBeVisible()
})

test('a part needs a reason for the rest, and what was typed stays', async () => {
	await openAs('moderator')
	await refuseField('Aceitar: Personagens')
	api.respondWith(
		'POST /api/proposals/3/review',
		{ status: 400, body: { code: 'request.invalid', msg: '', requestId: '1', fields: { reason: 'text.required' } } },
		{ body: { state: 'partly' } },
	)
	await press('Aceitar 1 campo')
	const reason = screen.getByLabelText('Motivo do que não foi aceito')
	expect(reason).toHaveAttribute('aria-invalid', 'true')
	expect(reason).toHaveFocus()
	fireEvent.change(reason, { target: { value: 'Sem fonte.' } })
	await press('Aceitar 1 campo')
	expect(api.posted().at(-1)).toEqual({ take: ['synopsis'], reason: 'Sem fonte.' })
})

test('a reason that was not sent is there when the page opens again, until the proposal is decided', async () => {
	await openAs('moderator')
	const reason = () => screen.getByLabelText('Motivo do que não foi aceito')
	fireEvent.change(reason(), { target: { value: 'Sem fonte.' } })
	cleanup()
	await openAs('moderator')
	expect(reason()).toHaveValue('Sem fonte.')
	api.respondWith('POST /api/proposals/3/review', { body: { state: 'refused' } })
	await press('Recusar tudo')
	expect(api.posted().at(-1)).toEqual({ take: [], reason: 'Sem fonte.' })
	cleanup()
	await openAs('moderator')
	expect(reason()).toHaveValue('')
})

test('a field that changed meanwhile is told', async () => {
	await openAs('moderator')
	const conflicts = [{ field: 'synopsis', wanted: 'a', current: 'b', by: null }]
	api.respondWith('POST /api/proposals/3/review', {
		status: 409,
		body: { code: 'revision.conflict', msg: '', requestId: '1', conflicts },
	})
	await press('Aceitar tudo')
	expect(toasts()).toEqual(['Um dos campos mudou desde a proposta. Recuse-o ou peça uma nova.'])
})

test('a member sees what became of their own, and asks for no more', async () => {
	const refused: Proposal = { ...PROPOSAL, id: 2, state: 'refused', reason: 'Sem fonte.' }
	api.respondWith('GET /api/proposals/own', { body: { items: [PROPOSAL, refused], next: null } })
	await openAs('member')
	expect(api.sent.map(({ path }) => path)).not.toContain('/api/proposals')
	expect(screen.getByText('Motivo: Sem fonte.')).toBeVisible()
	expect(screen.getByText('Recusada')).toBeVisible()
	api.respondWith('DELETE /api/proposals/3', { body: { state: 'withdrawn' } })
	api.respondWith('GET /api/proposals/own', { body: { items: [refused], next: null } })
	await press('Retirar a edição')
	expect(screen.queryByText('Esperando')).toBeNull()
	expect(toasts()).toEqual(['Edição retirada.'])
})

test('a list that fails is loaded again', async () => {
	api.respondWith('GET /api/proposals/own', { status: 500, body: {} })
	await openAs('member')
	expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar as propostas.')
	api.respondWith('GET /api/proposals/own', { body: { items: [], next: null } })
	await press('Tentar novamente')
	expect(screen.getByText('Você ainda não propôs nada.')).toBeVisible()
})
