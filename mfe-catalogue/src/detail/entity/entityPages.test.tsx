import { act, screen, within } from '@testing-library/react'
import { titleCard } from '../../browse/listing/listing.testing.tsx'
import { fakeApi, ok, openPage, refused, requests } from '../title/openPage.testing.tsx'

beforeAll(fakeApi)

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

test('a studio marks the first title of each year, and changes its role', async () => {
	const studio = {
		...NAMED,
		url: 'https://example.org/',
		totals: { studio: 3, producer: 1 },
		role: 'studio',
		items: [titleCard(1, { year: null }), titleCard(2, { year: 2025 }), titleCard(3, { year: 2025 })],
		page: 1,
		pageSize: 36,
		total: 3,
	}
	const produced = { ...studio, role: 'producer', items: [titleCard(4)], total: 1 }
	await openPage('/studio/3', {
		'GET /api/studios/3?page=1': ok(studio),
		'GET /api/studios/3?role=producer&page=1': ok(produced),
	})
	expect(screen.getByText('A anunciar')).toBeTruthy()
	expect(screen.getAllByText('2025')).toHaveLength(1)
	await act(async () => screen.getByRole('button', { name: 'Como produtora' }).click())
	expect(requests.at(-1)).toBe('GET /api/studios/3?role=producer&page=1')
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

test('a season leads to its neighbours and to all seasons', async () => {
	const season = { year: 2026, season: 'fall', items: [titleCard(1)], page: 1, pageSize: 18, total: 1 }
	await openPage('/season/2026/fall', {
		'GET /api/seasons/2026/fall?page=1': ok({ ...season, previous: { year: 2026, season: 'summer' }, next: null }),
	})
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Outono de 2026 · outubro a dezembro')
	const links = within(screen.getByRole('navigation', { name: 'Outras temporadas' })).getAllByRole('link')
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['/season/2026/summer', '/seasons'])
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
	const season = { year: 2026, season: 'fall', previous: null, next: null, pageSize: 18, total: 20 }
	const last = page === 'abc' ? 1 : 2
	const router = await openPage(`/season/2026/fall?page=${page}`, {
		'GET /api/seasons/2026/fall?page=1': ok({ ...season, items: [titleCard(1)], page: 1 }),
		'GET /api/seasons/2026/fall?page=2': ok({ ...season, items: [titleCard(2)], page: 2 }),
		'GET /api/seasons/2026/fall?page=99': ok({ ...season, items: [], page: 99 }),
		'GET /api/seasons/2026/fall?page=10000': ok({ ...season, items: [], page: 10_000 }),
	})
	expect(router.state.location.search).toBe(last === 1 ? '' : '?page=2')
	expect(screen.getByRole('link', { name: `Obra ${last}` })).toBeVisible()
})
