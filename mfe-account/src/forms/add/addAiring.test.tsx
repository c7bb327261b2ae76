import { screen } from '@testing-library/react'
import { answerWith, ok, open, press, type } from 'slice-kit/testing'
import { field, fillRequiredFields, posts, setUpCreationForms, submit } from './creationForms.testing.tsx'
import * as titles from './titleRoute.tsx'

setUpCreationForms({ takesAiring: true })

const choose = (name: string, value: string) => type(screen.getByRole('combobox', { name }), value)
beforeEach(() => {
	answerWith({
		'POST /api/creations/anime': ok({ id: 9, path: '/anime/9' }),
		'POST /api/creations/movie': ok({ id: 9, path: '/movie/9' }),
	})
})

test('the airing schedule is typed in parts, shown as a sentence, survives a reload and is sent as one value', async () => {
	const before = await open('/add/anime', titles)
	await choose('Frequência', 'month')
	await type(screen.getByLabelText('Primeira exibição'), '2026-12-30')
	before.unmount()
	await open('/add/anime', titles)
	await type(screen.getByLabelText('Hora'), '23:30')
	await type(screen.getByLabelText('Número de episódios'), '3')
	expect(
		screen.getByText('Todo mês: 23:30 (Horário Padrão do Japão), a partir de 30 de dez. de 2026, 3 episódios'),
	).toBeVisible()
	await fillRequiredFields()
	await submit('Adicionar Anime')
	expect(posts()[0]?.body).toMatchObject({ airing: '2026-12-30 23:30 Asia/Tokyo month 3' })
})

test('an incomplete schedule shows an error at its missing field, and nothing is sent', async () => {
	await open('/add/anime', titles)
	await fillRequiredFields()
	await type(screen.getByLabelText('Primeira exibição'), '2026-12-30')
	await submit('Adicionar Anime')
	expect(posts()).toEqual([])
	expect(screen.getByLabelText('Hora')).toHaveAccessibleDescription(/Preencha a data e a hora/)
	expect(screen.getByLabelText('Primeira exibição')).toHaveValue('2026-12-30')
	await press(screen.getByRole('button', { name: 'Limpar data e hora' }))
	await submit('Adicionar Anime')
	expect(posts()[0]?.body).not.toHaveProperty('airing')
})

test('a film has a premiere', async () => {
	await open('/add/movie', titles)
	expect(screen.queryByRole('combobox', { name: 'Frequência' })).toBeNull()
	await type(screen.getByLabelText('Primeira exibição'), '2026-12-30')
	await type(screen.getByLabelText('Hora'), '10:00')
	await fillRequiredFields()
	await submit('Adicionar Filme')
	expect(posts()[0]?.body).toMatchObject({ airing: '2026-12-30 10:00 Asia/Tokyo once' })
})

test.each([
	['a manga', '/add/manga', true],
	['a server without schedules', '/add/anime', false],
] as const)('no schedule fields for %s', async (_of, path, takesAiring) => {
	answerWith({ 'GET /api/creations/start': ok({ remotePictures: false, year: 2026, takesAiring }) })
	await open(path, titles)
	expect(field('Sinopse')).toBeVisible()
	expect(screen.queryByLabelText('Hora')).toBeNull()
})
