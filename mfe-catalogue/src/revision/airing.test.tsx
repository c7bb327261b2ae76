import { act, fireEvent, screen, within } from '@testing-library/react'
import { $token, resumeSession, signOut } from 'shared-state'
import { MANGA_FIELDS, MOVIE_FIELDS, TITLE_FIELDS } from './fields.ts'
import { refusal, START, showButtons, testApi } from './testing.tsx'

const api = testApi()
const EDIT = '/api/edits/title/1'
const WEEKLY = '2026-10-04 23:30 Asia/Tokyo week 12'
const SAID = 'Toda semana: domingo, 23:30 (Horário Padrão do Japão), a partir de 4 de out. de 2026, 12 episódios'
const DAILY = 'Todo dia: 23:30 (Horário Padrão do Japão), a partir de 4 de out. de 2026, 12 episódios'

beforeEach(async () => {
	sessionStorage.clear()
	api.sent.length = 0
	stands(WEEKLY)
	api.answer(`POST ${EDIT}`, { body: { revision: 7 } })
	api.answer('POST /api/auth/logout', { body: { done: true } })
	api.answer('GET /api/auth/session', { body: { user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } } })
	$token.set('half')
	await resumeSession()
})
afterEach(() => signOut())

/** The airing as it stands, beside a field of a later server that this page does not know. */
function stands(value: string) {
	const later = [
		{ field: 'airing', value },
		{ field: 'ofTomorrow', value: 'x' },
	]
	api.answer(`GET ${EDIT}`, { body: { ...START, later } })
}

async function openForm(fields = TITLE_FIELDS) {
	await showButtons('title', fields)
	await press('Editar')
	await screen.findByRole('textbox', { name: 'Sinopse' })
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (name: string, value: string) =>
	fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const changes = () => api.posted().map((body) => (body as { changes: unknown }).changes)

test('what is known stands in the controls, and in words below them', async () => {
	await openForm()
	expect(screen.getByLabelText('Primeira exibição')).toHaveValue('2026-10-04')
	expect(screen.getByLabelText('Hora')).toHaveValue('23:30')
	expect(screen.getByRole('combobox', { name: 'Fuso horário' })).toHaveDisplayValue('Horário Padrão do Japão')
	expect(screen.getByRole('combobox', { name: 'Frequência' })).toHaveDisplayValue('Toda semana')
	expect(screen.getByLabelText('Número de episódios')).toHaveValue(12)
	expect(screen.getByText(SAID)).toBeVisible()
})

test('where nothing is known, it is typed in any order, and sent as one', async () => {
	stands('')
	await openForm()
	choose('Frequência', 'day')
	type('Número de episódios', '12')
	type('Hora', '23:30')
	type('Primeira exibição', '2026-10-04')
	expect(screen.getByText(DAILY)).toBeVisible()
	await press('Salvar Alterações')
	expect(changes()).toEqual([[{ field: 'airing', from: '', to: '2026-10-04 23:30 Asia/Tokyo day 12' }]])
})

test('it is cleared by one press, or changed to what has no number of episodes', async () => {
	await openForm()
	choose('Frequência', 'once')
	expect(screen.queryByLabelText('Número de episódios')).toBeNull()
	await press('Limpar data e hora')
	expect(screen.getByLabelText('Hora')).toHaveValue('')
	await press('Salvar Alterações')
	expect(changes()).toEqual([[{ field: 'airing', from: WEEKLY, to: '' }]])
})

test('what the server refuses is said at the control that it is about, and what was typed stays', async () => {
	api.answer(`POST ${EDIT}`, {
		status: 400,
		body: refusal('request.invalid', { fields: { airing: 'airing.incomplete' } }),
	})
	await openForm()
	type('Hora', '')
	await press('Salvar Alterações')
	expect(screen.getByLabelText('Hora')).toBeInvalid()
	expect(screen.getByLabelText('Hora')).toHaveAccessibleDescription(/Preencha a data e a hora/)
	expect(screen.getByLabelText('Primeira exibição')).toBeValid()
	expect(screen.getByLabelText('Primeira exibição')).toHaveValue('2026-10-04')
})

test('changed by two at once: both are told in words, and either can stay', async () => {
	const current = '2026-10-04 23:30 Asia/Tokyo day 12'
	const conflicts = [{ field: 'airing', wanted: 'x', current, by: null }]
	api.answer(
		`POST ${EDIT}`,
		{ status: 409, body: refusal('revision.conflict', { conflicts }) },
		{ body: { revision: 8 } },
	)
	await openForm()
	type('Número de episódios', '24')
	await press('Salvar Alterações')
	const box = within(screen.getByRole('region', { name: /^Exibição: alguém mudou/ }))
	const texts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
	expect(texts).toEqual([DAILY, SAID.replace('12 episódios', '24 episódios')])
	await act(async () => box.getByRole('button', { name: 'Ficar com o meu' }).click())
	await press('Salvar Alterações')
	expect(changes()[1]).toEqual([{ field: 'airing', from: current, to: WEEKLY.replace('12', '24') }])
})

test('a film is shown once, and a zone that a source named is kept', async () => {
	stands('2026-10-04 23:30 Europe/Lisbon once')
	await openForm(MOVIE_FIELDS)
	expect(screen.queryByRole('combobox', { name: 'Frequência' })).toBeNull()
	expect(screen.getByRole('combobox', { name: 'Fuso horário' })).toHaveValue('Europe/Lisbon')
	type('Hora', '22:00')
	await press('Salvar Alterações')
	expect(changes()).toEqual([
		[{ field: 'airing', from: '2026-10-04 23:30 Europe/Lisbon once', to: '2026-10-04 22:00 Europe/Lisbon once' }],
	])
})

test.each([
	['a manga', MANGA_FIELDS, { ...START, later: [] }, 'Título do Mangá'],
	['a server of before', TITLE_FIELDS, START, 'Título'],
])('%s has no such field, and the others are there', async (_of, fields, body, label) => {
	api.answer(`GET ${EDIT}`, { body })
	await openForm(fields)
	expect(screen.getByLabelText(label)).toHaveValue('Crônicas')
	expect(screen.queryByLabelText('Hora')).toBeNull()
})

test('the log tells in words what it was and what it became', async () => {
	const revision = {
		id: 2,
		action: 'edited',
		user: { name: 'Bia', avatarUrl: null },
		at: new Date().toISOString(),
		fields: [],
		later: [{ field: 'airing', before: '', after: WEEKLY }],
		isUndone: false,
	}
	api.answer('GET /api/revisions/title/1', { body: { items: [revision], older: null } })
	await showButtons()
	await press('Logs de alterações')
	const [entry] = await screen.findAllByRole('listitem')
	expect(entry).toHaveTextContent('Bia editou Exibição')
	await act(async () =>
		within(entry as HTMLElement)
			.getByRole('button')
			.click(),
	)
	expect(await screen.findByText(SAID, { selector: 'ins' })).toBeVisible()
	expect(screen.getByText('(vazio)')).toBeVisible()
})
