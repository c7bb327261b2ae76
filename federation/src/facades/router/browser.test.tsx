/** @jest-environment ../scripts/jest/browserEnvironment.mjs */
import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import {
	createBrowserRouter as createLibraryRouter,
	RouterProvider as LibraryProvider,
	type RouteObject,
	useLocation,
} from 'react-router'
import { createBrowserRouter } from './createBrowserRouter.ts'
import { RouterProvider } from './RouterProvider.tsx'
import './testing.tsx'

const pause = (milliseconds = 0) => act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))

function Address() {
	const { pathname, search, hash, state } = useLocation()
	return <p>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
}

const routes: RouteObject[] = [{ path: '*', Component: Address, loader: () => pauseOf(5) }]
const pauseOf = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))

describe.each([
	[
		'the library',
		() => {
			const router = createLibraryRouter(routes)
			return { router, page: <LibraryProvider router={router} /> }
		},
	],
	[
		'the lean router',
		() => {
			const router = createBrowserRouter(routes)
			return { router, page: <RouterProvider router={router} /> }
		},
	],
])('in a browser, %s', (name, create) => {
	test('changes the address when the page is there, and follows the buttons of the browser', async () => {
		history.replaceState(null, '', `/${name.length}`)
		const { router, page } = create()
		const { container } = render(page)
		await pause(20)
		act(() => void router.navigate('/é x?q=ä b#c', { state: { from: 1 } }))
		expect(location.pathname).toBe(`/${name.length}`)
		await pause(20)
		expect(location.href).toBe('http://localhost/%C3%A9%20x?q=%C3%A4%20b#c')
		expect(container.textContent).toBe('/%C3%A9%20x?q=%C3%A4%20b#c {"from":1}')
		act(() => history.back())
		await pause(60)
		expect(container.textContent).toBe(`/${name.length} null`)
		act(() => history.forward())
		await pause(60)
		expect(container.textContent).toBe('/%C3%A9%20x?q=%C3%A4%20b#c {"from":1}')
		router.dispose()
	})
})

describe('the lean router, of how far down a page is', () => {
	test('going back finds it again, also after a reload; going on to a name in the page leads there', async () => {
		history.replaceState(null, '', '/one')
		const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
		const into = jest.fn()
		Element.prototype.scrollIntoView = into
		const router = createBrowserRouter([{ path: '*', element: <p id="end">end</p> }])
		render(<RouterProvider router={router} />)
		Object.assign(window, { scrollY: 700 })
		await act(() => router.navigate('/two'))
		Object.assign(window, { scrollY: 0 })
		expect(scroll).not.toHaveBeenCalled()
		act(() => history.back())
		await pause(60)
		expect(scroll).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
		await act(() => router.navigate('#end'))
		expect(into).toHaveBeenCalledTimes(1)

		Object.assign(window, { scrollY: 300 })
		dispatchEvent(new Event('pagehide'))
		router.dispose()
		const again = createBrowserRouter([{ path: '*', element: <p>end</p> }])
		render(<RouterProvider router={again} />)
		await pause()
		expect(scroll).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' })
		again.dispose()
	})

	test('a page that is opened anew starts at its top, whatever was open before', async () => {
		const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
		for (const path of ['/one', '/two']) {
			history.pushState(null, '', path)
			const router = createBrowserRouter([{ path: '*', element: <p>{path}</p> }])
			render(<RouterProvider router={router} />)
			await pause()
			Object.assign(window, { scrollY: 300 })
			dispatchEvent(new Event('pagehide'))
			router.dispose()
		}
		expect(scroll).not.toHaveBeenCalled()
	})
})
