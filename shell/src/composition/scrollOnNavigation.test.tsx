import { jest } from '@jest/globals'
import { act, render, waitFor } from '@testing-library/react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { trackFirstPage } from './firstPageReady.ts'
import { setHistoryKey } from './historyKey.ts'
import { ScrollOnNavigation } from './ScrollOnNavigation.tsx'

const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)))

let scrollY = 0
let scrollIntoView = jest.fn()

beforeEach(() => {
	sessionStorage.clear()
	scrollY = 0
	scrollIntoView = jest.fn()
	Element.prototype.scrollIntoView = scrollIntoView
	Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY })
	jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
		scrollY = Number(args[1])
	})
})

/** Opens the page at the current URL like a new document; its data arrive after a moment. */
async function open() {
	setHistoryKey()
	const loader = () => new Promise((resolve) => setTimeout(resolve, 5, null))
	const end = <p id="end">end</p>
	const router = createBrowserRouter([
		{
			element: [<ScrollOnNavigation key="follow" />, <Outlet key="page" />],
			children: [{ path: '*', element: end, loader, HydrateFallback: () => null }],
		},
	])
	const stop = trackFirstPage(router)
	const page = render(<RouterProvider router={router} useTransitions={false} />)
	await pause()
	const leave = () => {
		dispatchEvent(new Event('pagehide'))
		page.unmount()
		stop()
		router.dispose()
	}
	return { go: (path: string, options = {}) => act(() => router.navigate(path, options)), leave }
}

test('a new page starts at its top, a page from the history at its old position, and preventScrollReset keeps the position', async () => {
	history.pushState(null, '', '/one')
	const { go, leave } = await open()
	scrollY = 700
	await go('/two')
	expect(scrollY).toBe(0)
	scrollY = 50
	await go('/two?page=2', { preventScrollReset: true })
	expect(scrollY).toBe(50)
	await act(async () => history.go(-2))
	await waitFor(() => expect(scrollY).toBe(700))
	leave()
})

test('a reload restores the scroll position when the page is ready', async () => {
	history.pushState(null, '', '/one')
	const { leave } = await open()
	scrollY = 300
	leave()
	scrollY = 0
	const again = await open()
	expect(scrollY).toBe(300)
	again.leave()
})

test('another page opened by its URL starts at its top', async () => {
	history.pushState(null, '', '/one')
	const { leave } = await open()
	scrollY = 300
	leave()
	scrollY = 0
	history.pushState(null, '', '/two')
	const next = await open()
	expect(scrollY).toBe(0)
	next.leave()
})

test('an anchor in the URL is scrolled into view, on the first page when it is ready and after a link', async () => {
	history.pushState(null, '', '/one#end')
	const { go, leave } = await open()
	expect(scrollIntoView).toHaveBeenCalledTimes(1)
	await go('/two#end')
	expect(scrollIntoView).toHaveBeenCalledTimes(2)
	leave()
})
