import { act, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router'
import { pathInHash, redirectHashPaths } from './hashPath.ts'

test.each([
	['#/anime/1', '/anime/1'],
	['#/explore?q=frieren&page=2', '/explore?q=frieren&page=2'],
	['#/', '/'],
	['', undefined],
	['#main', undefined],
	['#//other.site/x', undefined],
	['#/\\other.site', undefined],
])('%s redirects to %s', (hash, path) => {
	expect(pathInHash(hash)).toBe(path)
})

function Address() {
	const { pathname, search, hash } = useLocation()
	return (
		<>
			<h1>{pathname + search + hash}</h1>
			<a href="#/anime/2">title</a>
			<a href="#comments">comments</a>
		</>
	)
}

/** Opens a page whose screens load after a moment, like those of slices. */
async function open(path: string) {
	history.replaceState(null, '', path)
	const loader = () => new Promise((resolve) => setTimeout(resolve, 5, null))
	const router = createBrowserRouter([{ path: '*', Component: Address, loader, HydrateFallback: () => null }])
	const stop = redirectHashPaths(router)
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('heading', { name: path })
	return () => {
		stop()
		router.dispose()
	}
}

const press = (name: string) => act(async () => screen.getByRole('link', { name }).click())

test('a typed or followed hash URL opens its page', async () => {
	const close = await open('/explore')
	await act(async () => {
		location.hash = '#/popular?page=2'
	})
	expect(await screen.findByRole('heading', { name: '/popular?page=2' })).toBeVisible()
	expect(location.href).toBe('http://localhost/popular?page=2')
	await press('title')
	expect(await screen.findByRole('heading', { name: '/anime/2' })).toBeVisible()
	expect(location.href).toBe('http://localhost/anime/2')
	await act(async () => history.back())
	expect(await screen.findByRole('heading', { name: '/popular?page=2' })).toBeVisible()
	close()
})

test('an anchor stays on the page', async () => {
	const close = await open('/anime/2')
	await press('comments')
	expect(await screen.findByRole('heading', { name: '/anime/2#comments' })).toBeVisible()
	close()
})
