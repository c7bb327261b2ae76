import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { facetsRoute, listingRoute } from 'shared-contract'
import { $toasts } from 'shared-state'
import { after, answer, inTurn, openRoute, unreachable } from 'slice-kit/testing'
import * as explore from '../explore/route.tsx'
import { titleCard } from './listing.testing.tsx'

const ROUTES = [{ path: '/explore', ...explore }]
const FACETS = answer(facetsRoute, { years: [], seasons: [], dubs: [], services: [] })
/** A list whose titles have their places, from 1, for ids; every fifth is a film. */
const listOf = (total: number) =>
	answer(listingRoute, ({ query }) => {
		const page = Number(query.get('page') ?? 1)
		const from = (page - 1) * 18
		const items = Array.from({ length: Math.min(18, total - from) }, (_, index) => {
			const id = from + index + 1
			return titleCard(id, id % 5 === 0 ? { format: 'Movie' } : {})
		})
		return { items, page, pageSize: 18, total }
	})

const draw = async () => act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Sortear um' })))

test.each([
	[0, '/anime/1', '1'],
	[0.5, '/anime/51', '3'],
	[0.999, '/movie/100', '6'],
])('a draw of %d among a hundred opens %s, of the list as it is filtered', async (drawn, path, page) => {
	jest.spyOn(Math, 'random').mockReturnValue(drawn)
	const { router, requests } = await openRoute(ROUTES, '/explore?genre=action&year=2026', {
		answers: [FACETS, listOf(100)],
	})
	await draw()
	await waitFor(() => expect(router.state.location.pathname).toBe(path))
	const { query } = requests.at(-1) ?? { query: new URLSearchParams() }
	expect([query.get('page'), query.get('genre') ?? query.get('genres'), query.get('year')]).toEqual([
		page,
		'action',
		'2026',
	])
})

test('without a network it says so, and stays', async () => {
	const answers = [FACETS, inTurn(listOf(100), unreachable(listingRoute))]
	const { router } = await openRoute(ROUTES, '/explore', { answers })
	await draw()
	expect(router.state.location.pathname).toBe('/explore')
	expect($toasts.get().map(({ tone }) => tone)).toEqual(['bad'])
	expect(screen.getByRole('button', { name: 'Sortear um' })).toBeEnabled()
})

test('among one title nothing is drawn', async () => {
	await openRoute(ROUTES, '/explore?year=2024', { answers: [FACETS, listOf(1)] })
	expect(await screen.findByRole('link', { name: /Obra 1/ })).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Sortear um' })).toBeNull()
})

test('who goes elsewhere meanwhile stays there', async () => {
	let arrive = () => {}
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve
	})
	const answers = [FACETS, inTurn(listOf(100), after(arrived, listOf(100)))]
	const { router } = await openRoute(ROUTES, '/explore?year=2023', { answers })
	await draw()
	await act(() => router.navigate('/elsewhere'))
	await act(async () => arrive())
	expect(router.state.location.pathname).toBe('/elsewhere')
})
