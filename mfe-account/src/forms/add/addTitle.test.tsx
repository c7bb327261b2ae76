import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { $site, signOut } from 'shared-state'
import { answerWith, ok, open, press, refused, requests, SERVER_ERROR, toasts, type } from 'slice-kit/testing'
import { field, fillRequiredFields, posts, setUpCreationForms, submit, year } from './creationForms.testing.tsx'
import * as titles from './titleRoute.tsx'

setUpCreationForms()

const LANTERNS = {
	id: 3,
	kind: 'anime',
	format: 'TV',
	title: 'Lanternas da Rua',
	englishTitle: null,
	japaneseTitle: null,
	matchedName: null,
	year: 2020,
	imageUrl: '/art/poster/3.svg',
	color: '#123456',
}
const FOUND = {
	animes: [LANTERNS],
	mangas: [],
	movies: [],
	news: [],
	people: [],
	characters: [],
	studios: [],
	members: [],
	lists: [],
}

test('the anime form has defaults; after a creation it links to the new page and the draft is deleted', async () => {
	answerWith({ 'POST /api/creations/anime': ok({ id: 9, path: '/anime/9' }) })
	await open('/add/anime', titles)
	expect(screen.getByRole('link', { name: 'Voltar para o Painel' })).toHaveAttribute('href', '/dashboard')
	expect(year()).toHaveValue(2026)
	expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveDisplayValue('Série de TV')
	expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Em Lançamento')
	await fillRequiredFields()
	await type(field('Título original'), '灯籠')
	await type(field('Outros nomes'), 'Um\n\nDois')
	await press(screen.getByRole('button', { name: 'Drama' }))
	await submit('Adicionar Anime')
	expect(posts()[0]?.body).toEqual({
		title: 'Lanternas',
		synopsis: 'Um trem noturno.',
		posterUrl: 'https://exemplo.com.br/p.webp',
		year: 2026,
		type: 'TV',
		status: 'releasing',
		englishTitle: '',
		romajiTitle: '',
		nativeTitle: '灯籠',
		synonyms: ['Um', 'Dois'],
		genres: ['drama'],
	})
	expect(toasts()).toEqual(['Anime adicionado com sucesso!'])
	expect(screen.getByRole('link', { name: 'Ver a página' })).toHaveAttribute('href', '/anime/9')
	expect(sessionStorage).toHaveLength(0)
	await press(screen.getByRole('button', { name: 'Adicionar outro' }))
	expect(field('Título')).toHaveValue('')
})

test.each([
	['manga', 'URL da Capa', 'Adicionar Mangá', 'Mangá adicionado com sucesso!', 'coverUrl'],
	['movie', 'URL do Pôster', 'Adicionar Filme', 'Filme adicionado com sucesso!', 'posterUrl'],
] as const)('a %s has three required fields', async (name, picture, press, success, wire) => {
	answerWith({ [`POST /api/creations/${name}`]: ok({ id: 9, path: `/${name}/9` }) })
	await open(`/add/${name}`, titles)
	await fillRequiredFields(picture)
	await submit(press)
	expect(posts()[0]?.body).toMatchObject({ [wire]: 'https://exemplo.com.br/p.webp', year: null })
	expect(toasts()).toEqual([success])
})

