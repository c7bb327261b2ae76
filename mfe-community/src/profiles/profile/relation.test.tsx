import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Friendship } from 'shared-contract'
import { $site } from 'shared-state'
import { answerWith, calls, ok, press, refused } from 'slice-kit/testing'
import { asMember, button, HELO, open, toast, YEAR } from './profilePage.testing.tsx'
import { profileOf } from './samples.testing.ts'

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))

test('following shows at once and is rolled back on refusal', async () => {
	await asMember()
	await open(ok(profileOf()), {
		[`PUT /api/members/${profileOf().id}/follow`]: ok({ isFollowed: true, followers: 1300 }),
	})
	await press(button('Seguir'))
	expect(button('Seguindo')).toHaveAttribute('aria-pressed', 'true')
	expect(button('1.300 seguidores')).toBeVisible()
	expect(toast()).toBe('Você agora segue Helô Vidal.')
	answerWith({ [`DELETE /api/members/${profileOf().id}/follow`]: refused(429, 'request.tooMany') })
	await press(button('Seguindo'))
	expect(button('Seguindo')).toBeVisible()
	expect(button('1.300 seguidores')).toBeVisible()
	expect(toast()).toBe('Muitos pedidos em pouco tempo. Espere um instante.')
})

test('in the demo following and liking send nothing', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	await open(ok(profileOf()))
	await press(button('Seguir'))
	await press(button(/Curtir o perfil/))
	expect(button('1.235 seguidores')).toBeVisible()
	expect(button(/3 curtidas/)).toHaveAttribute('aria-pressed', 'true')
	expect(toast()).toMatch(/\(Funcionalidade de exemplo\)$/)
	expect(calls().every((call) => call.startsWith('GET'))).toBe(true)
})

const friendProfile = (state: Friendship['state'], canWrite = false) =>
	profileOf({
		relation: {
			kind: 'other',
			isFollowed: false,
			followsReader: false,
			isLiked: false,
			friendship: { state, requestId: state === 'sent' || state === 'received' ? '5' : null },
			canWrite,
		},
	})

test('a friend request can be sent and withdrawn', async () => {
	await asMember()
	const { id, username: name, avatarUrl } = profileOf()
	const request = { id: '5', member: { id, name, avatarUrl }, sentAt: '2026-03-01T00:00:00.000Z' }
	await open(ok(friendProfile('none')), {
		'POST /api/friends/requests': ok({ state: 'requested', request }),
		'DELETE /api/friends/requests/5': ok({ done: true }),
	})
	expect(screen.queryByRole('link', { name: 'Enviar mensagem' })).toBeNull()
	await press(button('Adicionar aos amigos'))
	expect(toast()).toBe('Solicitação enviada!')
	await press(button('Cancelar pedido'))
	expect(button('Adicionar aos amigos')).toBeVisible()
})

test('a received request can be accepted, which allows writing', async () => {
	await asMember()
	const { id, username: name, avatarUrl } = profileOf()
	const friend = { member: { id, name, avatarUrl }, online: false, since: '2026-03-01T00:00:00.000Z' }
	await open(ok(friendProfile('received')), { 'POST /api/friends/requests/5/accept': ok(friend) })
	expect(button('Recusar')).toBeVisible()
	await press(button('Aceitar amizade'))
	expect(toast()).toBe('Agora vocês são amigos!')
	expect(screen.getByRole('link', { name: 'Amigos' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Enviar mensagem' })).toHaveAttribute('href', `/messages/with/${id}`)
})

test('a withdrawn request disappears', async () => {
	await asMember()
	await open(ok(friendProfile('received')), {
		'POST /api/friends/requests/5/accept': refused(404, 'friend.request.gone'),
	})
	answerWith({ [`GET ${HELO}`]: ok(friendProfile('none')) })
	await press(button('Aceitar amizade'))
	expect(button('Adicionar aos amigos')).toBeVisible()
})

test('blocking needs a confirmation, shows a toast and leaves the profile', async () => {
	await asMember()
	const router = await open(ok(profileOf()), {
		[`PUT /api/members/${profileOf().id}/block`]: ok({ done: true }),
		'GET /api/profiles/%40me': ok(profileOf({ id: 'x', username: 'Bia', relation: { kind: 'self' } })),
		'GET /api/profiles/%40me/activity': ok({ items: [], next: null }),
		'GET /api/profiles/%40me/year?*': ok(YEAR),
	})
	await press(button('Mais opções'))
	await press(screen.getByRole('menuitem', { name: 'Bloquear Helô Vidal' }))
	const dialog = await screen.findByRole('dialog', { name: 'Bloquear Helô Vidal?' })
	await press(within(dialog).getByRole('button', { name: 'Bloquear' }))
	expect(toast()).toBe('Você bloqueou Helô Vidal.')
	expect(router.state.location.pathname).toBe('/profile')
})

test('blocked members are listed and can be unblocked', async () => {
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

test('a member makes their profile private', async () => {
	await asMember()
	const own = profileOf({ relation: { kind: 'self' } })
	await open(
		ok(own),
		{ 'PUT /api/privacy': ok({ isPublic: false, messagesFrom: 'groups', messageChoices: ['groups'] }) },
		'/profile',
		'/api/profiles/%40me',
	)
	answerWith({ 'GET /api/profiles/%40me': ok({ ...own, isPublic: false }) })
	await press(button('Mais opções'))
	await press(screen.getByRole('menuitem', { name: 'Tornar o perfil privado' }))
	expect(toast()).toBe('Seu perfil e atividades são visíveis apenas para você.')
	expect(screen.getByText('Só você vê este perfil')).toBeVisible()
})

test('the own menu shows the card for other sites with its code, unless the profile is private', async () => {
	await asMember()
	const own = profileOf({ id: 'm1', username: 'Bia', relation: { kind: 'self' } })
	await open(ok(own), {}, '/profile', '/api/profiles/%40me')
	await press(button('Mais opções'))
	await press(screen.getByRole('menuitem', { name: 'Cartão para outros sites' }))
	const dialog = within(await screen.findByRole('dialog', { name: 'Cartão para outros sites' }))
	expect(dialog.getByTitle('Prévia do cartão')).toHaveAttribute('src', `${location.origin}/embed/member/m1?hl=pt`)
	expect(dialog.getByRole('textbox', { name: 'Imagem em Markdown' })).toHaveValue(
		`[![Bia](${location.origin}/og/watching/m1.png?hl=pt)](${location.origin}/profile/Bia)`,
	)
})

test('a private profile has no card', async () => {
	await asMember()
	const own = profileOf({ id: 'm1', username: 'Bia', isPublic: false, relation: { kind: 'self' } })
	await open(ok(own), {}, '/profile', '/api/profiles/%40me')
	await press(button('Mais opções'))
	expect(screen.queryByRole('menuitem', { name: 'Cartão para outros sites' })).toBeNull()
})
