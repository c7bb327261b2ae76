import { act, fireEvent, screen, within } from '@testing-library/react'
import { ok, refused } from 'slice-kit/testing'
import { titleCard } from '../../browse/listing/listing.testing.tsx'
import { asked, openPage } from '../title/openPage.testing.tsx'

const NAMED = { id: 3, name: 'Kei Mori', nativeName: '森圭', imageUrl: null, description: 'Dirige.' }
const PERSON = {
	...NAMED,
	works: [
		{ roles: ['Direção', 'Storyboard'], title: titleCard(1, { year: 2026 }) },
		{ roles: ['storyAndArt'], title: titleCard(2, { year: 2020, kind: 'manga', format: 'Manga' }) },
	],
	workTotal: 2,
	voices: [
		{
			language: 'ja',
			character: { id: 9, name: 'Sakuya', nativeName: null, imageUrl: null },
			role: 'main',
			title: titleCard(3),
		},
	],
	voiceTotal: 1,
}

test('a person shows roles by year and voices by language, with links', async () => {
	await openPage('/person/3', { 'GET /api/people/3': ok(PERSON) })
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kei Mori')
	expect(screen.getByText('森圭')).toBeTruthy()
	expect(screen.getByRole('heading', { name: '2020' })).toBeTruthy()
	expect(screen.getByText('Direção, Storyboard')).toBeTruthy()
	expect(screen.getByText('História e arte')).toBeTruthy()
	const voices = screen.getByRole('region', { name: 'Vozes em japonês' })
	expect(within(voices).getByRole('link', { name: 'Sakuya' }).getAttribute('href')).toBe('/character/9')
	expect(screen.getByRole('link', { name: 'Obra 2' }).getAttribute('href')).toBe('/manga/2')
})

test('a person without a picture has a monogram, and is known for the best titles first', async () => {
	const knownFor = [titleCard(8), titleCard(9)]
	await openPage('/person/3', { 'GET /api/people/3': ok({ ...PERSON, knownFor }) })
	expect(screen.getByText('KM')).toBeVisible()
	const known = within(screen.getByRole('region', { name: 'Obras mais conhecidas' }))
	expect(known.getAllByRole('link', { name: /Obra/ }).map((link) => link.getAttribute('href'))).toEqual([
		'/anime/8',
		'/anime/9',
	])
	const voices = within(screen.getByRole('region', { name: 'Vozes em japonês' }))
	expect(voices.getByText('S')).toBeVisible()
	expect(voices.getByRole('listitem').querySelector('img, [style*="background"]')).not.toBeNull()
})

test('a person who was merged is shown at the address of the one that they became', async () => {
	const router = await openPage('/person/2', { 'GET /api/people/2': ok(PERSON), 'GET /api/people/3': ok(PERSON) })
	expect(router.state.location.pathname).toBe('/person/3')
})

test('a person who is not there has a page that says so', async () => {
	await openPage('/person/4', { 'GET /api/people/4': refused(404, 'request.notFound') })
	expect(screen.getByRole('heading', { level: 1, name: 'Esta pessoa não está no catálogo' })).toBeVisible()
})

test('a person who does not load has a page that says so', async () => {
	await openPage('/person/5', {})
	expect(screen.getByRole('heading', { level: 1, name: 'Esta pessoa não pôde ser carregada' })).toBeVisible()
})

test('a studio says what it is known for, and keeps role, format and order in the address', async () => {
	const studio = {
		...NAMED,
		url: 'https://example.org/',
		totals: { studio: 3, producer: 1 },
		role: 'studio',
		formats: [
			{ format: 'TV', total: 2 },
			{ format: 'Movie', total: 1 },
		],
		knownFor: [titleCard(2)],
		items: [titleCard(1, { year: null }), titleCard(2, { year: 2025 }), titleCard(3, { year: 2025 })],
		page: 1,
		pageSize: 36,
		total: 3,
	}
	const produced = {
		...studio,
		role: 'producer',
		formats: [{ format: 'TV', total: 1 }],
		items: [titleCard(4)],
		total: 1,
	}
	const router = await openPage('/studio/3', {
		'GET /api/studios/3?page=1': ok(studio),
		'GET /api/studios/3?format=Movie&page=1': ok({ ...studio, items: [titleCard(5)], total: 1 }),
		'GET /api/studios/3?format=Movie&sort=year&page=1': ok(studio),
		'GET /api/studios/3?role=producer&sort=year&page=1': ok(produced),
	})
	const search = () => router.state.location.search
	expect(screen.getByText(/^Conhecido por/)).toHaveTextContent('Conhecido por Obra 2')
	expect(screen.queryByText('2025')).toBeNull()
	await act(async () => screen.getByRole('button', { name: 'Filmes 1' }).click())
	expect(screen.getByRole('link', { name: 'Obra 5' })).toBeVisible()
	await act(async () => {
		fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'year' } })
	})
	expect(search()).toBe('?format=Movie&sort=year')
	expect(screen.getByText('A anunciar')).toBeTruthy()
	expect(screen.getAllByText('2025')).toHaveLength(1)
	await act(async () => screen.getByRole('button', { name: 'Como produtora' }).click())
	expect(search()).toBe('?role=producer&sort=year')
	expect(screen.getByRole('link', { name: 'Obra 4' })).toBeTruthy()
})