test('invalid fields show errors before anything is sent, and a correction clears its error', async () => {
	await open('/add/anime', titles)
	await type(year(), '1700')
	await type(field('URL do Pôster'), 'javascript:alert(1)')
	await submit('Adicionar Anime')
	expect(posts()).toEqual([])
	expect(toasts()).toEqual(['Confira os campos marcados.'])
	expect(field('Título')).toHaveAccessibleDescription('Preencha este campo.')
	expect(field('Sinopse')).toBeInvalid()
	expect(field('URL do Pôster')).toHaveAccessibleDescription(/https:\/\//)
	expect(year()).toHaveAccessibleDescription(/1900/)
	await waitFor(() => expect(field('Título')).toHaveFocus())
	await type(field('Título'), 'x')
	expect(field('Título')).toBeValid()
	expect(field('Sinopse')).toBeInvalid()
})

test('a refusal of the server shows at its field, and typed values stay', async () => {
	answerWith({ 'POST /api/creations/anime': refused(400, 'request.invalid', { fields: { posterUrl: 'upload.gone' } }) })
	await open('/add/anime', titles)
	await fillRequiredFields()
	await submit('Adicionar Anime')
	expect(field('URL do Pôster')).toHaveAccessibleDescription('A imagem não está mais guardada. Envie de novo.')
	expect(field('Título')).toHaveValue('Lanternas')
})

test('a draft survives a reload, is sent again with the same idempotency key, and can be discarded', async () => {
	answerWith({ 'POST /api/creations/anime': SERVER_ERROR })
	const first = await open('/add/anime', titles)
	await fillRequiredFields()
	await submit('Adicionar Anime')
	expect(posts()).toHaveLength(1)
	first.unmount()
	answerWith({ 'POST /api/creations/anime': ok({ id: 9, path: '/anime/9' }) })
	const second = await open('/add/anime', titles)
	expect(screen.getByText('Recuperamos o que você tinha escrito.')).toBeVisible()
	expect(field('Sinopse')).toHaveValue('Um trem noturno.')
	await submit('Adicionar Anime')
	const [lost, again] = posts()
	expect(again?.key).toBe(lost?.key)
	expect(again?.body).toEqual(lost?.body)
	second.unmount()
	const third = await open('/add/anime', titles)
	await type(field('Título'), 'Outra')
	third.unmount()
	await open('/add/anime', titles)
	await press(screen.getByRole('button', { name: 'Começar de novo' }))
	expect(field('Título')).toHaveValue('')
	expect(sessionStorage).toHaveLength(0)
})

test('a double submit sends once', async () => {
	answerWith({ 'POST /api/creations/anime': ok({ id: 9, path: '/anime/9' }) })
	await open('/add/anime', titles)
	await fillRequiredFields()
	const form = screen.getByRole('button', { name: 'Adicionar Anime' }).closest('form')
	await act(async () => {
		if (!form) throw new Error('the press is in no form')
		fireEvent.submit(form)
		fireEvent.submit(form)
	})
	expect(posts()).toHaveLength(1)
})

test('typing a name searches the catalogue for similar titles', async () => {
	answerWith({ 'GET /api/search?q=Lanternas': ok(FOUND) })
	await open('/add/anime', titles)
	await type(field('Título'), 'Lanternas')
	const found = await screen.findByText('Será que já está no catálogo?')
	expect(found).toBeVisible()
	const link = within(screen.getByRole('main')).getByRole('link', { name: 'Lanternas da Rua' })
	expect(link).toHaveAttribute('href', '/anime/3')
})

test('clearing the form clears the similar titles', async () => {
	const before = await open('/add/anime', titles)
	await type(field('Sinopse'), 'Um trem noturno.')
	before.unmount()
	answerWith({ 'GET /api/search?q=Lanternas': ok(FOUND) })
	await open('/add/anime', titles)
	await type(field('Título'), 'Lanternas')
	expect(await screen.findByText('Será que já está no catálogo?')).toBeVisible()
	await press(screen.getByRole('button', { name: 'Começar de novo' }))
	expect(screen.queryByText('Será que já está no catálogo?')).toBeNull()
})

describe('a visitor', () => {
	beforeEach(async () => {
		answerWith({ 'POST /api/auth/logout': ok({ done: true }) })
		await act(async () => signOut())
		requests.length = 0
	})
	afterEach(() => $site.set({ demo: false, chatUrl: '', sourceUrl: '' }))

	test('of a real site signs in first, and returns', async () => {
		const { router } = await open('/add/anime', titles)
		expect(router.state.location.pathname + router.state.location.search).toBe('/auth?next=%2Fadd%2Fanime')
	})

	test('of a demo site sees the success text of the specification; nothing is sent, and the page says so', async () => {
		$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
		const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
		await open('/add/movie', titles)
		await fillRequiredFields()
		await submit('Adicionar Filme')
		expect(posts()).toEqual([])
		expect(logged).toHaveBeenCalledTimes(1)
		expect(toasts()).toEqual(['Filme adicionado com sucesso!'])
		expect(screen.getByText(/Nesta demonstração nada foi guardado/)).toBeVisible()
		expect(screen.queryByRole('link', { name: 'Ver a página' })).toBeNull()
		logged.mockRestore()
	})
})

test('a form that fails to load shows an error, and its button loads it again', async () => {
	answerWith({ 'GET /api/creations/start': SERVER_ERROR })
	await open('/add/manga', titles)
	expect(screen.getByRole('alert')).toHaveTextContent('O formulário não pôde ser aberto')
	answerWith({ 'GET /api/creations/start': ok({ remotePictures: true, year: 2026 }) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(field('Título')).toBeVisible()
})
