import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { $registry } from 'shared-composition'
import { $titleNames } from 'shared-i18n'
import { $appearance, $site, $token, signOut } from 'shared-state'
import { answerWith, ok, press, refused, requests, toasts, type, UNREACHABLE } from 'slice-kit/testing'
import { ACCOUNT, bodyOf, open, PRIVACY, setUpSettings } from './settings.testing.tsx'

setUpSettings()

test('the menu links to each section, the account first; typed values stay', async () => {
	const router = await open()
	const menu = screen.getByRole('navigation', { name: 'Partes das configurações' })
	expect(
		within(menu)
			.getAllByRole('link')
			.map(({ textContent }) => textContent),
	).toEqual([
		'Conta',
		'Segurança',
		'Aparência',
		'Privacidade',
		'Notificações',
		'Aplicativos e integrações',
		'Servidores de mídia',
		'Deletar Conta',
	])
	await type('Bio', 'Outra bio')
	await act(async () => router.navigate('/settings/appearance'))
	expect(screen.getByRole('switch', { name: 'Modo Compacto' })).toBeVisible()
	await act(async () => router.navigate('/settings'))
	expect(screen.getByLabelText('Bio')).toHaveValue('Outra bio')
	expect(requests.filter(({ call }) => call === 'GET /api/account')).toHaveLength(1)
})

test('a slice adds a section above the deletion of the account; where it is away, its place alone says so', async () => {
	const fill = { module: 'Blocked', id: 'blocked', title: { pt: 'Pessoas bloqueadas' } }
	const slice = { name: 'mfe-one', version: '1', base: '/r/', entry: 'e.js', manifest: 'm.json', owns: [], exposes: {} }
	const slices = [{ ...slice, fills: { 'settings.sections': [fill] } }]
	$registry.set({ state: 'ready', registry: { revision: '1', slices } })
	await open('/settings/blocked')
	expect(screen.getByRole('heading', { name: 'Pessoas bloqueadas' })).toBeVisible()
	expect(await screen.findByText('A parte “mfe-one” não carregou')).toBeVisible()
	const menu = within(screen.getByRole('navigation', { name: 'Partes das configurações' }))
	const names = menu.getAllByRole('link').map(({ textContent }) => textContent)
	expect(names.slice(-2)).toEqual(['Pessoas bloqueadas', 'Deletar Conta'])
	await act(async () => $registry.set({ state: 'ready', registry: { revision: '2', slices: [] } }))
	expect(screen.getByLabelText('Bio')).toBeVisible()
})

test('appearance switches apply at once', async () => {
	await open('/settings/appearance')
	await act(async () => screen.getByRole('switch', { name: 'Desativar Animações do Site' }).click())
	await act(async () => screen.getByRole('switch', { name: 'Modo Compacto' }).click())
	expect($appearance.get()).toMatchObject({ disableAnimations: true, compactMode: true })
})

test('the scale of scores is kept for the member, and the page reads it from the session', async () => {
	await open('/settings/appearance')
	const pressed = () =>
		within(screen.getByRole('group', { name: 'Notas' })).getByRole('button', { pressed: true }).textContent
	expect(pressed()).toBe('1 a 10')
	const user = { id: ACCOUNT.id, username: 'Bia', avatarUrl: null, role: 'member', scoreScale: 'POINT_5' }
	answerWith({ 'PUT /api/account/score-scale': ok({ done: true }) })
	answerWith({ 'GET /api/auth/session': ok({ user }) })
	await press('5 estrelas')
	expect(bodyOf('PUT /api/account/score-scale')).toEqual({ scale: 'POINT_5' })
	expect(pressed()).toBe('5 estrelas')
	expect(toasts()).toEqual(['Alterações salvas!'])
})

test('the theme follows the system until another one is chosen', async () => {
	await open('/settings/appearance')
	const themes = within(screen.getByRole('group', { name: 'Tema' }))
	const pressed = () => themes.getByRole('button', { pressed: true }).textContent
	expect(pressed()).toBe('Do sistema')
	await press('Papel (claro)')
	expect([pressed(), $appearance.get().theme]).toEqual(['Papel (claro)', 'paper'])
	await press('Do sistema')
	expect($appearance.get().theme).toBe('system')
})

