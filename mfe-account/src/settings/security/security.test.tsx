import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { answerWith, ok, press, refused, requests, toasts, type, UNREACHABLE } from 'slice-kit/testing'
import {
	CREATION_OPTIONS,
	device,
	fakePasskeys,
	REQUEST_OPTIONS,
	removePasskeys,
} from '../../auth/passkey/credentials.testing.ts'
import { ACCOUNT, bodyOf, open, setUpSettings } from '../settings.testing.tsx'

setUpSettings()
beforeEach(fakePasskeys)
afterEach(removePasskeys)

const PASSKEY = { id: 'p', name: 'Celular', createdAt: ACCOUNT.createdAt, usedAt: null }
const CODES = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-${2000 + at}`)
const security = (body: object) => {
	answerWith({ 'GET /api/account/passkeys': ok({ passkeys: [], twoStep: false, codesLeft: 0, ...body }) })
}
const dialog = () => within(screen.getByRole('dialog'))
const pressInDialog = (name: string) => act(async () => dialog().getByRole('button', { name }).click())
const sent = (what: string) => requests.filter((request) => request.call === what).length

test('a passkey is made with the typed name and listed', async () => {
	await open('/settings/security')
	expect(screen.getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
	answerWith({ 'POST /api/account/passkeys/options': ok(CREATION_OPTIONS) })
	answerWith({ 'POST /api/account/passkeys': ok(PASSKEY) })
	await type('Nome da nova chave', 'Celular')
	await press('Criar chave de acesso')
	expect(bodyOf('POST /api/account/passkeys')).toMatchObject({ name: 'Celular', passkey: { id: 'a2V5' } })
	expect(screen.getByText('Celular')).toBeVisible()
	expect(screen.getByLabelText('Nome da nova chave')).toHaveValue('')
	expect(toasts()).toEqual(['Chave de acesso criada!'])
})

test('a cancelled or known passkey says so, and the name stays', async () => {
	await open('/settings/security')
	answerWith({ 'POST /api/account/passkeys/options': ok(CREATION_OPTIONS) })
	await type('Nome da nova chave', 'Celular')
	device.answer = 'cancel'
	await press('Criar chave de acesso')
	device.answer = 'known'
	await press('Criar chave de acesso')
	expect(toasts()).toEqual([
		'Nenhuma chave de acesso foi usada. Tente de novo ou escolha outro jeito.',
		'Este aparelho já tem uma chave de acesso da sua conta.',
	])
	expect(screen.getByLabelText('Nome da nova chave')).toHaveValue('Celular')
	expect(sent('POST /api/account/passkeys')).toBe(0)
})

test('a browser without passkeys says so', async () => {
	removePasskeys()
	await open('/settings/security')
	expect(screen.getByText('Este navegador não sabe usar chaves de acesso.')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Criar chave de acesso' })).toBeNull()
})

test('a failure to load can be retried', async () => {
	answerWith({ 'GET /api/account/passkeys': UNREACHABLE })
	await open('/settings/security')
	expect(screen.getByText('As chaves de acesso não puderam ser carregadas')).toBeVisible()
	security({ passkeys: [PASSKEY] })
	await press('Tentar novamente')
	expect(screen.getByText('Celular')).toBeVisible()
})

test('the switch needs a passkey; turned on, it shows the codes once', async () => {
	await open('/settings/security')
	expect(screen.getByRole('switch', { name: 'Exigir chave de acesso depois da senha' })).toHaveAttribute(
		'aria-disabled',
		'true',
	)
	document.body.innerHTML = ''
	security({ passkeys: [PASSKEY] })
	await open('/settings/security')
	answerWith({ 'POST /api/account/two-step': ok({ codes: CODES }) })
	await act(async () => screen.getByRole('switch', { name: 'Exigir chave de acesso depois da senha' }).click())
	expect(dialog().getByText(/abcd-efgh-jkmn-2000/)).toBeVisible()
	await pressInDialog('Já guardei')
	expect(screen.queryByText(/abcd-efgh-jkmn-2000/)).toBeNull()
	expect(screen.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
	expect(screen.queryByText(/Gere novos antes que acabem/)).toBeNull()
})

test('few codes warn, and are replaced after a confirmation', async () => {
	security({ passkeys: [PASSKEY], twoStep: true, codesLeft: 1 })
	await open('/settings/security')
	expect(screen.getByText('Resta 1 código de recuperação.')).toBeVisible()
	expect(screen.getByText(/Gere novos antes que acabem/)).toBeVisible()
	answerWith({ 'POST /api/account/two-step': ok({ codes: CODES }) })
	await press('Gerar novos códigos')
	expect(sent('POST /api/account/two-step')).toBe(0)
	await pressInDialog('Gerar novos códigos')
	expect(dialog().getByText(/abcd-efgh-jkmn-2009/)).toBeVisible()
})

test('removing the last passkey warns that the two-step sign-in ends', async () => {
	security({ passkeys: [PASSKEY], twoStep: true, codesLeft: 9 })
	await open('/settings/security')
	await press('Remover a chave Celular')
	expect(dialog().getByText(/É a última/)).toBeVisible()
	answerWith({ 'DELETE /api/account/passkeys/p': ok({ done: true }) })
	await pressInDialog('Remover')
	expect(screen.queryByText('Celular')).toBeNull()
	expect(screen.getByRole('switch', { name: 'Exigir chave de acesso depois da senha' })).not.toBeChecked()
})

/** The server wants a proof, and then does as it is asked. */
function wantProof(methods: string[]) {
	answerWith({ 'POST /api/account/passkeys/options': refused(403, 'auth.stepUp') })
	answerWith({ 'POST /api/account/step-up/options': ok({ methods, passkey: REQUEST_OPTIONS }) })
	answerWith({ 'POST /api/account/passkeys': ok(PASSKEY) })
}
function proven() {
	answerWith({ 'POST /api/account/step-up': ok({ done: true }) })
	answerWith({ 'POST /api/account/passkeys/options': ok(CREATION_OPTIONS) })
}

test('where the server wants a proof, the password is asked for and the action goes on', async () => {
	await open('/settings/security')
	wantProof(['password'])
	await type('Nome da nova chave', 'Celular')
	await press('Criar chave de acesso')
	expect(screen.getByRole('dialog', { name: 'Confirme que é você' })).toBeVisible()
	const password = () => dialog().getByLabelText('Senha atual')
	fireEvent.change(password(), { target: { value: 'errada' } })
	const fields = { password: 'auth.password.wrong' as const }
	answerWith({ 'POST /api/account/step-up': refused(403, 'auth.password.wrong', { fields }) })
	await pressInDialog('Confirmar')
	expect(password()).toHaveAccessibleDescription('A senha atual não confere.')
	expect(password()).toHaveValue('errada')
	proven()
	await pressInDialog('Confirmar')
	expect(bodyOf('POST /api/account/passkeys')).toMatchObject({ name: 'Celular' })
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(toasts()).toEqual(['Chave de acesso criada!'])
})

test('a passkey proves, too; a code where the member asks for it', async () => {
	await open('/settings/security')
	wantProof(['password', 'passkey', 'code'])
	await press('Criar chave de acesso')
	device.answer = 'cancel'
	await pressInDialog('Usar chave de acesso')
	expect(dialog().getByRole('alert')).toHaveTextContent('Nenhuma chave de acesso foi usada.')
	await pressInDialog('Usar um código de recuperação')
	expect(dialog().getByLabelText('Código de recuperação')).toBeVisible()
	device.answer = 'yes'
	proven()
	await pressInDialog('Usar chave de acesso')
	await waitFor(() => expect(toasts()).toEqual(['Chave de acesso criada!']))
	expect(bodyOf('POST /api/account/step-up')).toMatchObject({ passkey: { id: 'a2V5' } })
})

test('without a proof nothing happens, and the name stays', async () => {
	await open('/settings/security')
	wantProof(['password'])
	await type('Nome da nova chave', 'Celular')
	await press('Criar chave de acesso')
	await pressInDialog('Cancelar')
	expect(sent('POST /api/account/passkeys')).toBe(0)
	expect(toasts()).toEqual(['Antes disso, confirme que é você.'])
	expect(screen.getByLabelText('Nome da nova chave')).toHaveValue('Celular')
})

test('a member with nothing but Discord is asked to sign in again', async () => {
	await open('/settings/security')
	wantProof([])
	await press('Criar chave de acesso')
	expect(dialog().getByText(/Sua conta não tem senha nem chave de acesso/)).toBeVisible()
	expect(dialog().getByRole('button', { name: 'Entrar de novo' })).toBeVisible()
	await pressInDialog('Cancelar')
})
