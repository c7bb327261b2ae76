import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $reload, $saved, $toasts, loadSaved, signIn } from 'shared-state'
import SaveButton from './SaveButton.tsx'

type Answer = { status: number; body: unknown }
let answers: Record<string, Answer> = {}
let asked: { what: string; body: unknown }[] = []
const done = (body: unknown): Answer => ({ status: 200, body })
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

const HEARTS = { 'GET /api/favorites/titles': done({ titleIds: [] }) }

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			asked.push({ what: `${method} ${path}`, body: body === undefined ? undefined : JSON.parse(body) })
			const { status, body: answer } = answers[`${method} ${path}`] ?? { status: 500, body: {} }
			return { status, text: async () => JSON.stringify(answer) }
		},
	})
	await setLocale('pt')
	await signInAsBia()
})

async function signInAsBia() {
	const user = { id: '1', username: 'Bia', avatarUrl: null, role: 'member' }
	answers = { 'POST /api/auth/login': done({ token: 'x'.repeat(43), user }) }
	await signIn('bia@exemplo.com.br', 'violeta-quieta-83')
}

async function open(titleIds: string[], given: typeof answers, withFavorite = false) {
	answers = { 'GET /api/saved': done({ titleIds }), 'GET /api/list/7': done(PLACE), ...given, ...HEARTS }
	asked = []
	await loadSaved()
	const router = createMemoryRouter([{ path: '*', element: <SaveButton titleId={7} withFavorite={withFavorite} /> }])
	await act(async () => render(<RouterProvider router={router} />))
}
const press = (name: string | RegExp, role = 'button') =>
	act(async () => fireEvent.click(screen.getByRole(role, { name })))

