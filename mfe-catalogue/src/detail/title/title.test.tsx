import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { $registry } from 'shared-composition'
import { $site, $token, resumeSession, signOut } from 'shared-state'
import { ok, press, refused } from 'slice-kit/testing'
import { asked, openPage } from './openPage.testing.tsx'
import { episodeLine, SERIES } from './samples.testing.ts'

const API = 'GET /api/titles/1'
const FILM = { ...SERIES, format: 'Movie' as const, seasons: [], firstEpisodes: [] }

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))

const open = (change = {}) => openPage('/anime/1', { [API]: ok({ ...SERIES, ...change }) })
const region = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a series shows its name and its other names, year, length, status, genres and publisher', async () => {
	await open()
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('O Sino')
	for (const text of ['鐘', 'Kane', 'The Bell', 'Sineta', '2026', '24 min', 'Publicado por Bia Kagawa']) {
		expect(screen.getAllByText(text)[0]).toBeVisible()
	}
	expect(screen.getAllByText('Em Lançamento')[0]).toBeVisible()
	expect(screen.getByRole('link', { name: 'Suspense' })).toHaveAttribute('href', '/explore?genre=suspense')
	expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
	expect(screen.getByRole('link', { name: 'Acessar Episódio 1' })).toHaveAttribute('href', '/episode/1')
	expect(document.title).toBe('O Sino · Niouka')
})

test('what the site imported names no publisher', async () => {
	await open({ publishedBy: { name: 'Niouka', avatarUrl: null } })
	expect(screen.queryByText(/Publicado por/)).toBeNull()
})

test('duplicate pictures show once; the arrows of banners and posters wrap around', async () => {
	await open()
	for (const what of ['banner', 'pôster']) {
		const dots = screen.getAllByRole('button', { name: new RegExp(`^Mostrar o ${what}`) })
		expect(dots).toHaveLength(2)
		const shown = () => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true')
		await press(button(new RegExp(`^${what} anterior`, 'i')))
		expect(shown()).toBe(1)
		await press(button(new RegExp(`^Próximo ${what}`)))
		expect(shown()).toBe(0)
	}
})

