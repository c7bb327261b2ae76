import { jest } from '@jest/globals'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { CalendarWeek, Release } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { loadSaved } from 'shared-state'
import { $timeZone } from './clock.ts'
import { Component, loader, shouldRevalidate } from './route.tsx'

/** Saturday, 23:30 in São Paulo; Sunday in Tokyo. */
const NOW = new Date('2026-11-22T02:30:00Z')

export const release = (animeId: number, airsAt: string, change: Partial<Release> = {}): Release => ({
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

export const WEEK: CalendarWeek = {
	week: '2026-11-15',
	items: [
		release(1, '2026-11-22T02:29:00Z'),
		release(2, '2026-11-22T02:32:05Z'),
		release(3, '2026-11-21T15:30:00Z'),
		release(4, '2026-11-16T15:30:00Z', { format: 'Movie', episode: null }),
		release(5, '2026-11-24T15:30:00Z'),
	],
	delayed: [],
}

const Empty = () => null
/** The requests of the test, in order. */
export const requests: string[] = []
/** The responses to the next requests; those after them have {@link WEEK}. */
export const responses: { status: number; body: unknown }[] = []

/** Answers the requests of the calendar, and stops the clock at {@link NOW} in each test. */
export function setUpCalendar(): void {
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
		requests.length = 0
		responses.length = 0
	})
	afterEach(async () => {
		cleanup()
		// nanostores stops the clock's timer a moment after the last unsubscribe.
		await jest.advanceTimersByTimeAsync(2_000)
		jest.useRealTimers()
	})
}

/** Opens the calendar. */
export async function open(address = '/calendar') {
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

/** The column of a day. */
export const column = (name: string) => within(screen.getByRole('region', { name }))
