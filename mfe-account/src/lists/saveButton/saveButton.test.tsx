import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { $reload, $saved, $toasts, loadSaved } from 'shared-state'
import { type Answers, answerWith, ok, openWidget, refused, requests, SERVER_ERROR, signInAs } from 'slice-kit/testing'
import SaveButton from './SaveButton.tsx'

const TITLE = {
	id: 7,
	kind: 'manga',
	format: 'Manga',
	title: 'O Sino',
	englishTitle: null,
	japaneseTitle: null,
	imageUrl: '/art/poster/7.svg',
	color: '#123456',
}
const PLACE = {
	title: TITLE,
	total: 40,
	entry: null,
	lists: [{ id: 'cl1', title: 'Chuva', isPublic: false, holds: false }],
}
const ENTRY = {
	title: TITLE,
	status: 'current',
	progress: { current: 2, total: 40 },
	volumes: { current: 0, total: null },
	score: null,
	startedOn: '2026-04-01',
	finishedOn: null,
	rewatches: 0,
	notes: '',
	isPrivate: false,
}

const HEARTS = {
	'GET /api/favorites/titles': ok({ titleIds: [] }),
	'GET /api/profiles/%40me/list/tags': ok({ tags: [] }),
}

beforeEach(() => {
	answerWith(HEARTS)
	return signInAs('member')
})

async function open(titleIds: string[], given: Answers, withFavorite = false) {
	answerWith({ 'GET /api/saved': ok({ titleIds }), 'GET /api/list/7': ok(PLACE), ...given })
	await loadSaved()
	requests.length = 0
	await openWidget(<SaveButton titleId={7} withFavorite={withFavorite} />)
}
const press = (name: string | RegExp, role = 'button') =>
	act(async () => fireEvent.click(screen.getByRole(role, { name })))

test('a removal from the list can be undone', async () => {
	await open(['7'], { 'DELETE /api/saved/7': ok({ done: true }), 'PUT /api/saved/7': ok({ done: true }) })
	await press('Salvo na Sua Lista')
	expect($saved.get().has(7)).toBe(false)
	await act(async () =>
		$toasts
			.get()
			.find(({ text }) => text === 'Removido da sua lista.')
			?.action?.onPress(),
	)
	expect($saved.get().has(7)).toBe(true)
})

