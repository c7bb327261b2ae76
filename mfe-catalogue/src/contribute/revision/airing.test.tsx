import { act, fireEvent, screen, within } from '@testing-library/react'
import { $token, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, press, refused, requests, type } from 'slice-kit/testing'
import type { FormName } from './formFields.ts'
import { openPart, posted, renderButtons, START } from './revision.testing.tsx'

const EDIT = '/api/edits/title/1'
const WEEKLY = '2026-10-04 23:30 Asia/Tokyo week 12'
const WEEKLY_TEXT = 'Toda semana: domingo, 23:30 (Horário Padrão do Japão), a partir de 4 de out. de 2026, 12 episódios'
const DAILY_TEXT = 'Todo dia: 23:30 (Horário Padrão do Japão), a partir de 4 de out. de 2026, 12 episódios'

beforeEach(async () => {
	sessionStorage.clear()
	requests.length = 0
	setStoredAiring(WEEKLY)
	answerWith({ [`POST ${EDIT}`]: ok({ revision: 7 }) })
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }) })
	$token.set('half')
	await resumeSession()
})
afterEach(() => signOut())

/** Sets the stored airing, beside a field of a newer server that this page does not know. */
function setStoredAiring(value: string) {
	const later = [
		{ field: 'airing', value },
		{ field: 'ofTomorrow', value: 'x' },
	]
	answerWith({ [`GET ${EDIT}`]: ok({ ...START, later }) })
}

async function openForm(form: FormName = 'title') {
	await renderButtons('title', form)
	await press('Editar')
	await screen.findByRole('textbox', { name: 'Sinopse' })
	if (screen.queryByRole('tab', { name: /^Exibição/ })) await openPart('Exibição')
}

const choose = (name: string, value: string) =>
	fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const changes = () => posted().map((body) => (body as { changes: unknown }).changes)

test('the controls show the stored airing, with a description below them', async () => {
	await openForm()
	expect(screen.getByLabelText('Primeira exibição')).toHaveValue('2026-10-04')
	expect(screen.getByLabelText('Hora')).toHaveValue('23:30')
	expect(screen.getByRole('combobox', { name: 'Fuso horário' })).toHaveDisplayValue('Horário Padrão do Japão')
	expect(screen.getByRole('combobox', { name: 'Frequência' })).toHaveDisplayValue('Toda semana')
	expect(screen.getByLabelText('Número de episódios')).toHaveValue(12)
	expect(screen.getByText(WEEKLY_TEXT)).toBeVisible()
})

test('a new airing is typed in any order and sent as one value', async () => {
	setStoredAiring('')
	await openForm()
	choose('Frequência', 'day')
	await type('Número de episódios', '12')
	await type('Hora', '23:30')
	await type('Primeira exibição', '2026-10-04')
	expect(screen.getByText(DAILY_TEXT)).toBeVisible()
	await press('Salvar Alterações')
	expect(changes()).toEqual([[{ field: 'airing', from: '', to: '2026-10-04 23:30 Asia/Tokyo day 12' }]])
})

test('the airing can be cleared, or changed to a frequency without a number of episodes', async () => {
	await openForm()
	choose('Frequência', 'once')
	expect(screen.queryByLabelText('Número de episódios')).toBeNull()
	await press('Limpar data e hora')
	expect(screen.getByLabelText('Hora')).toHaveValue('')
	await press('Salvar Alterações')
	expect(changes()).toEqual([[{ field: 'airing', from: WEEKLY, to: '' }]])
})

test('a refusal shows at the control that it is about, and the typed values stay', async () => {
	answerWith({ [`POST ${EDIT}`]: refused(400, 'request.invalid', { fields: { airing: 'airing.incomplete' } }) })
	await openForm()
	await type('Hora', '')
	await press('Salvar Alterações')
	expect(screen.getByLabelText('Hora')).toBeInvalid()
	expect(screen.getByLabelText('Hora')).toHaveAccessibleDescription(/Preencha a data e a hora/)
	expect(screen.getByLabelText('Primeira exibição')).toBeValid()
	expect(screen.getByLabelText('Primeira exibição')).toHaveValue('2026-10-04')
})

test('a conflict shows both airings in words, and either can be kept', async () => {
	const current = '2026-10-04 23:30 Asia/Tokyo day 12'
	const conflicts = [{ field: 'airing', wanted: 'x', current, by: null }]
	answerWith({ [`POST ${EDIT}`]: [refused(409, 'revision.conflict', { conflicts }), ok({ revision: 8 })] })
	await openForm()
	await type('Número de episódios', '24')
	await press('Salvar Alterações')
	const box = within(screen.getByRole('region', { name: /^Exibição: alguém mudou/ }))
	const texts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
	expect(texts).toEqual([DAILY_TEXT, WEEKLY_TEXT.replace('12 episódios', '24 episódios')])
	await act(async () => box.getByRole('button', { name: 'Ficar com o meu' }).click())
	await press('Salvar Alterações')
	expect(changes()[1]).toEqual([{ field: 'airing', from: current, to: WEEKLY.replace('12', '24') }])
})

test('a film has a single date, and the time zone of an import is kept', async () => {
	setStoredAiring('2026-10-04 23:30 Europe/Lisbon once')
	await openForm('movie')
	expect(screen.queryByRole('combobox', { name: 'Frequência' })).toBeNull()
	expect(screen.getByRole('combobox', { name: 'Fuso horário' })).toHaveValue('Europe/Lisbon')
	await type('Hora', '22:00')
	await press('Salvar Alterações')
	expect(changes()).toEqual([
		[{ field: 'airing', from: '2026-10-04 23:30 Europe/Lisbon once', to: '2026-10-04 22:00 Europe/Lisbon once' }],
	])
})

test.each([
	['a manga', 'manga' as const, { ...START, later: [] }, 'Título do Mangá'],
	['an older server', 'title' as const, START, 'Título'],
])('%s has no airing field, but the others', async (_case, form, body, label) => {
	answerWith({ [`GET ${EDIT}`]: ok(body) })
	await openForm(form)
	expect(screen.getByLabelText(label)).toHaveValue('Crônicas')
	expect(screen.queryByRole('tab', { name: /^Exibição/ })).toBeNull()
})

test('the log shows the airing before and after in words', async () => {
	const revision = {
		id: 2,
		action: 'edited',
		user: { name: 'Bia', avatarUrl: null },
		at: new Date().toISOString(),
		fields: [],
		later: [{ field: 'airing', before: '', after: WEEKLY }],
		isUndone: false,
	}
	answerWith({ 'GET /api/revisions/title/1': ok({ items: [revision], older: null }) })
	await renderButtons()
	await press('Logs de alterações')
	const [entry] = await screen.findAllByRole('listitem')
	expect(entry).toHaveTextContent('Bia editou Exibição')
	await act(async () =>
		within(entry as HTMLElement)
			.getByRole('button')
			.click(),
	)
	expect(await screen.findByText(WEEKLY_TEXT, { selector: 'ins' })).toBeVisible()
	expect(screen.getByText('(vazio)')).toBeVisible()
})
