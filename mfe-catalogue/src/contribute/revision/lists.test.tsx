import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, press, refused, requests, toasts } from 'slice-kit/testing'
import { openPart, posted, renderButtons, START } from './revision.testing.tsx'

const EDIT = '/api/edits/title/1'
const ANA = { character: { id: 5, name: 'Ana' }, role: 'main' }
const FIELDS = {
	names: '',
	genres: '',
	cast: JSON.stringify([ANA]),
	voices: '',
	seasons: '',
	episodes: '',
	trailers: '',
}

beforeEach(async () => {
	sessionStorage.clear()
	requests.length = 0
	respond()
	answerWith({ [`POST ${EDIT}`]: ok({ revision: 7 }) })
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }) })
	$token.set('half')
	await resumeSession()
})
afterEach(async () => {
	await signOut()
	for (const { id } of $toasts.get()) dismissToast(id)
})

const respond = (more: object = {}) => {
	const later = Object.entries(FIELDS).map(([field, value]) => ({ field, value }))
	answerWith({ [`GET ${EDIT}`]: ok({ ...START, later, ...more }) })
}

async function openForm(part: string) {
	await renderButtons()
	await press('Editar')
	await screen.findByRole('tab', { name: /^Nomes/ })
	await openPart(part)
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const add = (name: string) => act(async () => group(name).getByRole('button', { name: 'Adicionar' }).click())
const line = (list: string, number: number) => within(group(list).getByRole('listitem', { name: `Linha ${number}` }))
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
const save = () => press('Salvar Alterações')
const changes = () => (posted()[0] as { changes: unknown[] }).changes

test('each part says what is missing in it', async () => {
	await openForm('Nomes')
	expect(screen.getByText('Falta: Nomes')).toBeVisible()
	expect(screen.getByRole('tab', { name: /^Elenco/ })).toHaveTextContent('1')
	await openPart('Episódios')
	expect(screen.getByText('Falta: Temporadas')).toBeVisible()
})

test('a row is added, filled, moved and removed', async () => {
	await openForm('Nomes')
	await add('Nomes')
	type(line('Nomes', 1).getByLabelText('Nome'), 'Crônicas')
	await add('Nomes')
	type(line('Nomes', 2).getByLabelText('Nome'), 'Chronicles')
	type(line('Nomes', 2).getByLabelText('Idioma'), 'en')
	await add('Nomes')
	await press('Remover a linha 3')
	await press('Descer a linha 1')
	await save()
	const to = '[{"language":"en","name":"Chronicles"},{"language":"pt-BR","name":"Crônicas"}]'
	expect(changes()).toEqual([{ field: 'names', from: '', to }])
})

test('a picker finds a person while typing, and offers to create one who is missing', async () => {
	answerWith({ 'GET /api/suggestions?kind=person&q=Rui': ok({ items: [{ id: 9, name: 'Rui Sato', hint: 'Ilha' }] }) })
	answerWith({ 'GET /api/suggestions?kind=character&q=Bruno': ok({ items: [] }) })
	await openForm('Elenco')
	await add('Vozes')
	type(line('Vozes', 1).getByRole('combobox', { name: 'Pessoa' }), 'Rui')
	const found = await screen.findByRole('option', { name: /Rui Sato/ })
	expect(screen.getByRole('option', { name: 'Criar “Rui”' })).toBeVisible()
	await act(async () => found.click())
	type(line('Vozes', 1).getByRole('combobox', { name: 'Personagem' }), 'Bruno')
	await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/suggestions?kind=character&q=Bruno'))
	await act(async () => (await screen.findByRole('option', { name: 'Criar “Bruno”' })).click())
	await save()
	const to = [{ character: { id: null, name: 'Bruno' }, language: 'pt-BR', person: { id: 9, name: 'Rui Sato' } }]
	expect(changes()).toEqual([{ field: 'voices', from: '', to: JSON.stringify(to) }])
})

test('a range of episodes is added at once', async () => {
	await openForm('Episódios')
	fireEvent.click(screen.getByText('Adicionar vários'))
	const range = within(screen.getByText('Adicionar vários').closest('details') as HTMLElement)
	const button = range.getByRole('button', { name: /^Adicionar/ })
	expect(button).toHaveAccessibleDescription('Diga de que número a que número.')
	for (const [first, last] of [
		['13', '5'],
		['1', '900'],
		['-3', '4'],
	] as const) {
		type(range.getByLabelText('Do número'), first)
		type(range.getByLabelText('Ao número'), last)
		expect(button).toHaveAttribute('aria-disabled', 'true')
		expect(button).toHaveAccessibleDescription(/Confira os números/)
	}
	type(range.getByLabelText('Do número'), '13')
	type(range.getByLabelText('Ao número'), '24')
	type(range.getByLabelText('Data do primeiro'), '2026-12-20')
	await act(async () => range.getByRole('button', { name: 'Adicionar 12' }).click())
	await save()
	const [{ field, from, to }] = changes() as [{ field: string; from: string; to: string }]
	const episodes = JSON.parse(to)
	expect([field, from, episodes.length]).toEqual(['episodes', '', 12])
	expect(episodes[11]).toEqual({
		season: 1,
		kind: 'regular',
		number: 24,
		title: 'Episódio 24',
		aired: '2027-03-07',
		minutes: null,
	})
})

test('a stored episode is changed, and only it is sent', async () => {
	const stored = (number: number) => ({
		id: number,
		kind: 'regular',
		number,
		label: String(number),
		title: `Parte ${number}`,
		englishTitle: null,
		japaneseTitle: null,
		description: null,
		durationMinutes: 24,
		releaseDate: null,
		imageUrl: '',
		postedBy: { name: 'Niouka', avatarUrl: null },
	})
	answerWith({ 'GET /api/titles/1/seasons/1/episodes?page=1': ok({ items: [stored(1), stored(2)] }) })
	await openForm('Episódios')
	await press('Mostrar os que já existem')
	await act(async () => (await screen.findByRole('button', { name: '2. Parte 2' })).click())
	type(line('Episódios', 1).getByLabelText('Título'), 'A ponte')
	await save()
	const part = { season: 1, kind: 'regular', number: 2, title: 'Parte 2', aired: null, minutes: 24 }
	expect(changes()).toEqual([
		{ field: 'episodes', from: JSON.stringify([part]), to: JSON.stringify([{ ...part, title: 'A ponte' }]) },
	])
})

test('a guessed language is marked, and saved as confirmed once a member says so', async () => {
	const names = [
		{ language: 'en', name: 'The Bell', isGuess: true },
		{ language: 'fr', name: 'La Cloche', isGuess: true },
	]
	const from = JSON.stringify(names)
	respond({ later: [{ field: 'names', value: from }] })
	await openForm('Nomes')
	const first = line('Nomes', 1)
	expect(first.getByText('O idioma é um palpite do site.')).toBeVisible()
	await act(async () => first.getByRole('button', { name: 'Confirmar idioma' }).click())
	expect(line('Nomes', 1).queryByText('O idioma é um palpite do site.')).toBeNull()
	await save()
	const [bell, cloche] = names
	const confirmed = { language: bell?.language, name: bell?.name }
	expect(changes()).toEqual([{ field: 'names', from, to: JSON.stringify([confirmed, cloche]) }])
})

test('an incomplete list is refused beside it, and stays', async () => {
	answerWith({ [`POST ${EDIT}`]: refused(400, 'request.invalid', { fields: { trailers: 'list.incomplete' } }) })
	await openForm('Imagens')
	await add('Trailers')
	type(line('Trailers', 1).getByLabelText('Título'), 'Teaser')
	await save()
	expect(group('Trailers').getByRole('alert')).toHaveTextContent('Falta preencher uma das linhas.')
	expect(line('Trailers', 1).getByLabelText('Título')).toHaveValue('Teaser')
})

test('an edit that waits says so, is in the form, and is withdrawn', async () => {
	answerWith({ [`POST ${EDIT}`]: ok({ revision: null, proposal: 3 }) })
	await openForm('Nomes')
	type(screen.getByLabelText('Sinopse'), 'Nova.')
	await save()
	expect(toasts()).toEqual(['Obrigado! Um moderador vai olhar a sua edição.'])
	const proposed = [{ field: 'synopsis', from: 'Era uma vez.', to: 'Nova.' }]
	respond({ proposal: { id: 3, at: '2026-04-01T12:00:00Z', changes: proposed } })
	answerWith({ 'DELETE /api/proposals/3': ok({ state: 'withdrawn' }) })
	await press('Editar')
	expect(await screen.findByLabelText('Sinopse')).toHaveValue('Nova.')
	respond()
	await press('Retirar a edição')
	expect(screen.getByLabelText('Sinopse')).toHaveValue('Era uma vez.')
})

test('the log shows a list as lines', async () => {
	const after = JSON.stringify([ANA, { character: { id: 6, name: 'Bruno' }, role: null }])
	const revision = { id: 2, action: 'edited', user: null, at: '2026-04-01T12:00:00Z', fields: [], isUndone: false }
	const later = [{ field: 'cast', before: '', after }]
	answerWith({ 'GET /api/revisions/title/1': ok({ items: [{ ...revision, later }], older: null }) })
	await renderButtons()
	await press('Logs de alterações')
	await act(async () => (await screen.findByRole('button', { name: /Personagens/ })).click())
	expect(screen.getByText(/Ana · Principal/)).toBeVisible()
})
