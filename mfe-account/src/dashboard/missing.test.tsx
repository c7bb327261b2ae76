import { screen, within } from '@testing-library/react'
import type { MissingOverview } from 'shared-contract'
import { answerWith, done, fakeApi, open, press, resetApi, signInAs } from '../shared/testing/api.testing.tsx'
import * as page from './missingRoute.tsx'

const OVERVIEW: MissingOverview = {
	fields: [
		{ field: 'synopsis', missing: 1000, among: 1000 },
		{ field: 'voices', missing: 2, among: 900 },
		{ field: 'chapters', missing: 0, among: 0 },
	],
	filled: { total: 3, members: [{ name: 'Bia', count: 3 }] },
}
const NAMES = { title: 'Ilha', englishTitle: null, japaneseTitle: null }
const TITLE = { id: 7, kind: 'anime', format: 'TV', ...NAMES, imageUrl: '/art/poster/7.svg', year: 2020 }

beforeAll(fakeApi)
beforeEach(async () => {
	resetApi()
	await signInAs('member')
	answerWith({
		'GET /api/missing': done(OVERVIEW),
		'GET /api/missing/synopsis?page=1': done({ items: [TITLE] }),
		'GET /api/missing/voices?page=1': done({ items: [] }),
	})
})

test('titles without a synopsis, with the form open at it, and who filled what', async () => {
	await open('/dashboard/missing', page)
	const fields = within(screen.getByRole('group', { name: 'Informação que falta' })).getAllByRole('button')
	expect(fields.map(({ textContent }) => textContent)).toEqual(['Sinopse em português · 1.000', 'Vozes · 2'])
	expect(fields[0]).toHaveAttribute('aria-pressed', 'true')
	expect(screen.getByRole('link', { name: 'Preencher: Ilha' })).toHaveAttribute('href', '/anime/7?edit=main')
	const filled = screen.getByRole('region', { name: 'Nos últimos sete dias' })
	expect(filled).toHaveTextContent('3 campos preenchidos')
	expect(within(filled).getByRole('link', { name: 'Bia' })).toHaveAttribute('href', '/profile/Bia')
})

test('another field is an address of its own; where nothing is missing, it says so', async () => {
	const { router } = await open('/dashboard/missing', page)
	await press(screen.getByRole('button', { name: 'Vozes · 2' }))
	expect(router.state.location.search).toBe('?field=voices')
	expect(screen.getByText('Aqui não falta nada.')).toBeVisible()
})

test('a list that fails to load shows an error, and its button loads it again', async () => {
	answerWith({ 'GET /api/missing': { status: 500, body: {} } })
	await open('/dashboard/missing', page)
	expect(screen.getByRole('alert')).toHaveTextContent('Não deu para carregar a lista')
	answerWith({ 'GET /api/missing': done(OVERVIEW) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(screen.getByRole('link', { name: 'Preencher: Ilha' })).toBeVisible()
})
