import { jest } from '@jest/globals'
import { act, render, waitFor } from '@testing-library/react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { nameEntry } from './entry.ts'
import { FollowPath } from './FollowPath.tsx'
import { followOpening } from './opened.ts'

const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)))

let depth = 0
let into = jest.fn()

beforeEach(() => {
	sessionStorage.clear()
	depth = 0
	into = jest.fn()
	Element.prototype.scrollIntoView = into
	Object.defineProperty(window, 'scrollY', { configurable: true, get: () => depth })
	jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
		depth = Number(args[1])
	})
})

/** Opens the page at the address that the browser shows, as a new document does: its own data come after a moment. */
async function open() {
	nameEntry()
	const loader = () => new Promise((resolve) => setTimeout(resolve, 5, null))
	const end = <p id="end">end</p>
	const router = createBrowserRouter([
		{
			element: [<FollowPath key="follow" />, <Outlet key="page" />],
			children: [{ path: '*', element: end, loader, HydrateFallback: () => null }],
		},
	])
	const stop = followOpening(router)
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

test('a new page starts at its top, one gone back to where it was left, and a query that says so changes nothing', async () => {
	history.pushState(null, '', '/one')
	const { go, leave } = await open()
	depth = 700
	await go('/two')
	expect(depth).toBe(0)
	depth = 50
	await go('/two?page=2', { preventScrollReset: true })
	expect(depth).toBe(50)
	await act(async () => history.go(-2))
	await waitFor(() => expect(depth).toBe(700))
	leave()
})

test('a reload finds the place again once the page is there', async () => {
	history.pushState(null, '', '/one')
	const { leave } = await open()
	depth = 300
	leave()
	depth = 0
	const again = await open()
	expect(depth).toBe(300)
	again.leave()
})

test('another page that is opened by its address starts at its own top', async () => {
	history.pushState(null, '', '/one')
	const { leave } = await open()
	depth = 300
	leave()
	depth = 0
	history.pushState(null, '', '/two')
	const next = await open()
	expect(depth).toBe(0)
	next.leave()
})

test('a name in the address leads to its place: that of the first page, once it is there, and that of a link', async () => {
	history.pushState(null, '', '/one#end')
	const { go, leave } = await open()
	expect(into).toHaveBeenCalledTimes(1)
	await go('/two#end')
	expect(into).toHaveBeenCalledTimes(2)
	leave()
})
