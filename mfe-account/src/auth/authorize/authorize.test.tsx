import { act, screen } from '@testing-library/react'
import { signOut } from 'shared-state'
import { answerWith, holdAnswer, ok, press, refused, requests, signInAs, toasts, type } from 'slice-kit/testing'
import { addressOf, button, open, REQUEST } from './authorize.testing.tsx'

const ASK = 'GET /api/authorize/r1'
const ANSWER = 'POST /api/authorize/r1'
const AWAY = '#away'
const answers = () => requests.filter(({ method }) => method === 'POST')
beforeEach(async () => {
	location.hash = ''
	await signInAs('member')
	answerWith({ [ASK]: ok(REQUEST), [ANSWER]: ok({ address: AWAY }) })
})
afterEach(() => {
	answerWith({ 'POST /api/auth/logout': ok({ done: true }) })
	return act(signOut)
})

test('a request says who asks, as whom, for what, what no app may do, and where the reader goes', async () => {
	await open('/authorize/r1')
	expect(screen.getByRole('heading', { level: 1, name: 'Rastreador quer acessar sua conta' })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Feito por Carla' })).toHaveAttribute('href', '/profile/Carla')
	expect(screen.getByRole('link', { name: 'rastreador.example' })).toHaveAttribute('href', REQUEST.app.website)
	expect(screen.getByText('rastreador.example', { selector: 'p' })).toBeVisible()
	expect(screen.getByText('Não verificado pelo site')).toBeVisible()
	expect(screen.getByText('Bia')).toBeVisible()
	expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'Ver sua lista, também as obras privadas',
		'Mudar sua lista: progresso, notas, estados',
	])
	expect(screen.getByText(/^Nenhum aplicativo pode ler ou escrever mensagens, ver seu e-mail/)).toBeVisible()
	expect(screen.getByText('Depois você volta para rastreador.example.')).toBeVisible()
})

test.each([
	['Permitir', true],
	['Recusar', false],
])('“%s” is sent once, however often it is pressed, and the browser goes to the address', async (name, isAllowed) => {
	await open('/authorize/r1')
	const held = holdAnswer(ANSWER)
	await press(button(name))
	expect(button('Permitir')).toHaveAttribute('aria-disabled', 'true')
	expect(button('Recusar')).toHaveAttribute('aria-disabled', 'true')
	await press(button(name))
	await act(held.release)
	expect(answers().map(({ body }) => body)).toEqual([{ isAllowed }])
	expect(location.hash).toBe(AWAY)
	expect(screen.getByRole('heading', { name: 'Voltando ao aplicativo…' })).toHaveFocus()
	expect(screen.getByText('Se o aplicativo já abriu, pode fechar esta janela.')).toBeVisible()
})

test('an app that is known already only asks to go on', async () => {
	answerWith({ [ASK]: ok({ ...REQUEST, isKnown: true, app: { ...REQUEST.app, developer: null, website: '' } }) })
	await open('/authorize/r1')
	expect(screen.getByText('Você já autorizou este aplicativo.')).toBeVisible()
	expect(screen.getByText('Feito por um membro com perfil privado')).toBeVisible()
	expect(screen.queryByRole('link')).toBeNull()
	await press(button('Continuar'))
	expect(answers().map(({ body }) => body)).toEqual([{ isAllowed: true }])
})

test('a visitor signs in and comes back to the same request, also when the session has just ended', async () => {
	await act(signOut)
	expect(addressOf(await open('/authorize/r1'))).toBe('/auth?next=%2Fauthorize%2Fr1')
	expect(requests.some(({ path }) => path === '/api/authorize/r1')).toBe(false)
	await signInAs('member')
	answerWith({ [ASK]: refused(401, 'auth.required') })
	expect(addressOf(await open('/authorize/r1'))).toBe('/auth?next=%2Fauthorize%2Fr1')
})

test('another account signs in and comes back to the same request', async () => {
	answerWith({ 'POST /api/auth/logout': ok({ done: true }) })
	const router = await open('/authorize/r1')
	await press(button('Não é você? Trocar de conta'))
	expect(addressOf(router)).toBe('/auth?next=%2Fauthorize%2Fr1')
	expect(requests.at(-1)).toMatchObject({ path: '/api/auth/logout' })
})

test('a request that is unknown or over says so', async () => {
	answerWith({ [ASK]: refused(404, 'request.notFound') })
	await open('/authorize/r1')
	expect(screen.getByRole('heading', { name: 'Este pedido não vale mais' })).toBeVisible()
	expect(screen.queryByRole('button')).toBeNull()
})

test('a request that ends before its answer says so, and leads nowhere', async () => {
	await open('/authorize/r1')
	answerWith({ [ANSWER]: refused(404, 'request.notFound') })
	await press(button('Permitir'))
	expect(screen.getByRole('heading', { name: 'Este pedido não vale mais' })).toBeVisible()
	expect(location.hash).toBe('')
})

test('a failure to load can be retried, and a failed answer can be given again', async () => {
	answerWith({ [ASK]: refused(500, 'server.failed') })
	await open('/authorize/r1')
	expect(screen.getByText('O pedido do aplicativo não pôde ser carregado')).toBeVisible()
	answerWith({ [ASK]: ok(REQUEST), [ANSWER]: refused(500, 'server.failed') })
	await press(button('Tentar novamente'))
	await press(button('Permitir'))
	expect(toasts()).toHaveLength(1)
	expect(button('Permitir')).not.toHaveAttribute('aria-disabled')
	answerWith({ [ANSWER]: ok({ address: AWAY }) })
	await press(button('Permitir'))
	expect(location.hash).toBe(AWAY)
})

test('where the server wants a proof, the answer is sent after it', async () => {
	answerWith({
		[ANSWER]: refused(403, 'auth.stepUp'),
		'POST /api/account/step-up/options': ok({ methods: ['password'], passkey: null }),
		'POST /api/account/step-up': ok({ done: true }),
	})
	await open('/authorize/r1')
	await press(button('Permitir'))
	await type(await screen.findByLabelText('Senha atual'), 'violeta-quieta-83')
	answerWith({ [ANSWER]: ok({ address: AWAY }) })
	await press(button('Confirmar'))
	expect(
		answers()
			.filter(({ path }) => path === '/api/authorize/r1')
			.map(({ body }) => body),
	).toEqual([{ isAllowed: true }, { isAllowed: true }])
	expect(location.hash).toBe(AWAY)
})

test('without the proof the question stays', async () => {
	answerWith({
		[ANSWER]: refused(403, 'auth.stepUp'),
		'POST /api/account/step-up/options': ok({ methods: ['password'], passkey: null }),
	})
	await open('/authorize/r1')
	await press(button('Permitir'))
	await screen.findByLabelText('Senha atual')
	await press(button('Cancelar'))
	expect(button('Permitir')).toBeEnabled()
	expect(location.hash).toBe('')
})
