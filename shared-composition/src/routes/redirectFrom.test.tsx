import { act, render, screen } from '@testing-library/react'
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider, useLocation } from 'react-router-dom'
import { redirectFrom } from './redirectFrom.ts'

const Address = () => <h1>{useLocation().pathname}</h1>

/** The pages of a small site, where `/moved` redirects to `/new`. */
async function open(path: string) {
	history.pushState(null, '', path)
	const router = createBrowserRouter([
		{
			path: '/moved',
			loader: ({ request }: LoaderFunctionArgs) => redirectFrom(request, '/new'),
			element: null,
			HydrateFallback: () => null,
		},
		{ path: '*', element: <Address /> },
	])
	const page = await act(async () => render(<RouterProvider router={router} />))
	return { router, close: () => [page.unmount(), router.dispose()] }
}

function goBack() {
	const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
	return act(async () => {
		history.back()
		await gone
	})
}

const shown = (path: string) => screen.findByRole('heading', { name: path })

test('a redirect replaces the first history entry', async () => {
	history.pushState(null, '', '/before')
	const { length } = history
	const { close } = await open('/moved')
	expect(await shown('/new')).toBeVisible()
	expect(history).toHaveLength(length + 1)
	await goBack()
	expect(await shown('/before')).toBeVisible()
	close()
})

test('a redirect after Back replaces the entry, and the next Back goes further', async () => {
	const { router, close } = await open('/start')
	// As if the page had moved after the visit.
	history.pushState({ idx: 1, key: 'moved' }, '', '/moved')
	await act(() => router.navigate('/later'))
	await goBack()
	expect(await shown('/new')).toBeVisible()
	await goBack()
	expect(await shown('/start')).toBeVisible()
	close()
})

test('a redirect after a link keeps the page of the link in the history', async () => {
	const { router, close } = await open('/list')
	await act(() => router.navigate('/moved'))
	expect(await shown('/new')).toBeVisible()
	await goBack()
	expect(await shown('/list')).toBeVisible()
	close()
})
