import { fireEvent, screen } from '@testing-library/react'
import { $toasts } from 'shared-state'
import { answerWith, ok, press } from 'slice-kit/testing'
import { EMPTY_CONVERSATION, lastSent, open } from './assistantPage.testing.tsx'

const PUT = 'PUT /api/account/adult-titles'
const field = () => screen.queryByLabelText('Data de nascimento')
const ask = () => open({ ...EMPTY_CONVERSATION, mode: 'catalogue', asksAge: true })

async function give(bornOn: string) {
	fireEvent.change(field() as HTMLElement, { target: { value: bornOn } })
	await press('Salvar')
}
const answer = (isMinor: boolean) => {
	answerWith({ [PUT]: ok({ bornOn: '1990-05-05', isMinor, showsAdult: false, isOffered: false }) })
}

test('the question is asked only where the site wants the date', async () => {
	await open({ ...EMPTY_CONVERSATION, mode: 'catalogue' })
	expect(field()).toBeNull()
})

test.each([
	[false, 'Pronto! Agora quem responde é o modelo.', false],
	[true, 'Obrigada! Antes dos 18 anos, respondo pelo catálogo.', true],
])('a stored date ends the question (minor: %s)', async (isMinor, said, isCatalogue) => {
	await ask()
	answer(isMinor)
	await give('1990-05-05')
	expect(lastSent()).toEqual([PUT, { bornOn: '1990-05-05' }])
	expect(field()).toBeNull()
	expect(screen.queryByText(/modo catálogo/) !== null).toBe(isCatalogue)
	expect($toasts.get().map(({ text }) => text)).toEqual([said])
})

test('a wrong date has a clear error and stays typed', async () => {
	await ask()
	const code = 'auth.birthDate.invalid'
	answerWith({ [PUT]: { status: 400, body: { code, msg: '', requestId: 'r', fields: { bornOn: code } } } })
	await give('2030-01-01')
	expect(field()).toHaveAccessibleDescription(expect.stringContaining('Essa data não parece certa'))
	expect(field()).toHaveValue('2030-01-01')
	expect(screen.getByText(/modo catálogo/)).toBeVisible()
})