test('the titles whose story a tag gives away are behind a link', async () => {
	const tag = { name: 'Time Loop', spoilers: 2, items: [titleCard(1)], page: 1, pageSize: 18, total: 1 }
	await openPage('/tag/Time%20Loop', {
		'GET /api/tags/Time%20Loop?page=1': ok(tag),
		'GET /api/tags/Time%20Loop?page=1&spoilers=only': ok({ ...tag, items: [titleCard(7)] }),
	})
	expect(screen.queryByRole('link', { name: 'Obra 7' })).toBeNull()
	await act(async () => screen.getByRole('link', { name: 'Mostrar mesmo assim' }).click())
	expect(screen.getByRole('link', { name: 'Obra 7' })).toBeTruthy()
})

/** A title of a season. */
const ofSeason = (id: number, change: object = {}) => ({
	...titleCard(id),
	studios: [],
	origin: null,
	started: null,
	showing: null,
	episodeCount: null,
	minutes: null,
	synopses: [],
	...change,
})
const SEASON = { year: 2026, season: 'fall', previous: null, next: null, pageSize: 18, total: 1 }

test('a season has its formats, each with what a reader chooses by, and leads to its neighbours', async () => {
	const series = ofSeason(1, {
		studios: [{ id: 8, name: 'Maré' }],
		origin: 'lightNovel',
		started: '2026-10-04',
		showing: { at: '2026-10-04T14:30:00Z', isWeekly: true },
		episodeCount: 12,
		minutes: 24,
		synopses: [
			{ language: 'en', text: 'Waves.' },
			{ language: 'pt-BR', text: 'Ondas.' },
		],
	})
	const season = {
		...SEASON,
		previous: { year: 2026, season: 'summer' },
		groups: [
			{ format: 'TV', total: 1 },
			{ format: 'Movie', total: 30 },
			{ format: 'OVA', total: 2 },
		],
		items: [series, ofSeason(2, { format: 'Movie', minutes: 115 })],
		page: 1,
		total: 33,
	}
	const router = await openPage('/season/2026/fall', {
		'GET /api/seasons/2026/fall?page=1': ok(season),
		'GET /api/seasons/2026/fall?sort=title&page=1': ok({ ...season, items: [series] }),
	})
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Outono de 2026 · outubro a dezembro')
	const links = (name: string) =>
		within(screen.getByRole('navigation', { name }))
			.getAllByRole('link')
			.map((link) => link.getAttribute('href'))
	expect(links('Outras temporadas')).toEqual(['/season/2026/summer', '/seasons'])
	expect(links('Formato')).toEqual(['#TV', '#Movie', '?page=2#OVA'].map((rest) => `/season/2026/fall${rest}`))
	const group = (name: string) => within(screen.getByRole('region', { name }))
	expect(group('Séries').getByRole('link', { name: 'Maré' })).toHaveAttribute('href', '/studio/8')
	expect(group('Séries').getByText(/^Light novel · 12 episódios × 24 min/)).toBeVisible()
	expect(group('Séries').getByText(/^4 de out\. de 2026 · dom\. às \d\d:30$/)).toBeVisible()
	expect(group('Séries').getByText('Ondas.')).toBeVisible()
	expect(group('Filmes').getByText(/^1 h 55 min/)).toBeVisible()
	expect(screen.queryByRole('region', { name: 'OVAs e especiais' })).toBeNull()
	await act(async () => {
		fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'title' } })
	})
	expect(router.state.location.search).toBe('?sort=title')
	expect(asked().at(-1)).toBe('GET /api/seasons/2026/fall?sort=title&page=1')
})

test('an address that is no season says so', async () => {
	await openPage('/season/2026/rain', {})
	expect(screen.getByRole('heading', { level: 1, name: 'Esta temporada não existe' })).toBeVisible()
})

test.each([
	['/tag/Nothing', 'Esta tag não pôde ser carregada'],
	['/studio/5', 'Este estúdio não pôde ser carregado'],
])('%s that does not load has a heading that says so', async (path, heading) => {
	await openPage(path, {})
	expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})

test.each(['99', '99999', 'abc'])('the page %s of a season is replaced by the one that is shown', async (page) => {
	const season = { ...SEASON, groups: [{ format: 'TV', total: 20 }], total: 20 }
	const last = page === 'abc' ? 1 : 2
	const router = await openPage(`/season/2026/fall?page=${page}`, {
		'GET /api/seasons/2026/fall?page=1': ok({ ...season, items: [ofSeason(1)], page: 1 }),
		'GET /api/seasons/2026/fall?page=2': ok({ ...season, items: [ofSeason(2)], page: 2 }),
		'GET /api/seasons/2026/fall?page=99': ok({ ...season, items: [], page: 99 }),
		'GET /api/seasons/2026/fall?page=10000': ok({ ...season, items: [], page: 10_000 }),
	})
	expect(router.state.location.search).toBe(last === 1 ? '' : '?page=2')
	expect(screen.getByRole('link', { name: `Obra ${last}` })).toBeVisible()
})
