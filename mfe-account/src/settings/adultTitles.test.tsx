import { act, screen } from '@testing-library/react'
import { $session } from 'shared-state'
import { answerWith, ok, press, refused, toasts, type } from 'slice-kit/testing'
import { ADULT, bodyOf, open, setUpSettings } from './settings.testing.tsx'

setUpSettings()

const SWITCH = 'Mostrar obras adultas'
const CONFIRM = 'Tenho 18 anos ou mais e quero ver obras adultas'
const PUT = 'PUT /api/account/adult-titles'
const GET = 'GET /api/account/adult-titles'

const panel = () => screen.getByRole('region', { name: 'Obras adultas' })
const flip = (name: string) => act(async () => screen.getByRole('switch', { name }).click())
const save = () => press('Salvar esta escolha')

test('the switch asks for a birth date and a confirmation, and the session then knows it', async () => {
	await open('/settings/privacy')
	expect(panel()).toBeVisible()
	expect(screen.queryByLabelText('Data de nascimento')).toBeNull()
	await flip(SWITCH)
	await type('Data de nascimento', '1990-05-05')
	expect(screen.getByRole('button', { name: 'Salvar esta escolha' })).toHaveAttribute('aria-disabled', 'true')
	await flip(CONFIRM)
	const chosen = { ...ADULT, bornOn: '1990-05-05', showsAdult: true }
	answerWith({ [PUT]: ok(chosen) })
	answerWith({ [GET]: ok(chosen) })
	answerWith({
		'GET /api/auth/session': ok({
			user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member', showsAdult: true },
		}),
	})
	await save()
	expect(bodyOf(PUT)).toEqual({ bornOn: '1990-05-05', showsAdult: true })
	expect(toasts()).toEqual(['Alterações salvas!'])
	expect($session.get()).toMatchObject({ member: { showsAdult: true } })
})

test('a wrong date shows its error and stays; a minor is told why not', async () => {
	await open('/settings/privacy')
	await flip(SWITCH)
	await flip(CONFIRM)
	await type('Data de nascimento', '2030-01-01')
	const code = 'auth.birthDate.invalid'
	answerWith({ [PUT]: { status: 400, body: { code, msg: '', requestId: 'r', fields: { bornOn: code } } } })
	await save()
	const field = screen.getByLabelText('Data de nascimento')
	expect(field).toHaveAccessibleDescription(expect.stringContaining('Essa data não parece certa'))
	expect(field).toHaveValue('2030-01-01')
	answerWith({ [PUT]: refused(403, 'auth.birthDate.minor') })
	await save()
	expect(toasts()).toEqual(['Obras adultas são só para maiores de 18 anos.'])
})

test('a minor has no switch', async () => {
	answerWith({ [GET]: ok({ ...ADULT, bornOn: '2015-05-05', isMinor: true }) })
	await open('/settings/privacy')
	expect(screen.queryByRole('switch', { name: SWITCH })).toBeNull()
	expect(panel()).toHaveTextContent('você tem menos de 18 anos')
})

test('a site without adult titles asks for nothing', async () => {
	answerWith({ [GET]: ok({ ...ADULT, isOffered: false }) })
	await open('/settings/privacy')
	expect(screen.queryByRole('region', { name: 'Obras adultas' })).toBeNull()
})
