import { act, screen } from '@testing-library/react'
import { answerWith, press, SERVER_ERROR } from 'slice-kit/testing'
import * as explore from '../explore/route.tsx'
import * as mangas from '../mangas/route.tsx'
import { lastQuery, openScreen, pageOfTitles, respondWith, searchField, type, wait } from './listing.testing.tsx'

beforeEach(() => {
	respondWith((url) => pageOfTitles(url, 400))
	answerWith({ 'GET /api/tags?*': SERVER_ERROR })
})

const order = () => screen.getByRole('combobox', { name: 'Ordenar por' })

test('typed text and parameters are not carried over to another list', async () => {
	const router = await openScreen('/explore?q=ka&sort=title', explore, { '/mangas': mangas })
	await type('kaz')
	await act(() => router.navigate('/mangas'))
	await wait()
	expect(order()).toHaveValue('rating')
	expect(searchField()).toHaveValue('')
	expect(lastQuery()).toEqual({ kind: 'manga', sort: 'rating', page: '1' })
	expect(screen.getByRole('heading', { name: 'Explore o Universo dos Mangás' })).toBeVisible()
})

test('going back shows the list with the text of its address in place of what was typed', async () => {
	const router = await openScreen('/explore?q=ka&sort=title', explore, { '/mangas': mangas })
	await type('kaz')
	await act(() => router.navigate('/mangas'))
	await act(() => router.navigate(-1))
	expect(screen.getByRole('link', { name: 'Obra 1' })).toBeVisible()
	expect(searchField()).toHaveValue('ka')
	expect(order()).toHaveValue('title')
	await wait()
	expect(router.state.location.search).toBe('?q=ka&sort=title')
})

test('the filters stay on the way to another list, and say what its address says', async () => {
	const router = await openScreen('/explore?q=ka&sort=title', explore, { '/mangas': mangas })
	const [select, field] = [order(), searchField()]
	await act(() => router.navigate('/mangas?sort=year'))
	expect(order()).toBe(select)
	expect(searchField()).toBe(field)
	expect(order()).toHaveValue('year')
	await act(() => router.navigate('/explore?page=2'))
	expect(order()).toHaveValue('rating')
	expect(searchField()).toHaveValue('')
	expect(screen.getByRole('link', { name: 'Obra 2' })).toBeVisible()
})

test('a drawer that was open when its list was left is closed when the list is shown again', async () => {
	const router = await openScreen('/explore', explore, { '/mangas': mangas })
	await press(screen.getByRole('button', { name: 'Filtros' }))
	await act(() => router.navigate('/mangas'))
	expect(screen.queryByRole('dialog')).toBeNull()
	await act(() => router.navigate('/explore'))
	expect(screen.queryByRole('dialog')).toBeNull()
})
