import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { answerWith, ok, press, refused, requests, toasts, type, UNREACHABLE } from 'slice-kit/testing'
import { ACCOUNT, bodyOf, open, setUpSettings } from '../settings.testing.tsx'

setUpSettings()

test('the account shows its values, a copy button for the id, and the creation date', async () => {
	jest.useFakeTimers()
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	await open()
	expect(screen.getByLabelText('Endereço de E-mail')).toHaveValue('bia@exemplo.com.br')
	expect(screen.getByLabelText('User ID')).toHaveAttribute('readonly')
	expect(screen.getByLabelText('Conta criada em')).toHaveValue('1 de abril de 2026')
	await press('Copiar o User ID')
	expect(copied).toEqual([ACCOUNT.id])
	expect(screen.getByRole('button', { name: 'Copiado!' })).toBeVisible()
	await act(async () => jest.advanceTimersByTime(2000))
	expect(screen.getByRole('button', { name: 'Copiar o User ID' })).toBeVisible()
	jest.useRealTimers()
})

test('changes are saved together, with the current password if needed', async () => {
	await open()
	answerWith({ 'PUT /api/account': ok({ ...ACCOUNT, username: 'Bia Nova' }) })
	expect(screen.queryByLabelText('Senha atual')).toBeNull()
	await type('Nome de usuário', 'Bia Nova')
	await type('Endereço de E-mail', 'nova@exemplo.com.br')
	await type('Senha atual', 'violeta-quieta-83')
	await press('Salvar Alterações')
	expect(bodyOf('PUT /api/account')).toEqual({
		username: 'Bia Nova',
		bio: 'Gosto de sinos.',
		email: 'nova@exemplo.com.br',
		currentPassword: 'violeta-quieta-83',
	})
	expect(toasts()).toEqual(['Alterações salvas!'])
})

test('a new password leaves unsaved changes of the account unsaved, and stays typed where it is refused', async () => {
	const router = await open()
	await type('Bio', 'Outra bio')
	await act(async () => router.navigate('/settings/security'))
	await press('Salvar a nova senha')
	expect(screen.getByLabelText('Nova Senha')).toHaveAccessibleDescription(/8 caracteres/)
	expect(bodyOf('PUT /api/account')).toBeUndefined()
	await type('Nova Senha', 'lanterna-torta-41')
	await type('Confirmar Nova Senha', 'lanterna-torta-42')
	await press('Salvar a nova senha')
	expect(screen.getByLabelText('Confirmar Nova Senha')).toBeInvalid()
	await type('Confirmar Nova Senha', 'lanterna-torta-41')
	await type('Senha atual', 'violeta-quieta-83')
	answerWith({ 'PUT /api/account': UNREACHABLE })
	await press('Salvar a nova senha')
	await act(async () => router.navigate('/settings'))
	await act(async () => router.navigate('/settings/security'))
	expect(screen.getByLabelText('Nova Senha')).toHaveValue('lanterna-torta-41')
	requests.length = 0
	answerWith({ 'PUT /api/account': ok(ACCOUNT) })
	await press('Salvar a nova senha')
	expect(bodyOf('PUT /api/account')).toEqual({
		username: 'Bia',
		bio: 'Gosto de sinos.',
		email: 'bia@exemplo.com.br',
		newPassword: 'lanterna-torta-41',
		confirmation: 'lanterna-torta-41',
		currentPassword: 'violeta-quieta-83',
	})
	expect(screen.getByLabelText('Nova Senha')).toHaveValue('')
	await act(async () => router.navigate('/settings'))
	expect(screen.getByLabelText('Bio')).toHaveValue('Outra bio')
})

test('who never had a password is not asked for the current one', async () => {
	answerWith({ 'GET /api/account': ok({ ...ACCOUNT, hasPassword: false }) })
	await open('/settings/security')
	expect(screen.getByLabelText('Nova Senha')).toBeVisible()
	expect(screen.queryByLabelText('Senha atual')).toBeNull()
})

test('the former address of the passkeys leads to the security section', async () => {
	const router = await open('/settings#security')
	expect(router.state.location).toMatchObject({ pathname: '/settings/security', hash: '' })
	expect(screen.getByRole('heading', { name: 'Chaves de acesso' })).toBeVisible()
})

