import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { $toasts, dismissToast } from 'shared-state'
import { answerWith, FakeSocket, ok, press, refused, requests, toasts } from 'slice-kit/testing'
import { profileOf } from '../../../profiles/profile/samples.testing.ts'
import { CAIO, fakeBrowser, group, LIST, open, openAsVisitor } from '../messagesPage.testing.tsx'

beforeAll(fakeBrowser)

test('a group needs a name', async () => {
	const made = group({ id: 'g9', name: 'Clube' })
	const router = await open('/messages?open=create', { 'POST /api/groups': ok(made) })
	const dialog = within(await screen.findByRole('dialog', { name: 'Criar um Novo Grupo' }))
	await press(dialog.getByRole('button', { name: 'Criar grupo' }))
	expect(toasts()).toContain('O nome do grupo é obrigatório.')
	await act(async () =>
		fireEvent.change(dialog.getByRole('textbox', { name: 'Nome do grupo' }), { target: { value: 'Clube' } }),
	)
	await press(dialog.getByRole('switch', { name: /Grupo privado/ }))
	await press(dialog.getByRole('button', { name: 'Criar grupo' }))
	expect(requests.find(({ call }) => call === 'POST /api/groups')?.body).toEqual({
		name: 'Clube',
		description: '',
		isPublic: false,
	})
	expect(router.state.location.pathname).toBe('/messages/g/g9')
})

