import { act, screen } from '@testing-library/react'
import { answerWith, ok, press, refused, toasts, type } from 'slice-kit/testing'
import { bodyOf, open, setUpSettings } from '../settings.testing.tsx'
import { APP, answerLists, dialog, panel, pressIn, sentTo } from './apps.testing.tsx'

setUpSettings()
beforeEach(() => answerLists())

const REGISTER = 'POST /api/apps'
const CHANGE = 'PUT /api/apps/a1'
const ADDRESSES = 'Endereços de retorno'

test('a confidential app is registered, and its secret shown once', async () => {
	await open('/settings/apps')
	await press('Registrar aplicativo')
	await type('Nome', 'Estante')
	await type('Site (opcional)', 'https://estante.example/')
	await type(ADDRESSES, ' https://estante.example/volta\n\ncom.estante.app:/volta')
	await act(async () =>
		dialog()
			.getByRole('radio', { name: /^Confidencial/ })
			.click(),
	)
	await act(async () => dialog().getByRole('switch', { name: 'Código em outro aparelho' }).click())
	answerWith({ [REGISTER]: ok({ app: APP, secret: 'segredo-novo' }) })
	await pressIn('Registrar aplicativo')
	expect(bodyOf(REGISTER)).toEqual({
		name: 'Estante',
		website: 'https://estante.example/',
		redirectAddresses: APP.redirectAddresses,
		isConfidential: true,
		usesDeviceFlow: true,
		allowsPlainChallenge: false,
	})
	expect(dialog().getByText('segredo-novo')).toBeVisible()
	expect(panel('Meus aplicativos').getByText('a1')).toBeInTheDocument()
	expect(toasts()).toEqual(['Aplicativo registrado!'])
})

test('a public app has no secret', async () => {
	await open('/settings/apps')
	await press('Registrar aplicativo')
	await type('Nome', 'Estante')
	answerWith({ [REGISTER]: ok({ app: { ...APP, isConfidential: false }, secret: null }) })
	await pressIn('Registrar aplicativo')
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(screen.queryByRole('button', { name: 'Novo segredo de Estante' })).toBeNull()
	expect(screen.getByRole('button', { name: 'Editar Estante' })).toBeVisible()
})

test('each refused address is named with its reason, until it is another one; what was typed stays', async () => {
	await open('/settings/apps')
	await press('Registrar aplicativo')
	await type('Nome', 'Estante')
	await type(ADDRESSES, 'https://a.example/\nestante\nb.example')
	answerWith({
		[REGISTER]: refused(400, 'url.invalid', {
			fields: {
				'redirectAddresses.1': 'url.invalid',
				'redirectAddresses.2': 'url.https',
			},
		}),
	})
	await pressIn('Registrar aplicativo')
	expect(screen.getByLabelText(ADDRESSES)).toBeInvalid()
	expect(screen.getByLabelText(ADDRESSES)).toHaveAccessibleDescription(/estante: Use um endereço .*b\.example: /)
	await act(async () => type(ADDRESSES, 'https://a.example/\nhttps://b.example/'))
	expect(screen.getByLabelText(ADDRESSES)).toBeValid()
	expect(screen.getByLabelText('Nome')).toHaveValue('Estante')
	answerWith({ [REGISTER]: refused(400, 'text.required', { fields: { redirectAddresses: 'text.required' } }) })
	await pressIn('Registrar aplicativo')
	expect(screen.getByLabelText(ADDRESSES)).toHaveAccessibleDescription('Preencha este campo.')
})

test('an app is changed; its kind stays', async () => {
	answerLists({ apps: [APP] })
	await open('/settings/apps')
	await press('Editar Estante')
	expect(screen.getByLabelText(ADDRESSES)).toHaveValue(APP.redirectAddresses.join('\n'))
	expect(screen.queryByRole('radio')).toBeNull()
	await type('Nome', 'Estante nova')
	await act(async () => dialog().getByText('Avançado').click())
	await act(async () =>
		dialog()
			.getByRole('switch', { name: /^Aceitar desafio PKCE/ })
			.click(),
	)
	answerWith({ [CHANGE]: ok({ app: { ...APP, name: 'Estante nova' } }) })
	await pressIn('Salvar')
	expect(bodyOf(CHANGE)).toMatchObject({ name: 'Estante nova', allowsPlainChallenge: true })
	expect(screen.getByText('Estante nova')).toBeVisible()
})

test('a new secret is made after a confirmation, and shown', async () => {
	answerLists({ apps: [APP] })
	await open('/settings/apps')
	await press('Novo segredo de Estante')
	expect(sentTo('POST /api/apps/a1/secret')).toEqual([])
	answerWith({ 'POST /api/apps/a1/secret': ok({ secret: 'segredo-novo' }) })
	await pressIn('Novo segredo')
	expect(dialog().getByText('segredo-novo')).toBeVisible()
})

test.each([
	[3, '3 membros perdem o acesso pelo aplicativo na hora. Isso não pode ser desfeito.'],
	[1, '1 membro perde o acesso pelo aplicativo na hora. Isso não pode ser desfeito.'],
	[0, 'Nenhum membro autorizou este aplicativo. Isso não pode ser desfeito.'],
])('the deletion of an app with %i members says what it ends', async (members, words) => {
	answerLists({ apps: [{ ...APP, members }] })
	await open('/settings/apps')
	await press('Excluir Estante')
	expect(dialog().getByText(words)).toBeVisible()
	answerWith({ 'DELETE /api/apps/a1': ok({ done: true }) })
	answerLists()
	await pressIn('Excluir')
	expect(screen.getByText('Você não registrou nenhum aplicativo.')).toBeVisible()
})
