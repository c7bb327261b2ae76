import { jest } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import type { CalendarWeek, Release } from 'shared-contract'
import { loadSaved } from 'shared-state'
import { answerWith, ok, openRoute, type Reply, requests } from 'slice-kit/testing'
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

/** The addresses that the calendar requested, in order. */
export const asked = () => requests.map(({ path }) => path).filter((path) => path !== '/api/saved')
/** The responses to the next requests; those after them have {@link WEEK}. */
export const responses: Reply[] = []

/** Answers the requests of the calendar, and stops the clock at {@link NOW} in each test. */
export function setUpCalendar(): void {
	beforeEach(async () => {
		answerWith({
			'GET /api/saved': ok({ titleIds: ['3'] }),
			'GET /api/calendar?*': () => responses.shift() ?? ok(WEEK),
		})
		await loadSaved()
		jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
		$timeZone.set('America/Sao_Paulo')
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
	const { router } = await openRoute([{ path: '/calendar', Component, loader, shouldRevalidate }], address)
	await act(async () => {
		await jest.advanceTimersByTimeAsync(50)
	})
	return router
}

/** The column of a day. */
export const column = (name: string) => within(screen.getByRole('region', { name }))