test('the heart and the switch of the dialog show the same state; a removal can be undone', async () => {
	const favorite = { ...TITLE, type: 'title', subtitle: '', href: '/manga/7' }
	const given = {
		'PUT /api/favorites/title/7': ok({ favorite }),
		'DELETE /api/favorites/title/7': ok({ done: true }),
	}
	await open([], given, true)
	const heart = await screen.findByRole('button', { name: 'Favorito' })
	expect(heart).toHaveAttribute('aria-pressed', 'false')
	await press('Favorito')
	expect(heart).toHaveAttribute('aria-pressed', 'true')
	await press('Mais opções da sua lista')
	await screen.findByRole('dialog', { name: 'O Sino' })
	await press('Entre os meus favoritos', 'switch')
	expect(heart).toHaveAttribute('aria-pressed', 'false')
	await act(async () =>
		$toasts
			.get()
			.find(({ text }) => text === 'Tirado dos favoritos.')
			?.action?.onPress(),
	)
	expect(heart).toHaveAttribute('aria-pressed', 'true')
	answerWith({ 'DELETE /api/favorites/title/7': SERVER_ERROR })
	await act(async () => fireEvent.click(heart))
	expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('the dialog edits the entry, the favourites and the custom lists', async () => {
	await open([], {
		'PATCH /api/list/7': ok({ entry: ENTRY }),
		'PUT /api/favorites/title/7': ok({
			favorite: { ...TITLE, type: 'title', subtitle: '', href: '/manga/7' },
		}),
		'PUT /api/lists/cl1/items/7': refused(409, 'list.full'),
	})
	await press('Mais opções da sua lista')
	await screen.findByRole('dialog', { name: 'O Sino' })
	await press('Entre os meus favoritos', 'switch')
	expect(screen.getByRole('switch', { name: 'Entre os meus favoritos' })).toBeChecked()
	await press('Chuva', 'switch')
	expect(screen.getByRole('switch', { name: 'Chuva' })).not.toBeChecked()
	expect($toasts.get().at(-1)?.text).toBe('Esta lista está cheia.')
	await act(async () => fireEvent.change(screen.getByLabelText('Capítulos lidos'), { target: { value: '2' } }))
	await act(async () => fireEvent.change(screen.getByLabelText('Situação'), { target: { value: 'current' } }))
	answerWith({ 'GET /api/saved': ok({ titleIds: ['7'] }) })
	await press('Salvar')
	expect(requests.find(({ call }) => call === 'PATCH /api/list/7')?.body).toMatchObject({
		status: 'current',
		progress: 2,
	})
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(screen.getByRole('button', { name: 'Salvo na Sua Lista' })).toHaveAttribute('aria-pressed', 'true')
})

test('a title that was read to its end asks how far it counts when it is planned again', async () => {
	const entry = { ...ENTRY, status: 'completed', progress: { current: 40, total: 40 }, finishedOn: '2026-05-01' }
	await open(['7'], { 'GET /api/list/7': ok({ ...PLACE, entry }), 'PATCH /api/list/7': ok({ entry }) })
	await press('Mais opções da sua lista')
	await screen.findByRole('dialog', { name: 'O Sino' })
	const type = (label: string, value: string) =>
		act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
	await type('Situação', 'planned')
	const progress = screen.getByLabelText('Capítulos lidos')
	expect(progress).toHaveValue(0)
	expect(progress).toHaveAccessibleDescription(/Estava em 40 de 40: diga de onde recomeça/)
	await type('Situação', 'completed')
	expect(progress).toHaveValue(40)
	await type('Situação', 'planned')
	await type('Capítulos lidos', '12')
	await press('Salvar')
	expect(requests.find(({ call }) => call === 'PATCH /api/list/7')?.body).toMatchObject({
		...{ status: 'planned', progress: 12, startedOn: null, finishedOn: null },
	})
})

test('typed values survive a sign-in, until they are saved', async () => {
	const loads: (string | undefined)[] = []
	$reload.set((path) => loads.push(path))
	await open([], { 'PATCH /api/list/7': refused(401, 'auth.required') })
	await press('Mais opções da sua lista')
	await screen.findByRole('dialog', { name: 'O Sino' })
	await act(async () => fireEvent.change(screen.getByLabelText('Anotações'), { target: { value: 'Não perder.' } }))
	await press('Salvar')
	await waitFor(() => expect(loads).toEqual(['/auth?next=%2F']))
	cleanup()
	await signInAs('member')
	await open([], { 'PATCH /api/list/7': ok({ entry: ENTRY }) })
	await screen.findByRole('dialog', { name: 'O Sino' })
	expect(screen.getByLabelText('Anotações')).toHaveValue('Não perder.')
	await press('Salvar')
	expect(requests.find(({ call }) => call === 'PATCH /api/list/7')?.body).toMatchObject({ notes: 'Não perder.' })
	cleanup()
	await open([], {})
	expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['Cancelar', 'Escape'])(
	'notes are there again after %s, until they are saved; other values are not',
	async (way) => {
		await open(['7'], { 'GET /api/list/7': ok(PLACE), 'PATCH /api/list/7': ok({ entry: ENTRY }) })
		const show = async () => {
			await press('Mais opções da sua lista')
			await screen.findByRole('dialog', { name: 'O Sino' })
		}
		const notes = () => screen.getByLabelText('Anotações')
		await show()
		const progress = (screen.getByLabelText('Capítulos lidos') as HTMLInputElement).value
		await act(async () => fireEvent.change(screen.getByLabelText('Capítulos lidos'), { target: { value: '4' } }))
		await act(async () => fireEvent.change(notes(), { target: { value: `Rever o capítulo 3. ${way}` } }))
		if (way === 'Escape') await act(async () => fireEvent.keyDown(notes(), { key: 'Escape' }))
		else await press(way)
		expect(screen.queryByRole('dialog')).toBeNull()
		await show()
		expect(notes()).toHaveValue(`Rever o capítulo 3. ${way}`)
		expect(screen.getByLabelText('Capítulos lidos')).toHaveValue(Number(progress))
		await press('Salvar')
		await show()
		expect(notes()).toHaveValue('')
	},
)

test('on a conflict the form shows the value of the other tab and keeps typed values', async () => {
	const refusal = { code: 'list.changed', msg: 'x', requestId: 'x', fields: { progress: 'list.changed' } }
	const listed = (current: number) => ok({ ...PLACE, entry: { ...ENTRY, progress: { current, total: 40 } } })
	await open(['7'], { 'GET /api/list/7': listed(2), 'PATCH /api/list/7': { status: 409, body: refusal } })
	await press('Mais opções da sua lista')
	await screen.findByRole('dialog', { name: 'O Sino' })
	await act(async () => fireEvent.change(screen.getByLabelText('Capítulos lidos'), { target: { value: '4' } }))
	answerWith({ 'GET /api/list/7': listed(9) })
	await press('Salvar')
	expect(screen.getByText('Em outra aba virou “9”. Salve de novo para ficar com o seu.')).toBeVisible()
	expect(screen.getByLabelText('Capítulos lidos')).toHaveValue(4)
	answerWith({ 'PATCH /api/list/7': ok({ entry: ENTRY }) })
	await press('Salvar')
	expect(requests.findLast(({ call }) => call === 'PATCH /api/list/7')?.body).toMatchObject({
		progress: 4,
		read: { progress: 9 },
	})
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('on the page of a title that is on the list its progress can be raised, and taken back', async () => {
	const raised = { ...ENTRY, progress: { current: 3, total: 40 } }
	const given = { 'GET /api/list/7': ok({ ...PLACE, entry: ENTRY }), 'PATCH /api/list/7': ok({ entry: ENTRY }) }
	await open(['7'], { ...given, 'POST /api/list/7/progress': ok({ entry: raised }) }, true)
	expect(await screen.findByText('CAP 2 / 40')).toBeVisible()
	await press(/Mais um capítulo/)
	expect(screen.getByText('CAP 3 / 40')).toBeVisible()
	await act(async () => $toasts.get().at(-1)?.action?.onPress())
	expect(await screen.findByText('CAP 2 / 40')).toBeVisible()
	const undo = requests.find(({ call }) => call === 'PATCH /api/list/7')
	expect(undo?.body).toMatchObject({ progress: 2, read: { progress: 3 } })
})

test.each([
	['that is completed', { ...ENTRY, status: 'completed' }],
	['that has been read as far as it goes', { ...ENTRY, progress: { current: 40, total: 40 } }],
	['that is saved alone', null],
])('a title %s has no progress to raise', async (_which, entry) => {
	await open(['7'], { 'GET /api/list/7': ok({ ...PLACE, entry }) }, true)
	await screen.findByRole('button', { name: 'Favorito' })
	expect(requests.some(({ call }) => call === 'GET /api/list/7')).toBe(true)
	expect(screen.queryByText('+1')).toBeNull()
})

test('progress knows filler where somebody says which episodes are, also after one more', async () => {
	const raised = { ...ENTRY, progress: { current: 3, total: 40 } }
	await open(
		['7'],
		{
			'GET /api/list/7': ok({ ...PLACE, entry: ENTRY, fillers: [2, 11, 12, 13, 14, 15, 16, 17, 18, 19] }),
			'POST /api/list/7/progress': ok({ entry: raised }),
		},
		true,
	)
	expect(await screen.findByText('sem fillers: 3 %')).toBeVisible()
	await press(/Mais um capítulo/)
	expect(screen.getByText('sem fillers: 7 %')).toBeVisible()
})
