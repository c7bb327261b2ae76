/** @jest-environment ../scripts/jest/browserEnvironment.mjs */
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router'
import { Dialog } from './Dialog.tsx'

let loads: string[] = []

function Screen() {
	const { pathname } = useLocation()
	const [depth, setDepth] = useState(0)
	const labels = { closeLabel: 'Fechar' }
	return (
		<>
			<h1>{pathname}</h1>
			<button type="button" onClick={() => setDepth(1)}>
				open
			</button>
			<Dialog {...labels} open={depth > 0} onClose={() => setDepth(0)} title="outer">
				<button type="button" onClick={() => setDepth(2)}>
					more
				</button>
				<Link to="/two" onClick={() => setDepth(0)}>
					two
				</Link>
			</Dialog>
			<Dialog {...labels} open={depth > 1} onClose={() => setDepth(1)} title="inner">
				inner
			</Dialog>
		</>
	)
}

const touched = (isTouched: boolean) => {
	Object.assign(globalThis, { matchMedia: () => ({ matches: isTouched }) })
}
const press = (name: string) => act(async () => screen.getByText(name, { selector: 'button, a' }).click())
const shows = (path: string) => screen.findByRole('heading', { level: 1, name: path })
const dialogs = () => document.querySelectorAll('dialog[open]').length

async function start() {
	loads = []
	history.pushState(null, '', '/zero')
	const loader = ({ request }: { request: Request }) => {
		loads.push(new URL(request.url).pathname)
		return null
	}
	const router = createBrowserRouter([{ path: '*', Component: Screen, loader, HydrateFallback: () => null }])
	await act(async () => render(<RouterProvider router={router} />))
	await act(() => router.navigate('/one'))
	await shows('/one')
	loads.length = 0
	return router
}

let reportBack = () => {}
// Before the listener under test, which may end the event.
addEventListener('popstate', () => reportBack(), { capture: true })

/** Presses Back and waits until the browser has reported it to the page. */
const back = () =>
	act(async () => {
		const reported = new Promise<void>((resolve) => {
			reportBack = resolve
		})
		history.back()
		await reported
	})

test('Back closes what is open, the topmost first, and leaves the page and its data as they are', async () => {
	touched(true)
	const router = await start()
	await press('open')
	await press('more')
	expect(dialogs()).toBe(2)
	await back()
	expect(dialogs()).toBe(1)
	await back()
	expect(dialogs()).toBe(0)
	expect(location.pathname).toBe('/one')
	expect(loads).toEqual([])
	await back()
	expect(await shows('/zero')).toBeVisible()
	router.dispose()
})

test('what was closed otherwise costs no further Back', async () => {
	touched(true)
	const router = await start()
	await press('open')
	await act(async () => screen.getByRole('button', { name: 'Fechar', hidden: true }).click())
	expect(dialogs()).toBe(0)
	await back()
	expect(await shows('/zero')).toBeVisible()
	router.dispose()
})

test('a link inside leads on, and Back leads to the page that it was on', async () => {
	touched(true)
	const router = await start()
	await press('open')
	await press('two')
	await shows('/two')
	await back()
	expect(await shows('/one')).toBeVisible()
	expect(dialogs()).toBe(0)
	await back()
	expect(await shows('/zero')).toBeVisible()
	router.dispose()
})

test('with a mouse the history is left alone', async () => {
	touched(false)
	const router = await start()
	const { length } = history
	await press('open')
	expect(history.length).toBe(length)
	router.dispose()
})