test('a new password ends apps and tokens where the box is ticked, which it is not at first', async () => {
	await open('/settings/security')
	answerWith({ 'PUT /api/account': ok(ACCOUNT) })
	// The list of sessions has one of its own.
	const boxes = () => screen.getAllByRole('checkbox', { name: /^Encerrar também/ })
	expect(boxes()).toHaveLength(1)
	await type('Nova Senha', 'lanterna-torta-41')
	await type('Confirmar Nova Senha', 'lanterna-torta-41')
	await type('Senha atual', 'violeta-quieta-83')
	const [box] = boxes()
	expect(box).not.toBeChecked()
	await act(async () => box?.click())
	await press('Salvar a nova senha')
	expect(bodyOf('PUT /api/account')).toMatchObject({ newPassword: 'lanterna-torta-41', endsAccess: true })
})

test.each([
	[false, ''],
	[true, '?access=end'],
])('all other sessions are ended; with the box ticked (%s) apps and tokens, too', async (isTicked, query) => {
	await open('/settings/security')
	const what = `DELETE /api/account/sessions${query}`
	answerWith({ [what]: ok({ done: true }) })
	if (isTicked) await act(async () => screen.getByRole('checkbox', { name: /^Encerrar também/ }).click())
	await press('Encerrar todas as outras')
	expect(requests.some((sent) => sent.call === what)).toBe(true)
	expect(toasts()).toEqual(['As outras sessões foram encerradas.'])
})

test('a refusal shows at its field, and typed values survive even a reload', async () => {
	await open()
	answerWith({
		'PUT /api/account': refused(409, 'auth.username.taken', { fields: { username: 'auth.username.taken' } }),
	})
	await type('Nome de usuário', 'Caio')
	await type('Bio', 'Nova bio')
	await press('Salvar Alterações')
	expect(screen.getByLabelText('Nome de usuário')).toHaveAccessibleDescription('Esse nome de usuário já está em uso.')
	answerWith({ 'PUT /api/account': UNREACHABLE })
	await press('Salvar Alterações')
	expect(screen.getByLabelText('Bio')).toHaveValue('Nova bio')
	document.body.innerHTML = ''
	await open()
	expect(screen.getByLabelText('Nome de usuário')).toHaveValue('Caio')
	await press('Descartar alterações')
	expect(screen.getByLabelText('Nome de usuário')).toHaveValue('Bia')
})

test('a file that is no picture shows an error', async () => {
	await open()
	const input = screen.getByLabelText('Trocar o avatar', { selector: 'input' })
	const file = new File(['x'], 'x.svg', { type: 'image/svg+xml' })
	await act(async () => fireEvent.change(input, { target: { files: [file] } }))
	expect(screen.getByText('Só dá para enviar imagens JPEG, PNG, WebP ou GIF.')).toBeVisible()
})

test('the default banner replaces the uploaded one', async () => {
	await open()
	answerWith({ 'PUT /api/account': ok({ ...ACCOUNT, hasBanner: false }) })
	await press('Usar o banner desenhado')
	await press('Salvar Alterações')
	expect(bodyOf('PUT /api/account')).toMatchObject({ bannerId: null })
	expect(screen.queryByRole('button', { name: 'Usar o banner desenhado' })).toBeNull()
})

test('sessions are listed, the current one and those with push are marked, and another one is ended', async () => {
	const device = { id: '1', sessionId: 'b', browser: 'Safari', system: 'Linux', isThis: false }
	answerWith({
		'GET /api/push': ok({ publicKey: 'K', devices: [{ ...device, createdAt: ACCOUNT.createdAt, succeededAt: null }] }),
	})
	await open('/settings/security')
	expect(screen.getByText('Recebe push').closest('li')).toHaveTextContent('Safari em Linux')
	answerWith({ 'DELETE /api/account/sessions/b': ok({ done: true }) })
	expect(screen.getByText('Firefox em Linux')).toBeVisible()
	expect(screen.getByText('Este aparelho')).toBeVisible()
	await press('Encerrar')
	expect(screen.queryByText('Safari em Linux')).toBeNull()
	expect(screen.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull()
})

test('an e-mail link is confirmed by a click', async () => {
	await open('/settings?email=abc')
	expect(bodyOf('POST /api/account/email')).toBeUndefined()
	answerWith({ 'POST /api/account/email': ok({ done: true }) })
	await press('Confirmar o e-mail')
	expect(bodyOf('POST /api/account/email')).toEqual({ token: 'abc' })
	expect(screen.getByRole('status')).toHaveTextContent('Pronto! O novo e-mail já vale.')
})
