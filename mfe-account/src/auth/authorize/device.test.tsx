import { act, screen } from '@testing-library/react'
import { signOut } from 'shared-state'
import { answerWith, holdAnswer, ok, press, refused, requests, signInAs, toasts, type } from 'slice-kit/testing'
import { addressOf, button, open, REQUEST } from './authorize.testing.tsx'

const ASK = 'POST /api/device'
const ANSWER = 'POST /api/device/answer'
const WARNING = /^Só continue se você mesmo abriu isso em outro aparelho/
const sentTo = (path: string) => requests.filter((request) => request.path === path).map(({ body }) => body)
const field = () => screen.getByLabelText('Código')
beforeEach(async () => {
	await signInAs('member')
	answerWith({ [ASK]: ok({ ...REQUEST, returnsTo: null }), [ANSWER]: ok({ done: true }) })
})
afterEach(() => act(signOut))

test.each([
	['Permitir', true, 'Pronto! Volte ao dispositivo'],
	['Recusar', false, 'Acesso recusado'],
])('after the code “%s” is sent once', async (name, isAllowed, title) => {
	await open('/device')
	expect(screen.getByText(WARNING)).toBeVisible()
	await type(field(), 'abcd efgh')
	await press(button('Avançar'))
	expect(sentTo('/api/device')).toEqual([{ code: 'abcd efgh' }])
	expect(screen.getByRole('heading', { name: 'Rastreador quer acessar sua conta' })).toHaveFocus()
	expect(screen.getByText(WARNING)).toBeVisible()
	expect(screen.queryByText(/^Depois você volta/)).toBeNull()
	const held = holdAnswer(ANSWER)
	await press(button(name))
	await press(button(name))
	await act(held.release)
	expect(sentTo('/api/device/answer')).toEqual([{ code: 'abcd efgh', isAllowed }])
	expect(screen.getByRole('heading', { name: title })).toHaveFocus()
})

test.each(['/device?user_code=ABCD-EFGH', '/device?code=ABCD-EFGH'])(
	'the code of %s is filled in, and not sent before the reader goes on',
	async (address) => {
		await open(address)
		expect(field()).toHaveValue('ABCD-EFGH')
		expect(sentTo('/api/device')).toEqual([])
	},
)

test('a code that is empty or wrong is an error of the field, and stays', async () => {
	await open('/device')
	await press(button('Avançar'))
	expect(field()).toHaveAccessibleDescription('Preencha este campo.')
	expect(sentTo('/api/device')).toEqual([])
	answerWith({ [ASK]: refused(404, 'request.notFound') })
	await type(field(), 'WXYZ-WXYZ')
	await press(button('Avançar'))
	expect(field()).toHaveAccessibleDescription(/^Esse código não existe ou já venceu/)
	expect(field()).toHaveValue('WXYZ-WXYZ')
	answerWith({ [ASK]: refused(429, 'request.tooMany') })
	await press(button('Avançar'))
	expect(field()).toBeInvalid()
	expect(field()).not.toHaveAccessibleDescription(/^Esse código/)
})

test('a code that ends before the answer leads back to another one; a failure can be retried', async () => {
	await open('/device?code=ABCD-EFGH')
	await press(button('Avançar'))
	answerWith({ [ANSWER]: refused(500, 'server.failed') })
	await press(button('Permitir'))
	expect(toasts()).toHaveLength(1)
	answerWith({ [ANSWER]: refused(404, 'request.notFound') })
	await press(button('Permitir'))
	expect(screen.getByRole('heading', { name: 'Este pedido não vale mais' })).toBeVisible()
	await press(button('Digitar outro código'))
	expect(field()).toBeVisible()
})

test('a visitor and another account come back with the code', async () => {
	const router = await open('/device')
	await type(field(), 'ABCD-EFGH')
	await press(button('Avançar'))
	await press(button('Não é você? Trocar de conta'))
	const signIn = '/auth?next=%2Fdevice%3Fuser_code%3DABCD-EFGH'
	expect(addressOf(router)).toBe(signIn)
	expect(addressOf(await open('/device?user_code=ABCD-EFGH'))).toBe(signIn)
})
