import { act, screen } from '@testing-library/react'
import { answerWith, ok, open, press, refused, requests, SERVER_ERROR, signInAs, toasts, type } from 'slice-kit/testing'
import * as page from './membersRoute.tsx'

beforeEach(async () => {
	await signInAs('admin')
	answerWith({ 'GET /api/members/role-log': ok({ items: [] }) })
})

const CAIO = {
	id: 'c',
	username: 'Caio',
	avatarUrl: null,
	role: 'member',
	joinedAt: '2026-04-01T12:00:00.000Z',
	votesAside: false,
}
const list = (...items: object[]) => ok({ items, page: 1, pageSize: 24, total: items.length })
const FIRST = 'GET /api/members?page=1'

test('an admin assigns a role: it is saved at once and appears in the log', async () => {
	answerWith({
		[FIRST]: list(CAIO),
		'PUT /api/members/c/role': ok({ ...CAIO, role: 'moderator' }),
	})
	await open('/dashboard/members', page)
	expect(screen.getByText('Nenhum cargo mudou ainda.')).toBeVisible()
	answerWith({
		[FIRST]: list({ ...CAIO, role: 'moderator' }),
		'GET /api/members/role-log': ok({
			items: [{ id: 1, member: 'Caio', by: null, before: 'member', after: 'moderator', at: CAIO.joinedAt }],
		}),
	})
	await type(screen.getByRole('combobox', { name: 'Cargo de Caio' }), 'moderator')
	expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'moderator' })
	expect(toasts()).toEqual(['Caio agora é Moderador.'])
	expect(screen.getByRole('combobox', { name: 'Cargo de Caio' })).toHaveValue('moderator')
	expect(screen.getByText('Caio: de Membro para Moderador')).toBeVisible()
	expect(screen.getByText(/por quem hospeda o site/)).toBeVisible()
})

test('the last admin keeps the role, and a toast says why', async () => {
	answerWith({ [FIRST]: list({ ...CAIO, role: 'admin' }), 'PUT /api/members/c/role': refused(409, 'role.lastAdmin') })
	await open('/dashboard/members', page)
	await type(screen.getByRole('combobox', { name: 'Cargo de Caio' }), 'member')
	expect(toasts()[0]).toMatch(/pelo menos um admin/)
	expect(screen.getByRole('combobox', { name: 'Cargo de Caio' })).toHaveValue('admin')
})

test('an admin keeps the votes of a member out of the ranking, and counts them again', async () => {
	answerWith({ [FIRST]: list(CAIO), 'PUT /api/members/c/votes': ok({ done: true }) })
	await open('/dashboard/members', page)
	const votes = () => screen.getByRole('switch', { name: 'Votos de Caio no ranking' })
	answerWith({ [FIRST]: list({ ...CAIO, votesAside: true }) })
	await press(votes())
	expect(votes()).not.toBeChecked()
	answerWith({ [FIRST]: list(CAIO) })
	await press(votes())
	expect(votes()).toBeChecked()
	const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
	expect(sent).toEqual([{ aside: true }, { aside: false }])
	expect(toasts()).toEqual(['Os votos de Caio não contam mais no ranking.', 'Os votos de Caio contam no ranking.'])
})

test('the search is stored in the URL', async () => {
	answerWith({ [FIRST]: list(CAIO), 'GET /api/members?page=1&q=bia': list() })
	const { router } = await open('/dashboard/members', page)
	const field = screen.getByRole('searchbox', { name: 'Buscar por nome' })
	await type(field, ' bia ')
	await act(async () => field.closest('form')?.requestSubmit())
	expect(router.state.location.search).toBe('?q=bia')
	expect(screen.getByText('Ninguém com esse nome')).toBeVisible()
	await act(async () => router.navigate(-1))
	expect(screen.getByRole('searchbox', { name: 'Buscar por nome' })).toHaveValue('')
})

test.each(['member', 'moderator'] as const)(
	'a %s sees that the page is forbidden, and nothing is requested',
	async (role) => {
		await signInAs(role)
		await open('/dashboard/members', page)
		expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
		expect(requests).toEqual([])
	},
)

test('a refused list says so, and a failed one can be retried', async () => {
	answerWith({ [FIRST]: refused(403, 'request.forbidden') })
	const { unmount } = await open('/dashboard/members', page)
	expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
	unmount()
	answerWith({ [FIRST]: SERVER_ERROR })
	await open('/dashboard/members', page)
	answerWith({ [FIRST]: list(CAIO) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(screen.getByRole('link', { name: 'Caio' })).toBeVisible()
})

test('where the server wants a proof, a role is given after it', async () => {
	answerWith({
		[FIRST]: list(CAIO),
		'PUT /api/members/c/role': refused(403, 'auth.stepUp'),
		'POST /api/account/step-up/options': ok({ methods: ['password'], passkey: null }),
		'POST /api/account/step-up': ok({ done: true }),
	})
	await open('/dashboard/members', page)
	await type(screen.getByRole('combobox', { name: 'Cargo de Caio' }), 'moderator')
	await type(await screen.findByLabelText('Senha atual'), 'violeta-quieta-83')
	answerWith({ 'PUT /api/members/c/role': ok({ ...CAIO, role: 'moderator' }) })
	await press(screen.getByRole('button', { name: 'Confirmar' }))
	expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2)
	expect(toasts()).toEqual(['Caio agora é Moderador.'])
})

test('a page number beyond the last is replaced by that of the last page', async () => {
	answerWith({
		'GET /api/members?page=99': ok({ items: [], page: 99, pageSize: 24, total: 1 }),
		[FIRST]: list(CAIO),
	})
	const { router } = await open('/dashboard/members?page=99', page)
	expect(router.state.location.search).toBe('')
	expect(screen.getByText('Caio')).toBeVisible()
})