test('the head begins the synopsis; the whole one names its author and links to its source', async () => {
	await open()
	expect(screen.getByText(/Toca o sino\./)).toBeVisible()
	await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ler a sinopse inteira' })))
	expect(region('Sinopse').getByText('Toca o sino.')).toBeVisible()
	expect(screen.getByText('Sinopse por Bia Kagawa')).toBeVisible()
	expect(screen.getByRole('link', { name: 'example.org' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the first season is open; the others can be opened, and empty ones have a message', async () => {
	await openPage('/anime/1', {
		[API]: ok(SERIES),
		'GET /api/titles/1/seasons/3/episodes?order=ascending&page=1': ok({ items: [episodeLine(9)] }),
	})
	expect(button(/^Temporada 1/)).toHaveAttribute('aria-expanded', 'true')
	expect(screen.getByRole('link', { name: 'Episódio 1: Conto 1' })).toHaveAttribute('href', '/episode/1')
	await press(button(/^Temporada 2/))
	expect(screen.getByText('Nenhum episódio disponível para esta temporada.')).toBeVisible()
	expect(asked()).toEqual([API])
	await press(button(/^Temporada 3/))
	expect(await screen.findByRole('link', { name: 'Episódio 9: Conto 9' })).toBeVisible()
	await press(button(/^Temporada 1/))
	expect(screen.queryByRole('link', { name: 'Episódio 1: Conto 1' })).toBeNull()
})

test('one of the first of its year names its place, with the list of that year', async () => {
	await open({ rankInYear: 12 })
	expect(screen.getByRole('link', { name: 'Nº 12 de 2026' })).toHaveAttribute('href', '/explore?year=2026')
})

test('each season has its own sort order', async () => {
	await open()
	const names = () => screen.getAllByRole('link', { name: /^Episódio \d+: / }).map((link) => link.textContent)
	expect(names()).toEqual(['Episódio 1: Conto 1', 'Episódio 2: Conto 2'])
	await press(button('Ordem crescente'))
	expect(names()).toEqual(['Episódio 2: Conto 2', 'Episódio 1: Conto 1'])
})

test('a season that fails to load has a message and a retry button', async () => {
	const path = 'GET /api/titles/1/seasons/3/episodes?order=ascending&page=1'
	await openPage('/anime/1', {
		[API]: ok(SERIES),
		[path]: [refused(503, 'server.unavailable'), ok({ items: [episodeLine(9)] })],
	})
	await press(button(/^Temporada 3/))
	const alert = (await screen.findByText('“Temporada 3” não pôde ser carregada')).closest('[role=alert]')
	await press(within(alert as HTMLElement).getByRole('button'))
	expect(await screen.findByRole('link', { name: 'Episódio 9: Conto 9' })).toBeVisible()
})

test('the lines of a long season can be selected', async () => {
	await openPage('/anime/1', {
		[API]: ok({ ...SERIES, seasons: [{ number: 1, title: null, total: 1000 }] }),
		'GET /api/titles/1/seasons/1/episodes?order=ascending&page=20': ok({ items: [episodeLine(951)] }),
	})
	await act(async () => fireEvent.change(screen.getByLabelText('Parte mostrada'), { target: { value: '39' } }))
	expect(await screen.findByRole('link', { name: 'Episódio 951: Conto 951' })).toBeVisible()
})

/** A member's entry of the series. */
const OWN = {
	title: { ...SERIES, kind: 'anime', imageUrl: '', color: '#000000' },
	status: 'current',
	progress: { current: 951, total: 1000 },
	volumes: { current: 0, total: null },
	score: null,
	startedOn: null,
	finishedOn: null,
	notes: '',
	isPrivate: false,
	rewatches: 0,
}

test.each([
	['of a long season', 1000, 952, 'seasons/1/episodes?order=ascending&page=20', [951, 952]],
	['of a season that is closed', 949, 3, 'seasons/2/episodes?order=ascending&page=1', [1, 2, 3]],
])('a member goes to their next episode %s', async (_where, first, number, address, loaded) => {
	const seasons = [first, 1000 - first].flatMap((total, index) =>
		total > 0 ? [{ number: index + 1, title: null, total }] : [],
	)
	await openPage('/anime/1', {
		[API]: ok({ ...SERIES, seasons }),
		'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }),
		'POST /api/auth/logout': ok({ done: true }),
		'GET /api/list/1': ok({ title: OWN.title, total: 1000, entry: OWN, lists: [] }),
		[`GET /api/titles/1/${address}`]: ok({ items: loaded.map((each) => episodeLine(each)) }),
	})
	expect(screen.queryByRole('button', { name: /^Ir para o meu/ })).toBeNull()
	$token.set('half')
	await act(() => resumeSession())
	await press(await screen.findByRole('button', { name: `Ir para o meu: ${number}` }))
	const line = `Episódio ${number}: Conto ${number}`
	await waitFor(() => expect(screen.getByRole('link', { name: line })).toHaveFocus())
	await act(async () => void (await signOut()))
})

test('the page lists information, cast, staff and links', async () => {
	await openPage('/anime/1#about', { [API]: ok(SERIES) })
	for (const text of ['10 (previstos)', '24 min por episódio', 'Yonaka Film', 'Romance']) {
		expect(region('Informações').getByText(text)).toBeVisible()
	}
	expect(region('Elenco').getByText('Naoya')).toBeVisible()
	expect(region('Equipe Técnica').getByText('Direção')).toBeVisible()
	expect(region('Links Adicionais').getByRole('link')).toHaveAttribute('href', 'https://example.org/')
})

test('an upcoming platform is disabled and not a link', async () => {
	await open()
	const platforms = region('Disponível em')
	expect(platforms.getByRole('link', { name: /Kiosque/ })).toHaveAttribute('href', 'https://example.org/k')
	expect(platforms.getByRole('button', { name: /Lanterna\+.*Em breve/ })).toBeDisabled()
})

test('a trailer is a picture until it is clicked, then the player without cookies', async () => {
	await open()
	expect(document.querySelector('iframe')).toBeNull()
	await press(button('Assistir: Primeiro trailer'))
	expect(screen.getByTitle('Primeiro trailer')).toHaveAttribute(
		'src',
		'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?controls=1&modestbranding=1&rel=0',
	)
})

test('a score has two decimals; the votes are formatted for the locale', async () => {
	await open()
	const panel = region('Avaliação')
	expect(panel.getByRole('img', { name: 'Nota 8,00' })).toBeVisible()
	expect(panel.getByText('12.345 votos')).toBeVisible()
})

test('the vote of a demo visitor is set, changed and removed in their browser only', async () => {
	const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
	await open({ score: { rating: 6, totalVotes: 1, distribution: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0], source: null } })
	const panel = region('Avaliação')
	await press(panel.getByRole('button', { name: 'Clique para avaliar' }))
	await press(panel.getByRole('button', { name: 'Nota 10' }))
	expect(panel.getByText('Sua Nota: 10')).toBeVisible()
	expect(panel.getByRole('button', { name: 'Alterar sua nota' })).toBeVisible()
	expect(panel.getByRole('img', { name: 'Nota 8,00' })).toBeVisible()
	expect(panel.getByText('2 votos')).toBeVisible()
	await press(panel.getByRole('button', { name: 'Nota 10' }))
	expect(panel.queryByText('Sua Nota: 10')).toBeNull()
	expect(panel.getByText('1 voto')).toBeVisible()
	expect(asked()).toEqual([API])
	expect(logged).toHaveBeenCalledTimes(2)
})

test('a film has a panel of platforms in place of seasons', async () => {
	await openPage('/movie/1', { [API]: ok(FILM) })
	expect(
		region('Escolha onde assistir').getByText('Você será redirecionado para a plataforma selecionada.'),
	).toBeVisible()
	expect(screen.queryByText('Temporadas e episódios')).toBeNull()
})

test.each([
	['/anime/1', FILM, '/movie/1'],
	['/movie/1', SERIES, '/anime/1'],
	['/anime/1', { ...SERIES, kind: 'manga' as const, format: 'Manga' as const }, '/manga/1'],
])('%s redirects to the canonical path of the title', async (path, page, expected) => {
	const router = await openPage(path, { [API]: ok(page) })
	expect(router.state.location.pathname).toBe(expected)
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('O Sino')
})

test.each([
	['/anime/abc', 'GET /api/titles/abc', refused(400, 'request.invalid')],
	['/movie/0', 'GET /api/titles/0', refused(400, 'request.invalid')],
	['/manga/999999', 'GET /api/titles/999999', refused(404, 'request.notFound')],
])('%s shows the page for missing titles', async (path, call, answer) => {
	await openPage(path, { [call]: answer })
	expect(screen.getByText('Este título não está no catálogo')).toBeVisible()
	expect(document.title).toBe('Este título não está no catálogo · Niouka')
	expect(screen.getByRole('link', { name: 'Explorar o catálogo' })).toHaveAttribute('href', '/explore')
})

const slice = (name: string, fills: Fills) => ({
	name,
	version: '1.0.0',
	base: `/r/${name}/1.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: [],
	exposes: {},
	fills,
})
type Fills = Record<string, { module: string; id?: string; title?: Record<string, string>; order?: number }[]>
const COMMENTS = { module: 'Comments', id: 'comments', title: { pt: 'Comentários' }, order: 40 }
const OFFERS = { module: 'Offers', title: { pt: 'Ofertas' }, order: 15 }

test('slices add tabs in their order, a link into one opens it, and a failed slice costs its tab alone', async () => {
	const slices = [slice('mfe-a', { 'title.panels': [COMMENTS] }), slice('mfe-b', { 'title.panels': [OFFERS] })]
	$registry.set({ state: 'ready', registry: { revision: '1', slices } })
	await openPage('/anime/1#comment-7', { [API]: ok(SERIES) })
	const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
	expect(tabs()).toEqual(['Episódios', 'Ofertas', 'Sobre', 'Comentários', 'Relacionados'])
	expect(screen.getByRole('tab', { name: 'Comentários' })).toHaveAttribute('aria-selected', 'true')
	expect(await screen.findByText('A parte “mfe-a” não carregou')).toBeVisible()
	await press(screen.getByRole('tab', { name: 'Episódios' }))
	expect(screen.getByRole('link', { name: 'Episódio 1: Conto 1' })).toBeVisible()
	await act(async () => $registry.set({ state: 'ready', registry: { revision: '2', slices: [] } }))
	expect(tabs()).toEqual(['Episódios', 'Sobre', 'Relacionados'])
})

test('where nothing stands beside the tabs, the facts come with the tab "Sobre", and stay', async () => {
	const query = Object.assign(new EventTarget(), { matches: true })
	const others = Object.assign(new EventTarget(), { matches: false })
	Object.assign(globalThis, { matchMedia: (asked: string) => (asked === '(width < 60em)' ? query : others) })
	const facts = () => screen.queryByRole('region', { name: 'Informações', hidden: true })
	try {
		await open({ status: 'completed' })
		expect(facts()).toBeNull()
		await press(screen.getByRole('tab', { name: 'Sobre' }))
		expect(facts()).toBeVisible()
		await press(screen.getByRole('tab', { name: 'Episódios' }))
		expect(facts()).not.toBeVisible()
		query.matches = false
		await act(async () => query.dispatchEvent(new Event('change')))
		expect(facts()).toBeVisible()
	} finally {
		Reflect.deleteProperty(globalThis, 'matchMedia')
	}
})

test('an adult title has no tabs of others', async () => {
	const slices = [slice('mfe-a', { 'title.panels': [COMMENTS] })]
	$registry.set({ state: 'ready', registry: { revision: '1', slices } })
	await open({ isAdult: true, related: [] })
	expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Episódios', 'Sobre'])
})

test('a failure has a message and a retry button', async () => {
	await openPage('/anime/1', { [API]: [refused(503, 'server.unavailable'), ok(SERIES)] })
	const alert = screen.getByRole('alert')
	expect(alert).toHaveTextContent('Este título não pôde ser carregado')
	await press(within(alert).getByRole('button'))
	expect(await screen.findByRole('heading', { level: 1, name: 'O Sino' })).toBeVisible()
})