test('a removal from the list can be undone', async () => {
	await open(['7'], { 'DELETE /api/saved/7': done({ done: true }), 'PUT /api/saved/7': done({ done: true }) })
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
		'PUT /api/favorites/title/7': done({ favorite }),
		'DELETE /api/favorites/title/7': done({ done: true }),
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
	answers['DELETE /api/favorites/title/7'] = { status: 500, body: {} }
	await act(async () => fireEvent.click(heart))
	expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('the dialog edits the entry, the favourites and the custom lists', async () => {
	await open([], {
		'PATCH /api/list/7': done({ entry: ENTRY }),
		'PUT /api/favorites/title/7': done({
			favorite: { ...TITLE, type: 'title', subtitle: '', href: '/manga/7' },
		}),
		'PUT /api/lists/cl1/items/7': { status: 409, body: { code: 'list.full', msg: 'x', requestId: 'x' } },
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
	answers['GET /api/saved'] = done({ titleIds: ['7'] })
	await press('Salvar')
	expect(asked.find(({ what }) => what === 'PATCH /api/list/7')?.body).toMatchObject({ status: 'current', progress: 2 })
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(screen.getByRole('button', { name: 'Salvo na Sua Lista' })).toHaveAttribute('aria-pressed', 'true')
})

test('a title that was read to its end asks how far it counts when it is planned again', async () => {
	const entry = { ...ENTRY, status: 'completed', progress: { current: 40, total: 40 }, finishedOn: '2026-05-01' }
	await open(['7'], { 'GET /api/list/7': done({ ...PLACE, entry }), 'PATCH /api/list/7': done({ entry }) })
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
	expect(asked.find(({ what }) => what === 'PATCH /api/list/7')?.body).toMatchObject({
		...{ status: 'planned', progress: 12, startedOn: null, finishedOn: null },
	})
})

test('typed values survive a sign-in, until they are saved', async () => {
	const loads: (string | undefined)[] = []
	$reload.set((path) => loads.push(path))
	await open([], { 'PATCH /api/list/7': { status: 401, body: { code: 'auth.required', msg: 'x', requestId: 'x' } } })
	await press('Mais opções da sua lista')
	await screen.findByRole('dialog', { name: 'O Sino' })
	await act(async () => fireEvent.change(screen.getByLabelText('Anotações'), { target: { value: 'Não perder.' } }))
	await press('Salvar')
	await waitFor(() => expect(loads).toEqual(['/auth?next=%2F']))
	cleanup()
	await signInAsBia()
	await open([], { 'PATCH /api/list/7': done({ entry: ENTRY }) })
	await screen.findByRole('dialog', { name: 'O Sino' })
	expect(screen.getByLabelText('Anotações')).toHaveValue('Não perder.')
	await press('Salvar')
	expect(asked.find(({ what }) => what === 'PATCH /api/list/7')?.body).toMatchObject({ notes: 'Não perder.' })
	cleanup()
	await open([], {})
	expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['Cancelar', 'Escape'])(
	'notes are there again after %s, until they are saved; other values are not',
	async (way) => {
		await open(['7'], { 'GET /api/list/7': done(PLACE), 'PATCH /api/list/7': done({ entry: ENTRY }) })
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
	const listed = (current: number) => done({ ...PLACE, entry: { ...ENTRY, progress: { current, total: 40 } } })
	await open(['7'], { 'GET /api/list/7': listed(2), 'PATCH /api/list/7': { status: 409, body: refusal } })
	await press('Mais opções da sua lista')
	await screen.findByRole('dialog', { name: 'O Sino' })
	await act(async () => fireEvent.change(screen.getByLabelText('Capítulos lidos'), { target: { value: '4' } }))
	answers['GET /api/list/7'] = listed(9)
	await press('Salvar')
	expect(screen.getByText('Em outra aba virou “9”. Salve de novo para ficar com o seu.')).toBeVisible()
	expect(screen.getByLabelText('Capítulos lidos')).toHaveValue(4)
	answers['PATCH /api/list/7'] = done({ entry: ENTRY })
	await press('Salvar')
	expect(asked.findLast(({ what }) => what === 'PATCH /api/list/7')?.body).toMatchObject({
		progress: 4,
		read: { progress: 9 },
	})
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('on the page of a title that is on the list its progress can be raised, and taken back', async () => {
	const raised = { ...ENTRY, progress: { current: 3, total: 40 } }
	const given = { 'GET /api/list/7': done({ ...PLACE, entry: ENTRY }), 'PATCH /api/list/7': done({ entry: ENTRY }) }
	await open(['7'], { ...given, 'POST /api/list/7/progress': done({ entry: raised }) }, true)
	expect(await screen.findByText('CAP 2 / 40')).toBeVisible()
	await press(/Mais um capítulo/)
	expect(screen.getByText('CAP 3 / 40')).toBeVisible()
	await act(async () => $toasts.get().at(-1)?.action?.onPress())
	expect(await screen.findByText('CAP 2 / 40')).toBeVisible()
	const undo = asked.find(({ what }) => what === 'PATCH /api/list/7')
	expect(undo?.body).toMatchObject({ progress: 2, read: { progress: 3 } })
})

test.each([
	['that is completed', { ...ENTRY, status: 'completed' }],
	['that has been read as far as it goes', { ...ENTRY, progress: { current: 40, total: 40 } }],
	['that is saved alone', null],
])('a title %s has no progress to raise', async (_which, entry) => {
	await open(['7'], { 'GET /api/list/7': done({ ...PLACE, entry }) }, true)
	await screen.findByRole('button', { name: 'Favorito' })
	expect(asked.some(({ what }) => what === 'GET /api/list/7')).toBe(true)
	expect(screen.queryByText('+1')).toBeNull()
})

test('progress knows filler where somebody says which episodes are, also after one more', async () => {
	const raised = { ...ENTRY, progress: { current: 3, total: 40 } }
	await open(
		['7'],
		{
			'GET /api/list/7': done({ ...PLACE, entry: ENTRY, fillers: [2, 11, 12, 13, 14, 15, 16, 17, 18, 19] }),
			'POST /api/list/7/progress': done({ entry: raised }),
		},
		true,
	)
	expect(await screen.findByText('sem fillers: 3 %')).toBeVisible()
	await press(/Mais um capítulo/)
	expect(screen.getByText('sem fillers: 7 %')).toBeVisible()
})
