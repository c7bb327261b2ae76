import { jest } from '@jest/globals'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { CalendarWeek, Release } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $navigate, $site, $toasts, loadSaved } from 'shared-state'
import { $timeZone } from './clock.ts'
import { Component, loader, shouldRevalidate } from './route.tsx'

// Saturday, 23:30 in São Paulo; Sunday in Tokyo.
const NOW = new Date('2026-11-22T02:30:00Z')

const release = (animeId: number, airsAt: string, change: Partial<Release> = {}): Release => ({
	id: `${animeId}-${airsAt}`,
	animeId,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${animeId}`,
	englishTitle: null,
	japaneseTitle: `作品${animeId}`,
	imageUrl: `/art/poster/${animeId}.svg`,
	color: '#aa3311',
	airsAt,
	zone: 'Asia/Tokyo',
	episode: 8,
	durationMinutes: 24,
	rating: 8,
	popularity: 1,
	...change,
})

const WEEK: CalendarWeek = {
	week: '2026-11-15',
	items: [
		release(1, '2026-11-22T02:29:00Z'),
		release(2, '2026-11-22T02:32:05Z'),
		release(3, '2026-11-21T15:30:00Z'),
		release(4, '2026-11-16T15:30:00Z', { format: 'Movie', episode: null }),
		release(5, '2026-11-24T15:30:00Z'),
	],
}

const Empty = () => null
let requests: string[] = []
let responses: { status: number; body: unknown }[] = []

beforeAll(async () => {
	Object.assign(globalThis, {
		fetch: async (path: string) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			if (path === '/api/saved') return { status: 200, text: async () => JSON.stringify({ titleIds: ['3'] }) }
			requests.push(path)
			const { status, body } = responses.shift() ?? { status: 200, body: WEEK }
			return { status, text: async () => JSON.stringify(body) }
		},
	})
	await setLocale('pt')
	await loadSaved()
})

beforeEach(() => {
	jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
	$timeZone.set('America/Sao_Paulo')
	requests = []
	responses = []
})
afterEach(async () => {
	cleanup()
	// nanostores stops the clock's timer a moment after the last unsubscribe.
	await jest.advanceTimersByTimeAsync(2_000)
	jest.useRealTimers()
})

async function open(address = '/calendar') {
	const router = createMemoryRouter(
		[
			{ path: '/calendar', Component, loader, shouldRevalidate, HydrateFallback: Empty },
			{ path: '*', Component: Empty },
		],
		{ initialEntries: [address] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	await act(async () => {
		await jest.advanceTimersByTimeAsync(50)
	})
	return router
}

const column = (name: string) => within(screen.getByRole('region', { name }))

test.each([
	[undefined, 1],
	['2026-12-06', 0],
])('on a phone the week %s starts at today, if it has it', async (week, times) => {
	const scrolled: string[] = []
	Element.prototype.scrollIntoView = function () {
		scrolled.push(this.id)
	}
	// jsdom lays nothing out, so no element of it has a box.
	const boxes = Object.assign([new DOMRect()], { item: () => null })
	const laidOut = jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes)
	await open(week === undefined ? '/calendar' : `/calendar?week=${week}`)
	await act(async () => jest.advanceTimersToNextFrame())
	expect(scrolled).toEqual(Array(times).fill('day-2026-11-21'))
	laidOut.mockRestore()
})

test('shows seven columns from Sunday to Saturday and marks today with HOJE', async () => {
	await open()
	expect(screen.getByRole('heading', { level: 1, name: 'Calendário de Lançamentos' })).toBeVisible()
	expect(screen.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent)).toEqual([
		'Domingo',
		'Segunda',
		'Terça',
		'Quarta',
		'Quinta',
		'Sexta',
		'Sábado',
	])
	expect(column('Sábado').getByText('HOJE')).toBeVisible()
	expect(screen.getAllByText('HOJE')).toHaveLength(1)
})

test('a late release in Tokyo is on the Brazilian day, at the Brazilian time, in order', async () => {
	await open()
	const times = column('Sábado').getAllByText(/^\d\d:\d\d$/)
	expect(times.map((time) => time.textContent)).toEqual(['12:30', '23:29', '23:32'])
	expect(times[0]).toHaveAttribute('datetime', '2026-11-21T15:30:00Z')
	expect(times[0]?.title).toMatch(/00:30/)
})

test.each(['America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
	'in %s a premiere without a time is on its day, and no time is shown',
	async (zone) => {
		$timeZone.set(zone)
		const premiere = release(7, '2026-11-19', { format: 'Movie', episode: null, durationMinutes: null })
		responses = [{ status: 200, body: { ...WEEK, items: [premiere, release(8, '2026-11-19T03:30:00Z')] } }]
		await open('/calendar?week=2026-11-15')
		const thursday = column('Quinta')
		expect(thursday.getByRole('link', { name: 'Obra 7' })).toBeVisible()
		const card = thursday.getByRole('link', { name: 'Obra 7' }).closest('li')
		expect(card).toHaveTextContent('Horário não divulgado')
		expect(card).not.toHaveTextContent(/\d:\d|previsto|no ar/i)
	},
)

test('another time zone moves releases to other columns', async () => {
	$timeZone.set('Asia/Tokyo')
	await open()
	expect(requests).toEqual(['/api/calendar?week=2026-11-22'])
	expect(column('Domingo').getByText('HOJE')).toBeVisible()
	expect(column('Domingo').getByRole('link', { name: 'Obra 3' })).toBeVisible()
})

test('cards link to their pages; an empty column has a message', async () => {
	await open()
	expect(screen.getByRole('link', { name: 'Obra 3' })).toHaveAttribute('href', '/anime/3')
	expect(screen.getByRole('link', { name: 'Obra 4' })).toHaveAttribute('href', '/movie/4')
	expect(column('Quinta').getByText('Nenhum lançamento hoje.')).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Obra 5' })).toBeNull()
})

test('the time left counts down live until the release and through it', async () => {
	await open()
	expect(column('Sábado').getByText('No ar agora')).toBeVisible()
	expect(column('Sábado').getByText('Já saiu')).toBeVisible()
	expect(column('Sábado').getByText('em 2 min 5 s')).toBeVisible()
	await act(async () => {
		await jest.advanceTimersByTimeAsync(6_000)
	})
	expect(column('Sábado').getByText(/^em 1 min 5\d s$/)).toBeVisible()
	await act(async () => {
		await jest.advanceTimersByTimeAsync(180_000)
	})
	expect(column('Sábado').getAllByText('No ar agora')).toHaveLength(2)
})

test('aired releases of today are collapsed and can be expanded; the next release of the week is marked', async () => {
	const aired = [release(6, '2026-11-21T16:00:00Z'), release(7, '2026-11-21T17:00:00Z')]
	responses = [{ status: 200, body: { ...WEEK, items: [...WEEK.items, ...aired] } }]
	await open()
	const folded = column('Sábado').getByText('3 já saíram').closest('details') as HTMLDetailsElement
	expect(folded.open).toBe(false)
	expect(
		within(folded)
			.getAllByRole('link', { hidden: true })
			.map((link) => link.textContent),
	).toEqual(['Obra 3', 'Obra 6', 'Obra 7'])
	expect(within(folded).queryByText('Obra 1')).toBeNull()
	const next = screen.getByText('A seguir').closest('article') as HTMLElement
	expect(within(next).getByRole('link', { name: 'Obra 2' })).toBeVisible()
})

test('the address holds the week; an invalid week shows this week', async () => {
	await open('/calendar?week=2026-11-25')
	expect(requests).toEqual(['/api/calendar?week=2026-11-22'])
	expect(screen.getByRole('link', { name: 'Semana anterior' })).toHaveAttribute('href', '/calendar')
	expect(screen.getByRole('link', { name: 'Próxima semana' })).toHaveAttribute('href', '/calendar?week=2026-11-29')
	expect(screen.getByRole('link', { name: 'Esta semana' })).toHaveAttribute('href', '/calendar')
	await open('/calendar?week=2026-02-31')
	expect(requests.at(-1)).toBe('/api/calendar?week=2026-11-15')
})

test('a visitor who filters by their list gets a reason, is sent to sign in and returns with the filter on', async () => {
	const paths: string[] = []
	$navigate.set((path) => paths.push(path))
	const router = await open()
	await act(async () => screen.getByRole('switch', { name: 'Só a minha lista' }).click())
	expect(paths).toEqual([`/auth?next=${encodeURIComponent('/calendar?mine=1')}`])
	expect($toasts.get().at(-1)?.text).toMatch(/crie uma conta ou entre/)
	expect(router.state.location.search).toBe('')
	await act(() => router.navigate('/calendar?mine=1'))
	expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', expect.stringMatching(/^\/auth/))
})

test('the filter for the reader’s list is in the address and needs no request', async () => {
	$site.set({ ...$site.get(), demo: true })
	const router = await open()
	await act(async () => screen.getByRole('switch', { name: 'Só a minha lista' }).click())
	expect(router.state.location.search).toBe('?mine=1')
	expect(screen.getByRole('link', { name: 'Minha lista na minha agenda' })).toHaveAttribute(
		'href',
		'/settings/notifications#calendar',
	)
	expect(requests).toHaveLength(1)
	expect(screen.getByRole('link', { name: 'Obra 3' })).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Obra 1' })).toBeNull()
})

test('a list without releases that week has a message and a link to all', async () => {
	responses = [{ status: 200, body: { week: '2026-11-15', items: [] } }]
	await open('/calendar?mine=1')
	expect(screen.getByText('Nada da sua lista nesta semana')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Ver todos os lançamentos' })).toHaveAttribute('href', '/calendar')
})

test('a failure has a message and a retry button', async () => {
	responses = [{ status: 503, body: {} }]
	await open()
	expect(screen.getByRole('alert')).toHaveTextContent('O calendário não pôde ser carregado')
	await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click())
	await act(async () => {
		await jest.advanceTimersByTimeAsync(50)
	})
	expect(column('Sábado').getByRole('link', { name: 'Obra 3' })).toBeVisible()
})

test('what is expected, first, last or delayed is marked', async () => {
	const items = [
		release(1, '2026-11-16T15:30:00Z', { isExpected: true }),
		release(2, '2026-11-17T15:30:00Z', { isFirst: true, episode: 1 }),
		release(3, '2026-11-18T15:30:00Z', { isLast: true, episode: 12 }),
	]
	const delayed = [{ ...release(4, '2026-11-19T15:30:00Z'), newDate: '2026-11-26', reason: 'Jogo de beisebol' }]
	responses = [{ status: 200, body: { ...WEEK, items, delayed } }]
	await open()
	const card = (name: string) => within(screen.getByRole('link', { name }).closest('article') as HTMLElement)
	expect(card('Obra 1').getByText('Previsto')).toBeVisible()
	expect(card('Obra 1').getByText('Estava previsto')).toBeVisible()
	expect(card('Obra 2').getByText('Estreia')).toBeVisible()
	expect(card('Obra 2').queryByText('Previsto')).toBeNull()
	expect(card('Obra 3').getByText('Final')).toBeVisible()
	expect(card('Obra 4').getByText(/^Adiado para 26/)).toBeVisible()
	expect(card('Obra 4').getByText('Jogo de beisebol')).toBeVisible()
})
