/** @jest-environment ../scripts/jest/browserEnvironment.mjs */
import type { RouteObject } from 'react-router'
import { Failure, Frame, gate, lean, named, ROUTERS } from './testing.tsx'
import type { PatchArguments } from './types.ts'

const Wait = () => <p>wait</p>
const frame = (): RouteObject[] => [
	{
		id: 'frame',
		Component: Frame,
		ErrorBoundary: Failure,
		children: [
			{ path: '/', Component: named('home') },
			{ path: '*', Component: named('unclaimed'), HydrateFallback: Wait },
		],
	},
]

function slice() {
	const asked: PatchArguments[] = []
	const routes = gate<RouteObject[]>()
	return {
		asked,
		routes,
		async patchRoutesOnNavigation(args: PatchArguments) {
			asked.push(args)
			args.patch('frame', await routes.loader({} as never))
		},
	}
}

describe.each(ROUTERS)('routes that come while the reader is on the way with %s', (_, open) => {
	test('the page waits for them and then for their data', async () => {
		const { patchRoutesOnNavigation, routes, asked } = slice()
		const title = gate<string>()
		const page = await open(frame(), { patchRoutesOnNavigation })
		await page.go('/title/1?page=2')
		expect(asked.map(({ path }) => path)).toEqual(['/title/1'])
		await page.linger()
		expect(page.text()).toBe('[at /, loading to /title/1] home')
		await routes.open([{ path: '/title/:id', Component: named('title'), loader: title.loader }])
		expect(page.text()).toBe('[at /, loading to /title/1] home')
		await title.open('data')
		expect(page.text()).toBe('[at /title/1?page=2, idle] title with "data"')
	})

	test('the first page shows the frame and the fallback meanwhile', async () => {
		const { patchRoutesOnNavigation, routes } = slice()
		const [{ children: [_home, ...rest] = [], ...root } = {}] = frame()
		const page = await open([{ ...root, children: rest } as RouteObject], {
			patchRoutesOnNavigation,
			entries: ['/title/1'],
		})
		expect(page.text()).toBe('[at /title/1, idle] wait')
		await routes.open([{ path: '/title/:id', Component: named('title') }])
		expect(page.text()).toBe('[at /title/1, idle] title')
	})

	test('what nobody brings stays with the route for everything', async () => {
		const { patchRoutesOnNavigation, routes } = slice()
		const page = await open(frame(), { patchRoutesOnNavigation })
		await page.go('/nowhere')
		await routes.open([])
		expect(page.text()).toBe('[at /nowhere, idle] unclaimed')
	})

	test('nobody is asked for a path that a route has for certain', async () => {
		const { patchRoutesOnNavigation, asked } = slice()
		const page = await open(frame(), { patchRoutesOnNavigation })
		await page.go('/')
		expect(asked).toEqual([])
	})

	test('routes that are brought twice are there once', async () => {
		const { patchRoutesOnNavigation, routes } = slice()
		const page = await open(frame(), { patchRoutesOnNavigation })
		const brought = (): RouteObject[] => [{ path: '/title/:id', Component: named('title') }]
		await page.go('/title/1')
		await routes.open(brought())
		await page.go('/title/2')
		await routes.open(brought())
		expect(page.text()).toBe('[at /title/2, idle] title')
	})

	test('an error while they are fetched is one of the route above', async () => {
		const { patchRoutesOnNavigation, routes } = slice()
		const page = await open(frame(), { patchRoutesOnNavigation })
		await page.go('/title/1')
		await routes.fail(new Error('no routes'))
		expect(page.text()).toBe('failed: no routes')
	})

	test('a visit that a newer one has overtaken never shows', async () => {
		const { patchRoutesOnNavigation, routes, asked } = slice()
		const page = await open(frame(), { patchRoutesOnNavigation })
		await page.go('/title/1')
		await page.go('/')
		expect(asked[0]?.signal.aborted).toBe(true)
		await routes.open([{ path: '/title/:id', Component: named('title') }])
		expect(page.text()).toBe('[at /, idle] home')
	})

	test('a visit to where the reader is finds routes that have come since', async () => {
		let brought: RouteObject[] = []
		const page = await open(frame(), { patchRoutesOnNavigation: ({ patch }) => patch('frame', brought) })
		await page.go('/title/1')
		expect(page.text()).toContain('unclaimed')
		brought = [{ path: '/title/:id', Component: named('title') }]
		await page.go('/title/1', { replace: true })
		expect(page.text()).toBe('[at /title/1, idle] title')
	})
})

test('the lean router keeps routes that come for a visit that was overtaken: who brings them brings them once', async () => {
	const { patchRoutesOnNavigation, routes } = slice()
	const page = await lean(frame(), { patchRoutesOnNavigation })
	await page.go('/title/1')
	await page.go('/title/2')
	await routes.open([{ path: '/title/:id', Component: named('title') }], 0)
	await routes.open([], 1)
	expect(page.text()).toBe('[at /title/2, idle] title')
})
