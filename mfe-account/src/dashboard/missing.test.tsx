import { screen, within } from '@testing-library/react'
import type { MissingOverview } from 'shared-contract'
import { answerWith, ok, open, press, SERVER_ERROR, signInAs } from 'slice-kit/testing'
import * as page from './missingRoute.tsx'

const OVERVIEW: MissingOverview = {
	fields: [
		{ field: 'synopsis', missing: 1000, among: 1000 },
		{ field: 'voices', missing: 2, among: 900 },
		{ field: 'chapters', missing: 0, among: 0 },
	],
	filled: { total: 3, drafted: 2, members: [{ name: 'Bia', count: 3 }] },
}
const NAMES = { title: 'Ilha', englishTitle: null, japaneseTitle: null }
const TITLE = { id: 7, kind: 'anime', format: 'TV', ...NAMES, imageUrl: '/art/poster/7.svg', year: 2020 }
beforeEach(async () => {
	await signInAs('member')
	answerWith({
		'GET /api/missing?kind=anime': ok(OVERVIEW),
		'GET /api/missing/synopsis?kind=anime&page=1': ok({ items: [TITLE] }),
		'GET /api/missing/voices?kind=anime&page=1': ok({ items: [] }),
		'GET /api/missing?kind=manga': ok({
			...OVERVIEW,
			fields: OVERVIEW.fields.map((each) => ({ ...each, missing: each.field === 'chapters' ? 5 : 0, among: 9 })),
		}),
		'GET /api/missing/synopsis?drive=4&page=1': ok({ items: [TITLE] }),
		'GET /api/missing/chapters?kind=manga&page=1': ok({
			items: [{ ...TITLE, id: 8, kind: 'manga', format: 'Manga' }],
		}),
	})
})

test('titles without a synopsis, with the form open at it, and who filled what', async () => {
	await open('/dashboard/missing', page)
	const fields = within(screen.getByRole('group', { name: 'Informação que falta' })).getAllByRole('button')
	expect(fields.map(({ textContent }) => textContent)).toEqual(['Sinopse em português · 1.000', 'Vozes · 2'])
	expect(fields[0]).toHaveAttribute('aria-pressed', 'true')
	expect(screen.getByRole('link', { name: 'Preencher: Ilha' })).toHaveAttribute('href', '/anime/7?edit=main')
	const filled = screen.getByRole('region', { name: 'Nos últimos sete dias' })
	expect(filled).toHaveTextContent('3 campos preenchidos2 deles começaram como rascunho de um modelo')
	expect(within(filled).getByRole('link', { name: 'Bia' })).toHaveAttribute('href', '/profile/Bia')
})

test('another field is an address of its own; where nothing is missing, it says so', async () => {
	const { router } = await open('/dashboard/missing', page)
	await press(screen.getByRole('button', { name: 'Vozes · 2' }))
	expect(router.state.location.search).toBe('?kind=anime&field=voices')
	expect(screen.getByText('Aqui não falta nada.')).toBeVisible()
})

test('each kind has a list of its own, which begins with what it lacks', async () => {
	const { router } = await open('/dashboard/missing', page)
	const kinds = within(screen.getByRole('group', { name: 'Listas' }))
	expect(kinds.getByRole('button', { name: 'Séries' })).toHaveAttribute('aria-pressed', 'true')
	await press(kinds.getByRole('button', { name: 'Mangás' }))
	expect(router.state.location.search).toBe('?kind=manga')
	expect(screen.getByRole('button', { name: 'Capítulos · 5' })).toHaveAttribute('aria-pressed', 'true')
	expect(screen.getByRole('link', { name: 'Preencher: Ilha' })).toHaveAttribute('href', '/manga/8?edit=chapters')
})

test('a list that fails to load shows an error, and its button loads it again', async () => {
	answerWith({ 'GET /api/missing?kind=anime': SERVER_ERROR })
	await open('/dashboard/missing', page)
	expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar a lista')
	answerWith({ 'GET /api/missing?kind=anime': ok(OVERVIEW) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(screen.getByRole('link', { name: 'Preencher: Ilha' })).toBeVisible()
})

test('a drive shows its own titles alone, and a press leads back to all', async () => {
	const { router } = await open('/dashboard/missing?field=synopsis&drive=4', page)
	expect(screen.getByRole('link', { name: 'Preencher: Ilha' })).toBeVisible()
	expect(within(screen.getByRole('group', { name: 'Informação que falta' })).queryByRole('button')).toBeNull()
	await press(screen.getByRole('button', { name: 'Só o mutirão' }))
	expect(router.state.location.search).toBe('?kind=anime&field=synopsis')
})

test('"do que eu vi" shows what the member finished in place of the best-known works, for each field', async () => {
	answerWith({
		'GET /api/missing/synopsis/own?page=1': ok({ items: [{ ...TITLE, id: 8, title: 'Vista' }] }),
		'GET /api/missing/voices/own?page=1': ok({ items: [] }),
	})
	const { router } = await open('/dashboard/missing', page)
	await press(screen.getByRole('button', { name: 'Do que eu vi' }))
	expect(await screen.findByRole('link', { name: 'Preencher: Vista' })).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Preencher: Ilha' })).toBeNull()
	await press(screen.getByRole('button', { name: 'Vozes' }))
	expect(router.state.location.search).toBe('?kind=anime&field=voices&mine=1')
	expect(await screen.findByText('Não falta nada no que você terminou.')).toBeVisible()
})
