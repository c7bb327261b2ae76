/** @jest-environment ../scripts/jest/browserEnvironment.mjs */
import { jest } from '@jest/globals'
import { isRouteErrorResponse, type RouteObject, redirect, useRevalidator } from 'react-router'
import { click, Failure, Frame, gate, lean, named, ROUTERS, useRouteError } from './testing.tsx'

const framed = (children: RouteObject[], more: RouteObject = {}): RouteObject[] => [
	{ Component: Frame, ...more, children: [{ path: '/', Component: named('home') }, ...children] } as RouteObject,
]

describe.each(ROUTERS)('what fails with %s', (_, open) => {
	test('a loader that throws shows the nearest boundary, within the frame, at the new address', async () => {
		const title = gate<string>()
		const page = await open(
			framed([{ path: '/title', loader: title.loader, Component: named('title'), ErrorBoundary: Failure }]),
		)
		await page.go('/title')
		await title.fail(new Error('no data'))
		expect(page.text()).toBe('[at /title, idle] failed: no data')
	})

	test('an error without a boundary of its own goes to the one above', async () => {
		const title = gate<string>()
		const page = await open(
			framed([{ path: '/title', loader: title.loader, Component: named('title') }], { errorElement: <Failure /> }),
		)
		await page.go('/title')
		await title.fail(new Error('no data'))
		expect(page.text()).toBe('failed: no data')
	})

	test('a Response that is thrown is an error with its status and its body', async () => {
		function Status() {
			const error = useRouteError()
			return isRouteErrorResponse(error) ? `${error.status} ${JSON.stringify(error.data)}` : 'other'
		}
		const page = await open(
			framed([
				{
					path: '/title',
					Component: named('title'),
					ErrorBoundary: Status,
					loader() {
						throw Response.json({ code: 'gone' }, { status: 410 })
					},
				},
			]),
		)
		await page.go('/title')
		expect(page.text()).toContain('410 {"code":"gone"}')
	})

	test('a Response that is returned is its body', async () => {
		const page = await open(
			framed([{ path: '/title', Component: named('title'), loader: async () => Response.json({ id: 1 }) }]),
		)
		await page.go('/title')
		expect(page.text()).toContain('title with {"id":1}')
	})

	test('a page that throws while it is drawn shows its boundary until the reader goes on', async () => {
		const console = expectConsole()
		const page = await open(
			framed([
				{
					path: '/title',
					ErrorBoundary: Failure,
					Component() {
						throw new Error('cannot be drawn')
					},
				},
			]),
		)
		await page.go('/title')
		expect(page.text()).toBe('[at /title, idle] failed: cannot be drawn')
		await page.go('/')
		expect(page.text()).toBe('[at /, idle] home')
		expect(console.mock.calls.flat().map(String).join()).toContain('cannot be drawn')
	})

	test('revalidating heals what has failed', async () => {
		const title = gate<string>()
		function Retry() {
			const { revalidate } = useRevalidator()
			return (
				<button type="button" onClick={() => void revalidate()}>
					retry
				</button>
			)
		}
		const page = await open(
			framed([{ path: '/title', loader: title.loader, Component: named('title'), ErrorBoundary: Retry }]),
		)
		await page.go('/title')
		await title.fail(new Error('no data'))
		await click(page, 'retry')
		await title.open('data')
		expect(page.text()).toBe('[at /title, idle] title with "data"')
	})

	test('an address without a route is a 404 at the root', async () => {
		const page = await open(framed([], { ErrorBoundary: Failure }), { entries: ['/nowhere'] })
		expect(page.text()).toContain('"status":404')
	})

	test.each(['returned', 'thrown'])('a redirect that is %s takes the place of the visit', async (how) => {
		const page = await open(
			framed([
				{
					path: '/old',
					loader() {
						if (how === 'thrown') throw redirect('/new?from=old')
						return redirect('/new?from=old')
					},
				},
				{ path: '/new', Component: named('new') },
			]),
		)
		await page.go('/old')
		expect(page.text()).toBe('[at /new?from=old, idle] new')
		await page.go(-1)
		expect(page.text()).toBe('[at /, idle] home')
	})

	test('the redirect of a visit that replaces replaces', async () => {
		const page = await open(
			framed([
				{ path: '/middle', Component: named('middle') },
				{ path: '/old', loader: () => redirect('/new') },
				{ path: '/new', Component: named('new') },
			]),
		)
		await page.go('/middle')
		await page.go('/old', { replace: true })
		expect(page.text()).toContain('new')
		await page.go(-1)
		expect(page.text()).toContain('home')
	})

	test('a relative redirect starts at its route', async () => {
		const page = await open(
			framed([
				{ path: '/a', children: [{ path: 'b', loader: () => redirect('../c') }] },
				{ path: '/a/c', Component: named('c') },
			]),
		)
		await page.go('/a/b')
		expect(page.text()).toContain('[at /a/c, idle] c')
	})
})