test('the names of titles follow the language of the site until others are chosen', async () => {
	await open('/settings/appearance')
	const names = within(screen.getByRole('group', { name: 'Nomes das obras' }))
	const pressed = () => names.getByRole('button', { pressed: true }).textContent
	expect(pressed()).toBe('Do idioma do site')
	await press('Romaji')
	expect([pressed(), $titleNames.get()]).toEqual(['Romaji', 'romaji'])
	await press('Do idioma do site')
	expect($titleNames.get()).toBeUndefined()
})

test('privacy changes on save', async () => {
	await open('/settings/privacy')
	answerWith({ 'PUT /api/privacy': ok({ ...PRIVACY, isPublic: false, messagesFrom: 'nobody' }) })
	expect(screen.getByText('Seu perfil e atividades são visíveis para todos.')).toBeVisible()
	await act(async () => screen.getByRole('switch', { name: 'Perfil Público' }).click())
	expect(screen.getByText('Seu perfil e atividades são visíveis apenas para você.')).toBeVisible()
	expect(screen.getByLabelText('Quem pode me escrever')).toHaveDisplayValue('Amigos e membros dos meus grupos')
	await type('Quem pode me escrever', 'nobody')
	await press('Salvar Alterações')
	expect(bodyOf('PUT /api/privacy')).toEqual({ isPublic: false, messagesFrom: 'nobody' })
	expect(toasts()).toEqual(['Alterações salvas!'])
})

test('the account is deleted with the password, and the home page opens', async () => {
	const router = await open('/settings/delete')
	await press('Deletar Minha Conta Permanentemente')
	answerWith({
		'POST /api/account/deletion': refused(403, 'auth.password.wrong', { fields: { password: 'auth.password.wrong' } }),
	})
	await type('Senha atual', 'errada')
	await press('Deletar para sempre')
	expect(screen.getByText('A senha atual não confere.')).toBeVisible()
	answerWith({ 'POST /api/account/deletion': ok({ done: true }) })
	await press('Deletar para sempre')
	expect(router.state.location.pathname).toBe('/')
	expect($token.get()).toBe('')
})

test('a visitor of a demo site edits an example', async () => {
	await signOut()
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	const log = jest.spyOn(console, 'log').mockImplementation(() => {})
	await open()
	await type('Bio', 'Só aqui')
	await press('Salvar Alterações')
	expect(toasts()).toEqual(['Alterações salvas! (Funcionalidade de exemplo)'])
	expect(screen.getByLabelText('Bio')).toHaveValue('Só aqui')
	expect(requests.some(({ call }) => call.startsWith('PUT'))).toBe(false)
	expect(log).toHaveBeenCalled()
	log.mockRestore()
})

test.each([
	['Nova Senha', 'curta', 'A senha precisa ter pelo menos 8 caracteres.', 'Salvar a nova senha'],
	['Bio', 'x'.repeat(600), 'Passou 100 caracteres do limite.', 'Salvar Alterações'],
])('an invalid %s shows its error on a demo site, too', async (field, typed, words, button) => {
	await signOut()
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	await open(field === 'Bio' ? '/settings' : '/settings/security')
	await type(field, typed)
	await press(button)
	expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words))
	expect(toasts().join()).not.toContain('Alterações salvas!')
	expect(screen.getByLabelText(field)).toHaveValue(typed)
	await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus())
})

test('a visitor of a real site signs in first', async () => {
	answerWith({ 'GET /api/account': refused(401, 'auth.required') })
	const router = await open('/settings/privacy')
	expect(router.state.location.pathname + router.state.location.search).toBe('/auth?next=%2Fsettings%2Fprivacy')
})

test('settings that fail to load show an error, and can be retried', async () => {
	answerWith({ 'GET /api/account': UNREACHABLE })
	await open()
	expect(screen.getByRole('alert')).toHaveTextContent('As configurações não puderam ser carregadas')
	answerWith({ 'GET /api/account': ok(ACCOUNT) })
	await press('Tentar novamente')
	expect(screen.getByLabelText('Bio')).toBeVisible()
})
