import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Proposal, Role } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, press, refused, requests, SERVER_ERROR, toasts } from 'slice-kit/testing'
import { renderRoute } from '../revision/renderRoute.testing.tsx'
import { posted } from '../revision/revision.testing.tsx'
import * as page from './route.tsx'

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
	requests.length = 0
	answerWith({ 'GET /api/proposals/own': ok({ items: [], next: null }) })
	answerWith({ 'GET /api/proposals': ok({ items: [PROPOSAL], next: null }) })
})
afterEach(async () => {
	await signOut()
	for (const { id } of $toasts.get()) dismissToast(id)
})

async function openAs(role: Role) {
	const user = { id: 'a', username: 'Bia', avatarUrl: null, role }
	answerWith({ 'GET /api/auth/session': ok({ user }) })
	$token.set('half')
	await resumeSession()
	await renderRoute('/proposals', page)
}

const refuseField = (name: string) => act(async () => screen.getByRole('switch', { name }).click())

test('a moderator sees each field before and after, and takes all', async () => {
	await openAs('moderator')
	const cast = within(screen.getByRole('region', { name: 'Personagens' }))
	expect(cast.getByText('Ana · Principal')).toBeVisible()
	expect(cast.queryByText('O texto começou como rascunho.')).toBeNull()
	expect(screen.getByText('O texto começou como rascunho.')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Crônicas' })).toHaveAttribute('href', '/anime/1')
	answerWith({ 'POST /api/proposals/3/review': ok({ state: 'accepted' }) })
	answerWith({ 'GET /api/proposals': ok({ items: [], next: null }) })
	await press('Aceitar tudo')
	expect(posted()).toEqual([{ take: ['synopsis', 'cast'], reason: '', at: PROPOSAL.at }])
	expect(toasts()).toEqual(['Proposta resolvida.'])
	expect(screen.getByText('Nada espera por uma decisão.')).toBeVisible()
})

test('a part needs a reason for the rest, and what was typed stays', async () => {
	await openAs('moderator')
	await refuseField('Aceitar: Personagens')
	answerWith({
		'POST /api/proposals/3/review': [
			refused(400, 'request.invalid', { fields: { reason: 'text.required' } }),
			ok({ state: 'partly' }),
		],
	})
	await press('Aceitar 1 campo')
	const reason = screen.getByLabelText('Motivo do que não foi aceito')
	expect(reason).toHaveAttribute('aria-invalid', 'true')
	expect(reason).toHaveFocus()
	fireEvent.change(reason, { target: { value: 'Sem fonte.' } })
	await press('Aceitar 1 campo')
	expect(posted().at(-1)).toEqual({ take: ['synopsis'], reason: 'Sem fonte.', at: PROPOSAL.at })
})

test('a reason that was not sent is there when the page opens again, until the proposal is decided', async () => {
	await openAs('moderator')
	const reason = () => screen.getByLabelText('Motivo do que não foi aceito')
	fireEvent.change(reason(), { target: { value: 'Sem fonte.' } })
	cleanup()
	await openAs('moderator')
	expect(reason()).toHaveValue('Sem fonte.')
	answerWith({ 'POST /api/proposals/3/review': ok({ state: 'refused' }) })
	await press('Recusar tudo')
	expect(posted().at(-1)).toEqual({ take: [], reason: 'Sem fonte.', at: PROPOSAL.at })
	cleanup()
	await openAs('moderator')
	expect(reason()).toHaveValue('')
})

test('what its author changed meanwhile is loaded and told, and the reason stays', async () => {
	await openAs('moderator')
	await refuseField('Aceitar: Personagens')
	const reason = screen.getByLabelText('Motivo do que não foi aceito')
	fireEvent.change(reason, { target: { value: 'Sem fonte.' } })
	const fields = [{ field: 'synopsis', from: '', to: 'Compre já!' }]
	const changed: Proposal = { ...PROPOSAL, at: '2026-04-01T12:01:00.000Z', fields }
	answerWith({
		'POST /api/proposals/3/review': [refused(409, 'revision.conflict'), ok({ state: 'refused' })],
		'GET /api/proposals': ok({ items: [changed], next: null }),
	})
	await press('Aceitar 1 campo')
	expect(toasts()).toEqual(['Alguém mudou esse texto enquanto isso. Nada se perdeu: compare as versões e escolha.'])
	expect(screen.getByText('Compre já!')).toBeVisible()
	expect(reason).toHaveValue('Sem fonte.')
	await press('Recusar tudo')
	expect(posted().at(-1)).toEqual({ take: [], reason: 'Sem fonte.', at: changed.at })
})

test('a field that changed meanwhile is told', async () => {
	await openAs('moderator')
	const conflicts = [{ field: 'synopsis', wanted: 'a', current: 'b', by: null }]
	answerWith({ 'POST /api/proposals/3/review': refused(409, 'revision.conflict', { conflicts }) })
	await press('Aceitar tudo')
	expect(toasts()).toEqual(['Um dos campos mudou desde a proposta. Recuse-o ou peça uma nova.'])
})

test('a member sees what became of their own, and asks for no more', async () => {
	const declined: Proposal = { ...PROPOSAL, id: 2, state: 'refused', reason: 'Sem fonte.' }
	answerWith({ 'GET /api/proposals/own': ok({ items: [PROPOSAL, declined], next: null }) })
	await openAs('member')
	expect(requests.map(({ path }) => path)).not.toContain('/api/proposals')
	expect(screen.getByText('Motivo: Sem fonte.')).toBeVisible()
	expect(screen.getByText('Recusada')).toBeVisible()
	answerWith({ 'DELETE /api/proposals/3': ok({ state: 'withdrawn' }) })
	answerWith({ 'GET /api/proposals/own': ok({ items: [declined], next: null }) })
	await press('Retirar a edição')
	expect(screen.queryByText('Esperando')).toBeNull()
	expect(toasts()).toEqual(['Edição retirada.'])
})

test('a list that fails is loaded again', async () => {
	answerWith({ 'GET /api/proposals/own': SERVER_ERROR })
	await openAs('member')
	expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar as propostas.')
	answerWith({ 'GET /api/proposals/own': ok({ items: [], next: null }) })
	await press('Tentar novamente')
	expect(screen.getByText('Você ainda não propôs nada.')).toBeVisible()
})