test('an invalid link is refused with a message, and joined groups are marked', async () => {
	const card = { id: 'g4', name: 'Sala', description: '', isPublic: true, initials: 'S', memberCount: 3 }
	await open('/messages?open=join', {
		'GET /api/groups?q=': ok({
			items: [
				{ ...card, joined: false },
				{ ...card, id: 'g1', name: 'Varanda', joined: true },
			],
		}),
		'GET /api/groups/invited?link=nada': refused(404, 'group.invitation.invalid'),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Entrar em um Grupo' }))
	expect(await dialog.findByRole('button', { name: 'Já entrou' })).toHaveAttribute('aria-disabled', 'true')
	expect(dialog.getByRole('button', { name: 'Entrar em Sala' })).not.toHaveAttribute('aria-disabled')
	const link = dialog.getByRole('textbox', { name: 'Link de convite ou ID do grupo' })
	await act(async () => fireEvent.change(link, { target: { value: 'nada' } }))
	await press(dialog.getByRole('button', { name: 'Entrar' }))
	expect(toasts()).toContain('Link de convite inválido ou grupo não encontrado.')
	expect(link).toHaveValue('nada')
})

/** The visitor of a demo creates a group. */
async function createInDemo() {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	const router = await openAsVisitor('/messages?open=create', true, {
		'GET /api/profiles/%40me': ok({ ...profileOf(), id: 'me', username: 'Ana' }),
	})
	await act(async () =>
		fireEvent.change(screen.getByRole('textbox', { name: 'Nome do grupo' }), { target: { value: 'Clube' } }),
	)
	const creation = within(screen.getByRole('dialog', { name: 'Criar um Novo Grupo' }))
	await press(creation.getByRole('button', { name: 'Criar grupo' }))
	return router
}

test('in the demo a created group has the visitor as its member', async () => {
	await createInDemo()
	expect(await screen.findByText('Admin · 1')).toBeInTheDocument()
	expect(requests.some(({ call }) => call.includes('/members'))).toBe(false)
})

test('in the demo a created group has invitations', async () => {
	const router = await createInDemo()
	const show = () =>
		act(async () => router.navigate(`${router.state.location.pathname}?open=manage&section=invitations`))
	await show()
	const dialog = within(await screen.findByRole('dialog'))
	await press(await dialog.findByRole('button', { name: 'Criar link' }))
	expect(await dialog.findByRole('button', { name: /^Revogar/ })).toBeVisible()
	await act(async () => router.navigate(router.state.location.pathname))
	await show()
	expect(await screen.findByRole('button', { name: /^Revogar/ })).toBeVisible()
	expect(requests.some(({ call }) => call.includes('/invitations'))).toBe(false)
})

test('in the demo the channels of a created group are empty, with nothing to find and no plan', async () => {
	const router = await createInDemo()
	const channel = `${router.state.location.pathname}/geral`
	for (const open of ['', '?open=find', '?open=watch']) {
		await act(async () => router.navigate(channel + open))
		if (open) expect(await screen.findByRole('dialog')).toBeVisible()
		expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
	}
	expect(requests.filter(({ call }) => call.includes('/conversations/example'))).toEqual([])
})

test('in the demo a joined group lists the visitor', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	const card = { id: 'g4', name: 'Sala', description: '', isPublic: true, initials: 'S', memberCount: 1 }
	await openAsVisitor('/messages?open=join', true, {
		'GET /api/profiles/%40me': ok({ ...profileOf(), id: 'me', username: 'Ana' }),
		'GET /api/groups?q=': ok({ items: [{ ...card, joined: false }] }),
		'GET /api/groups/g4/members': ok({
			items: [{ ...CAIO, role: 'admin', online: false, joinedAt: '2026-11-21T12:00:00.000Z' }],
			total: 1,
			next: null,
		}),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Entrar em um Grupo' }))
	await press(await dialog.findByRole('button', { name: 'Entrar em Sala' }))
	expect(await screen.findByText('Admin · 1')).toBeInTheDocument()
	expect(screen.getByText('Membro · 1')).toBeInTheDocument()
})

test('the settings have a save button in the first section only', async () => {
	await open('/messages/g/g1?open=manage')
	const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciando Varanda' }))
	expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true')
	await press(dialog.getByRole('tab', { name: 'Canais' }))
	expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull()
})

test.each(['Fechar', 'Escape'])(
	'the description of a group is there again after %s, until it is saved',
	async (way) => {
		const router = await open('/messages/g/g1?open=manage', {
			'PUT /api/groups/g1': ok(group({ description: 'Salva' })),
		})
		const dialog = async () => within(await screen.findByRole('dialog', { name: 'Gerenciando Varanda' }))
		const description = async () => (await dialog()).getByRole('textbox', { name: /^Descrição/ })
		const show = () => act(async () => void router.navigate('/messages/g/g1?open=manage'))
		const shut = async () => {
			if (way === 'Escape') fireEvent.keyDown(await description(), { key: 'Escape' })
			else await press((await dialog()).getByRole('button', { name: way }))
			await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
		}
		await act(async () => fireEvent.change(await description(), { target: { value: `Vizinhos, ${way}` } }))
		await shut()
		await show()
		expect(await description()).toHaveValue(`Vizinhos, ${way}`)
		await press((await dialog()).getByRole('button', { name: 'Salvar' }))
		await shut()
		await show()
		expect(await description()).not.toHaveValue(`Vizinhos, ${way}`)
	},
)

test('actions that a role may not do are hidden', async () => {
	await open('/messages/g/g1?open=manage&section=members', {
		'GET /api/conversations': ok({ ...LIST, groups: [group({ role: 'member' })] }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciando Varanda' }))
	expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
		'Visão Geral',
		'Cargos',
		'Canais',
		'Membros',
		'Fora da Niouka',
	])
	expect(dialog.queryByRole('button', { name: /Expulsar/ })).toBeNull()
	expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull()
})

test('deleting a group shows one toast and returns to the list', async () => {
	const router = await open('/messages/g/g1?open=manage', {
		'DELETE /api/groups/g1': () => {
			// The live event precedes the response.
			const event = { type: 'groupLeft', groupId: 'g1', reason: 'deleted', name: 'Varanda' } as const
			FakeSocket.last.receive({ type: 'event', topic: 'member:me', event })
			return ok({ done: true })
		},
	})
	await press(await screen.findByRole('button', { name: 'Excluir grupo' }))
	for (const { id } of $toasts.get()) dismissToast(id)
	const dialog = within(screen.getByRole('dialog', { name: 'Excluir Varanda?' }))
	await press(dialog.getByRole('button', { name: 'Excluir grupo' }))
	await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/messages'))
	expect(toasts()).toEqual(['Grupo excluído.'])
})

test('an admin can kick every other member', async () => {
	await open('/messages/g/g1?open=manage&section=members', { 'DELETE /api/groups/g1/members/caio': ok({ done: true }) })
	const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciando Varanda' }))
	const [kick, ...others] = await dialog.findAllByRole('button', { name: /^Expulsar/ })
	expect(others).toHaveLength(0)
	await press(kick as HTMLElement)
	await press(
		within(screen.getByRole('dialog', { name: 'Expulsar Caio Mori?' })).getByRole('button', { name: 'Expulsar' }),
	)
	expect(dialog.queryByText('Caio Mori')).toBeNull()
})

test('whom an admin bans is listed, and may come back by a press', async () => {
	const ban = { id: 'caio', name: 'Caio Mori', avatarUrl: null, by: 'Ana', at: '2026-11-21T12:00:00.000Z' }
	await open('/messages/g/g1?open=manage&section=members', {
		'DELETE /api/groups/g1/members/caio?ban=true': ok({ done: true }),
		'GET /api/groups/g1/bans': ok({ items: [] }),
		'DELETE /api/groups/g1/bans/caio': ok({ done: true }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Gerenciando Varanda' }))
	await press(await dialog.findByRole('button', { name: 'Expulsar Caio Mori' }))
	answerWith({ 'GET /api/groups/g1/bans': ok({ items: [ban] }) })
	await press(screen.getByRole('button', { name: 'Expulsar e não deixar voltar' }))
	expect(toasts()).toContain('Caio Mori saiu do grupo e não pode voltar.')
	const end = await dialog.findByRole('button', { name: 'Deixar Caio Mori voltar' })
	expect(dialog.getByText(/^por Ana · /)).toBeVisible()
	answerWith({ 'GET /api/groups/g1/bans': ok({ items: [] }) })
	await press(end)
	await waitFor(() => expect(dialog.queryByText('Não podem voltar')).toBeNull())
})

test('an invitation shows its group before joining', async () => {
	const card = {
		id: 'g4',
		name: 'Sala',
		description: '',
		isPublic: false,
		initials: 'S',
		memberCount: 3,
		joined: false,
	}
	const router = await open('/messages/join/AbC', {
		'GET /api/groups/invited?link=AbC': ok(card),
		'POST /api/groups/join': ok(group({ id: 'g4', name: 'Sala' })),
	})
	await press(await screen.findByRole('button', { name: 'Entrar em Sala' }))
	expect(requests.find(({ call }) => call === 'POST /api/groups/join')?.body).toEqual({ link: 'AbC' })
	expect(router.state.location.pathname).toBe('/messages/g/g4')
	expect(toasts()).toContain('Você entrou em Sala!')
})
