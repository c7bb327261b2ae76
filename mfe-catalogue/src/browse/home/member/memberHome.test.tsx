import { act, screen, within } from '@testing-library/react'
import { $registry, provideHost } from 'shared-composition'
import type { Home, HomeLayout, TitleCard } from 'shared-contract'
import { $toasts } from 'shared-state'
import {
	answerWith,
	member,
	ok,
	openRoute,
	press,
	type Reply,
	requests,
	SERVER_ERROR,
	signInAs,
} from 'slice-kit/testing'
import { Component, loader } from '../route.tsx'

const postedBy = { name: 'Bia Kagawa', avatarUrl: null }
const title = (id: number): TitleCard => ({
	id,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${id}`,
	englishTitle: null,
	japaneseTitle: null,
	rating: 8,
	totalVotes: 1,
	year: 2026,
	imageUrl: '/art/poster/1.svg',
	color: '#aa3311',
	postedBy,
	status: 'releasing',
	genres: [],
})
const HOME: Home = {
	featured: [],
	popular: [title(1)],
	releases: [title(2)],
	episodes: [],
	mangas: [],
	movies: [title(3)],
	news: [],
}

const LAYOUT = '/api/account/home'
const stored = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as HomeLayout)

beforeAll(() => {
	provideHost({
		load: async (slice, module) => ({ default: () => <p>{`${slice}/${module}`}</p> }),
		abandon: async () => {},
	})
	const slice = { version: '1', base: '/r/', entry: 'entry.js', manifest: 'm.json', owns: [], exposes: {} }
	const named = (pt: string) => ({ pt, en: pt, ja: pt })
	const slices = [
		{
			...slice,
			name: 'mfe-account',
			fills: {
				'home.memberRows': [{ module: 'Continue', title: named('Continuar'), order: 1 }],
				'home.rows': [{ module: 'Quiz', title: named('Quiz') }],
			},
		},
	]
	$registry.set({ state: 'ready', registry: { revision: '1', slices } })
})

beforeEach(() => {
	answerWith({
		'GET /api/home': ok(HOME),
		[`GET ${LAYOUT}`]: ok({ order: [], hidden: [] }),
		[`PUT ${LAYOUT}`]: ({ body }) => ok(body),
	})
	return signInAs({ ...member(), username: 'Ana' })
})

async function open() {
	await openRoute([{ path: '/', Component, loader }], '/')
	await screen.findByRole('heading', { level: 1, name: 'Olá, Ana' })
}

/** What stands on the page, in its order. */
function rows(): string[] {
	const text = screen.getByRole('main').textContent ?? ''
	const known = ['mfe-account/Continue', 'Populares', 'Novos Lançamentos', 'Filmes', 'mfe-account/Quiz']
	return known.filter((each) => text.includes(each)).toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
}
const flip = (name: string) => act(async () => screen.getByRole('switch', { name }).click())
const DEFAULT = ['mfe-account/Continue', 'Populares', 'Novos Lançamentos', 'Filmes', 'mfe-account/Quiz']

test('a member has what is theirs first, without the hero', async () => {
	await open()
	expect(rows()).toEqual(DEFAULT)
	expect(screen.queryByRole('link', { name: 'Explorar animes' })).toBeNull()
})

test.each<[what: string, answer: Reply, expected: string[]]>([
	[
		'in their own order, without what they hide',
		ok({ order: ['movies', 'popular'], hidden: ['mfe-account/Quiz', 'gone'] }),
		['mfe-account/Continue', 'Filmes', 'Populares', 'Novos Lançamentos'],
	],
	['as by default where their order cannot be read', SERVER_ERROR, DEFAULT],
])('the rows stand %s', async (_what, answer, expected) => {
	answerWith({ [`GET ${LAYOUT}`]: answer })
	await open()
	expect(rows()).toEqual(expected)
})

test('rows are moved and hidden, and the page shows it once it is kept', async () => {
	await open()
	await press('Organizar')
	await press('Subir “Populares”')
	expect(screen.getByRole('button', { name: 'Subir “Populares”' })).toHaveAttribute('aria-disabled', 'true')
	await flip('Novos Lançamentos')
	await press('Salvar')
	expect(stored()).toMatchObject([{ hidden: ['releases'] }])
	expect(stored()[0]?.order.slice(0, 3)).toEqual(['popular', 'mfe-account/Continue', 'releases'])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(rows()).toEqual(['Populares', 'mfe-account/Continue', 'Filmes', 'mfe-account/Quiz'])
})

test('the default is kept as no order at all', async () => {
	answerWith({ [`GET ${LAYOUT}`]: ok({ order: ['movies'], hidden: ['popular'] }) })
	await open()
	await press('Organizar')
	await press('Voltar ao padrão')
	await press('Salvar')
	expect(stored()).toEqual([{ order: [], hidden: [] }])
	expect(rows()).toEqual(DEFAULT)
})

test('what could not be kept stays in the dialog', async () => {
	answerWith({ [`PUT ${LAYOUT}`]: SERVER_ERROR })
	await open()
	await press('Organizar')
	await flip('Populares')
	await press('Salvar')
	const dialog = within(screen.getByRole('dialog'))
	expect(dialog.getByRole('switch', { name: 'Populares' })).not.toBeChecked()
	expect($toasts.get()).toHaveLength(1)
	expect(rows()).toContain('Populares')
})

test('a page without rows says how they come back', async () => {
	answerWith({
		[`GET ${LAYOUT}`]: ok({
			order: [],
			hidden: [
				'mfe-account/Continue',
				'popular',
				'releases',
				'episodes',
				'mangas',
				'movies',
				'news',
				'mfe-account/Quiz',
			],
		}),
	})
	await open()
	expect(screen.getByText('Todas as fileiras estão escondidas')).toBeVisible()
})
