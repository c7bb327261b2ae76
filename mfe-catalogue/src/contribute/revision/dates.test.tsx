import { act, fireEvent, screen } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import { $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, press, requests, type } from 'slice-kit/testing'
import { posted, renderButtons, START } from './revision.testing.tsx'

const EDIT = '/api/edits/title/1'

beforeEach(async () => {
	await setLocale('pt')
	sessionStorage.clear()
	requests.length = 0
	answerWith({
		[`GET ${EDIT}`]: ok({
			...START,
			later: [
				{ field: 'started', value: '2026-10-25' },
				{ field: 'ended', value: '' },
			],
		}),
	})
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }) })
	$token.set('half')
	await resumeSession()
	answerWith({ [`POST ${EDIT}`]: ok({ revision: 1 }) })
})
afterEach(async () => {
	await signOut()
	for (const { id } of $toasts.get()) dismissToast(id)
})

async function openFacts() {
	await renderButtons()
	await press('Editar')
	await act(async () => (await screen.findByRole('tab', { name: /^Dados/ })).click())
}
const know = (label: string, value: string) =>
	fireEvent.change(screen.getByRole('combobox', { name: `${label}: precisão` }), { target: { value } })
const changes = () => posted().flatMap((body) => (body as { changes: object[] }).changes)

test('a date has the input of the platform; of a month or a year, only that much is sent', async () => {
	await openFacts()
	const started = screen.getByLabelText('Início')
	expect(started).toHaveAttribute('type', 'date')
	know('Início', 'month')
	expect(started).toHaveAttribute('type', 'month')
	expect(started).toHaveValue('2026-10')
	know('Fim', 'year')
	await type('Fim', '2027')
	await press('Salvar Alterações')
	expect(changes()).toEqual([
		{ field: 'started', from: '2026-10-25', to: '2026-10' },
		{ field: 'ended', from: '', to: '2027' },
	])
})

test('a month stays until an exact day is chosen', async () => {
	await openFacts()
	know('Início', 'month')
	know('Início', 'day')
	expect(screen.getByLabelText('Início')).toHaveValue('')
	await press('Salvar Alterações')
	expect(changes()).toEqual([{ field: 'started', from: '2026-10-25', to: '2026-10' }])
})

test.each([
	['day', '1900-01-01'],
	['day', '2026-10-24'],
	['month', '2026-09'],
	['year', '2025'],
])('an end before the start is refused at its field, and nothing is sent: %s %s', async (precision, ended) => {
	await openFacts()
	know('Fim', precision)
	await type('Fim', ended)
	await press('Salvar Alterações')
	const field = screen.getByLabelText('Fim')
	expect(field).toHaveAccessibleDescription('O fim não pode vir antes do começo.')
	await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
	expect(field).toHaveFocus()
	expect(posted()).toEqual([])
})