describe.each(ROUTERS)('screens that come by `lazy` with %s', (_, open) => {
	test('their code and a loader that is known already come together', async () => {
		const [code, data] = [gate<object>(), gate<string>()]
		const page = await open(framed([{ path: '/title', lazy: () => code.loader(NO_ARGUMENTS), loader: data.loader }]))
		await page.go('/title')
		expect([code.calls.length, data.calls.length]).toEqual([1, 1])
		await data.open('data')
		expect(page.text()).toContain('home')
		await code.open({ Component: named('title') })
		expect(page.text()).toContain('title with "data"')
	})

	test('a loader in the code runs once the code is there, and the code comes once', async () => {
		const code = gate<object>()
		const page = await open(framed([{ path: '/title', lazy: () => code.loader(NO_ARGUMENTS) }]))
		await page.go('/title')
		await code.open({ Component: named('title'), loader: async () => 'data' })
		expect(page.text()).toContain('title with "data"')
		await page.go('/')
		await page.go('/title')
		expect(code.calls).toHaveLength(1)
		expect(page.text()).toContain('title with "data"')
	})
})

describe('where the lean router differs', () => {
	test('code that cannot be had is an error of the route itself', async () => {
		const code = gate<object>()
		const page = await lean(framed([{ path: '/title', lazy: () => code.loader(NO_ARGUMENTS), ErrorBoundary: Failure }]))
		await page.go('/title')
		await code.fail(new Error('no code'))
		expect(page.text()).toContain('failed: no code')
	})

	test('code that could not be had is fetched again by a retry', async () => {
		const code = gate<object>()
		const page = await lean(framed([{ path: '/title', lazy: () => code.loader(NO_ARGUMENTS), ErrorBoundary: Failure }]))
		await page.go('/title')
		await code.fail(new Error('no code'))
		await page.revalidate()
		await code.open({ Component: named('title') })
		expect(page.text()).toBe('[at /title, idle] title')
	})

	test('a redirect of the first address, or of one gone back to, leaves no entry that leads on again', async () => {
		const page = await lean(
			framed([
				{ path: '/old', loader: () => redirect('/new') },
				{ path: '/new', Component: named('new') },
			]),
			{ entries: ['/', '/old'] },
		)
		expect(page.text()).toContain('new')
		await page.go(-1)
		expect(page.text()).toContain('home')
	})

	test('a redirect to another site is an error', async () => {
		const page = await lean(
			framed([{ path: '/out', loader: () => redirect('https://other.site'), ErrorBoundary: Failure }]),
		)
		await page.go('/out')
		expect(page.text()).toContain('failed: External navigation is not allowed')
	})
})

const NO_ARGUMENTS = {} as never

/** What is said of an error that a boundary has caught. */
function expectConsole() {
	return jest.spyOn(console, 'error').mockImplementation(() => {})
}
