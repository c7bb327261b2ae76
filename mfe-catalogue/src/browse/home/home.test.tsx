import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { $registry, provideHost } from 'shared-composition'
import type { FeaturedItem, Home, TitleCard } from 'shared-contract'
import { $site } from 'shared-state'
import { answerWith, ok, openRoute, type Reply, refused, SERVER_ERROR } from 'slice-kit/testing'
import { FeaturedFacts } from './FeaturedFacts.tsx'
import { Component, loader } from './route.tsx'

const postedBy = { name: 'Bia Kagawa', avatarUrl: null }

const title = (id: number, change: Partial<TitleCard> = {}): TitleCard => ({
	id,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${id}`,
	englishTitle: null,
	japaneseTitle: `作品${id}`,
	rating: 8.74,
	totalVotes: 10,
	year: 2026,
	imageUrl: `/art/poster/${id}.svg`,
	color: '#aa3311',
	postedBy,
	status: 'releasing',
	genres: ['action'],
	...change,
})

const EMPTY: Home = { featured: [], popular: [], releases: [], episodes: [], mangas: [], movies: [], news: [] }

const FULL: Home = {
	...EMPTY,
	popular: [title(1), title(2)],
	releases: [title(3)],
	mangas: [title(4, { kind: 'manga', format: 'Manga' })],
	movies: [title(5, { format: 'Movie' })],
	episodes: [
		{
			id: 9,
			animeId: 1,
			number: 2,
			title: 'A carta',
			animeTitle: 'Obra 1',
			englishAnimeTitle: null,
			japaneseAnimeTitle: null,
			durationMinutes: 24,
			imageUrl: '/art/episode/9.svg',
			color: '#113355',
			postedBy,
		},
	],
	news: [
		{
			id: 7,
			category: 'culture',
			title: 'Uma notícia',
			excerpt: 'Em resumo.',
			author: 'Caio Mori',
			authorAvatarUrl: null,
			publishedAt: '2026-11-20T12:00:00Z',
			imageUrl: '/art/news/7.svg',
			readMinutes: 4,
			isFeatured: true,
		},
	],
}

async function open(...given: Reply[]) {
	answerWith({ '*': [...given, SERVER_ERROR] })
	await openRoute([{ path: '/', Component, loader }], '/')
	return screen.findByRole('main')
}

const row = (name: string) => within(screen.getByRole('region', { name }))

test.each(['load', 'error'])(
	'the posters behind the hero are shown together, once the last one has ended with %s',
	async (end) => {
		await open(ok(FULL))
		const wall = screen.getByRole('heading', { level: 1 }).closest('section')?.querySelector('[aria-hidden]')
		const [first, last] = wall?.querySelectorAll('img') ?? []
		if (!wall || !first || !last) throw new Error('two posters are behind the hero')
		const isComplete = new Map([first, last].map((poster) => [poster, false]))
		for (const poster of isComplete.keys()) {
			Object.defineProperty(poster, 'complete', { get: () => isComplete.get(poster) })
		}
		isComplete.set(last, true)
		fireEvent.load(last)
		expect(wall).not.toHaveAttribute('data-loaded')
		isComplete.set(first, true)
		fireEvent(first, new Event(end))
		expect(wall).toHaveAttribute('data-loaded')
	},
)

const FEATURED = [1, 2].map((id) => ({
	...title(id),
	rank: id,
	description: '',
	durationMinutes: 24,
	releaseDate: null,
	seasons: 1,
	episodes: 12,
	views: 0,
	likes: 0,
})) as FeaturedItem[]

test('the banner can be stopped from the hero on, and a touch of a slide stops it', async () => {
	await open(ok({ ...FULL, featured: FEATURED }))
	const banner = within(screen.getByRole('region', { name: 'Em destaque' }))
	await act(async () => banner.getByRole('button', { name: 'Pausar os destaques' }).click())
	await act(async () => banner.getByRole('button', { name: 'Retomar os destaques' }).click())
	await act(async () => banner.getByRole('button', { name: 'Destaque anterior' }).click())
	expect(banner.getByRole('button', { name: 'Mostrar o destaque 2' })).toHaveAttribute('aria-current')
	fireEvent.touchStart(banner.getByRole('heading', { name: 'Obra 2' }))
	expect(banner.getByRole('button', { name: 'Retomar os destaques' })).toBeVisible()
})

test('each row that moves by itself can be stopped alone', async () => {
	await open(ok(FULL))
	for (const name of ['Populares', 'Novos Lançamentos', 'Episódios Recentes', 'Mangás', 'Filmes']) {
		await act(async () => row(name).getByRole('button', { name: 'Pausar a fileira' }).click())
		expect(row(name).getByRole('button', { name: 'Retomar a fileira' })).toBeVisible()
	}
})

test('the hero has a title and links to the animes and the movies', async () => {
	await open(ok(FULL))
	expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
	expect(screen.getByRole('link', { name: 'Explorar animes' })).toHaveAttribute('href', '/explore')
	expect(screen.getByRole('link', { name: 'Ver filmes' })).toHaveAttribute('href', '/explore?type=Movie')
})

test.each([
	['Populares', '/popular', 'Obra 1', '/anime/1'],
	['Novos Lançamentos', '/releases', 'Obra 3', '/anime/3'],
	['Mangás', '/mangas', 'Obra 4', '/manga/4'],
	['Filmes', '/movies', 'Obra 5', '/movie/5'],
	['Episódios Recentes', '/episodes', 'Obra 1', '/episode/9'],
	['Notícias', '/news', 'Uma notícia', '/news/7'],
])('the row %s links to %s, and its cards to their pages', async (name, all, card, page) => {
	await open(ok(FULL))
	expect(row(name).getByRole('link', { name: 'Ver tudo' })).toHaveAttribute('href', all)
	expect(row(name).getByRole('link', { name: card })).toHaveAttribute('href', page)
})

test('new releases have the badge NOVO; scores have one decimal', async () => {
	await open(ok(FULL))
	expect(row('Novos Lançamentos').getByText('NOVO')).toBeVisible()
	expect(row('Populares').queryByText('NOVO')).toBeNull()
	expect(row('Populares').getAllByRole('img', { name: 'Nota 8,7' })).toHaveLength(2)
})

test('an episode card shows its name, its length and who posted it', async () => {
	await open(ok(FULL))
	expect(row('Episódios Recentes').getByText('A carta • 24 min')).toBeVisible()
	expect(row('Episódios Recentes').getByText('Postado por Bia Kagawa')).toBeVisible()
})

test.each([
	['a visitor loads no widgets', false, []],
	[
		'on a demo the rows of the sample member stand above the releases, in their order',
		true,
		['mfe-account/Continue', 'mfe-account/ForYou', 'mfe-community/Following'],
	],
])('%s', async (_, demo, widgets) => {
	const loaded: string[] = []
	provideHost({
		load: async (slice, module) => {
			loaded.push(`${slice}/${module}`)
			return { default: () => <p>{`${slice}/${module}`}</p> }
		},
		abandon: async () => {},
	})
	const slice = { version: '1', base: '/r/', entry: 'entry.js', manifest: 'm.json', owns: [], exposes: {} }
	const rows = (name: string, ...list: [module: string, order: number][]) => ({
		...slice,
		name,
		fills: { 'home.memberRows': list.map(([module, order]) => ({ module, order })) },
	})
	const slices = [rows('mfe-account', ['ForYou', 20], ['Continue', 10]), rows('mfe-community', ['Following', 30])]
	$registry.set({ state: 'ready', registry: { revision: '1', slices } })
	$site.set({ demo, chatUrl: '', sourceUrl: '' })
	await open(ok(FULL))
	for (const widget of widgets) expect(await screen.findByText(widget)).toBeVisible()
	expect(loaded).toEqual(widgets)
	const texts = screen.getByRole('main').textContent ?? ''
	const places = [...widgets, 'Novos Lançamentos'].map((text) => texts.indexOf(text))
	expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('an empty catalogue has a message', async () => {
	await open(ok(EMPTY))
	expect(screen.getByText('Ainda não há nada por aqui')).toBeVisible()
})

test('a failure has a message and a retry button', async () => {
	await open(refused(503, 'server.unavailable'), ok(FULL))
	expect(screen.getByRole('alert')).toHaveTextContent('A página inicial não pôde ser carregada')
	await act(async () => screen.getByRole('button').click())
	expect(await screen.findByRole('region', { name: 'Populares' })).toBeVisible()
})

test('a slide leaves out counts of zero', () => {
	const item = { durationMinutes: 24, releaseDate: null, seasons: 1, episodes: 12, views: 0, likes: 0 }
	render(<FeaturedFacts item={item as FeaturedItem} />)
	expect(screen.getByText('12 episódios')).toBeVisible()
	expect(screen.queryByText(/^0/)).toBeNull()
})

test('a row below the first view has its heading, and its cards once the reader comes near', async () => {
	const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = []
	Object.assign(globalThis, {
		IntersectionObserver: class {
			constructor(callback: (typeof observers)[number]) {
				observers.push(callback)
			}
			observe() {}
			disconnect() {}
		},
	})
	try {
		await open(ok(FULL))
		expect(row('Populares').getByRole('link', { name: 'Obra 1' })).toBeVisible()
		await screen.findByRole('region', { name: 'Filmes' })
		for (const name of ['Novos Lançamentos', 'Episódios Recentes', 'Mangás', 'Filmes', 'Notícias']) {
			expect(row(name).getByRole('link', { name: 'Ver tudo' })).toBeVisible()
			expect(row(name).queryAllByRole('listitem')).toEqual([])
		}
		await act(async () => {
			for (const observer of observers) observer([{ isIntersecting: true }])
		})
		expect(row('Filmes').getByRole('link', { name: 'Obra 5' })).toBeVisible()
	} finally {
		Reflect.deleteProperty(globalThis, 'IntersectionObserver')
	}
})
