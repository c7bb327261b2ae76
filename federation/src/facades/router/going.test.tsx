/** @jest-environment ../scripts/jest/browserEnvironment.mjs */
import { type RouteObject, useNavigate, useParams, useSearchParams } from 'react-router'
import { click, Frame, gate, named, ROUTERS } from './testing.tsx'

describe.each(ROUTERS)('going somewhere with %s', (_, open) => {
	test('the old page stays, with its address, until the data of the new one are there', async () => {
		const title = gate<string>()
		const page = await open([
			{
				Component: Frame,
				children: [
					{ path: '/', Component: named('home') },
					{ path: '/title', Component: named('title'), loader: title.loader },
				],
			},
		])
		await page.go('/title')
		await page.linger()
		expect(page.text()).toBe('[at /, loading to /title] home')
		await title.open('data')
		expect(page.text()).toBe('[at /title, idle] title with "data"')
		expect(page.router.state.historyAction).toBe('PUSH')
	})

	test('the loaders of a page and of the routes around it start together', async () => {
		const [outer, inner] = [gate<string>(), gate<string>()]
		const page = await open([
			{ path: '/', Component: named('home') },
			{
				path: '/outer',
				loader: outer.loader,
				Component: Frame,
				children: [{ path: 'inner', loader: inner.loader, Component: named('inner') }],
			},
		])
		await page.go('/outer/inner')
		expect([outer.calls.length, inner.calls.length]).toEqual([1, 1])
		await inner.open('second')
		expect(page.text()).toBe('home')
		await outer.open('first')
		expect(page.text()).toContain('inner with "second"')
	})

	test('a loader is given the address, the parameters and a signal', async () => {
		const title = gate<string>()
		const page = await open([
			{ path: '/', Component: named('home') },
			{ path: '/title/:id', loader: title.loader },
		])
		await page.go('/title/caf%C3%A9?page=2#end')
		const [call] = title.calls
		expect(call?.params).toEqual({ id: 'café' })
		expect(call?.request.url).toBe('http://localhost/title/caf%C3%A9?page=2')
		expect(call?.request.signal.aborted).toBe(false)
	})

	test('a newer visit aborts the older, whose late answer is never shown', async () => {
		const title = gate<string>()
		const page = await open([
			{
				Component: Frame,
				children: [
					{ path: '/', Component: named('home') },
					{ path: '/title/:id', Component: named('title'), loader: title.loader },
				],
			},
		])
		await page.go('/title/1')
		await page.go('/title/2')
		expect(title.calls[0]?.request.signal.aborted).toBe(true)
		await title.open('second', 1)
		await title.open('first', 0)
		expect(page.text()).toBe('[at /title/2, idle] title with "second"')
		await page.go(-1)
		expect(page.text()).toContain('home')
	})

	test('back and forward work while something is underway, which then never comes', async () => {
		const slow = gate<string>()
		const page = await open(
			[
				{ path: '/one', Component: named('one') },
				{ path: '/two', Component: named('two') },
				{ path: '/slow', Component: named('slow'), loader: slow.loader },
			],
			{ entries: ['/one'] },
		)
		await page.go('/two')
		await page.go('/slow')
		await page.go(-1)
		expect(page.text()).toBe('one')
		await slow.open('late')
		expect(page.text()).toBe('one')
		await page.go(1)
		expect(page.text()).toBe('two')
		expect(page.router.state.historyAction).toBe('POP')
	})

	test('a search that is replaced leaves no entry behind', async () => {
		function Search() {
			const [search, setSearch] = useSearchParams()
			return (
				<button type="button" onClick={() => setSearch({ q: `${search.get('q') ?? ''}a` }, { replace: true })}>
					{`q=${search.get('q')}`}
				</button>
			)
		}
		const page = await open([
			{ path: '/', Component: named('home') },
			{ path: '/search', Component: Search },
		])
		await page.go('/search')
		await click(page, 'q=null')
		await click(page, 'q=a')
		expect(page.text()).toBe('q=aa')
		await page.go(-1)
		expect(page.text()).toBe('home')
	})

	test('state travels with the address, and `navigate` keeps its identity', async () => {
		const seen = new Set<unknown>()
		function Page() {
			const navigate = useNavigate()
			seen.add(navigate)
			return (
				<button type="button" onClick={() => void navigate('/b?x', { state: { from: 'a' } })}>
					{`go ${useParams().name}`}
				</button>
			)
		}
		const page = await open([{ path: '/:name', Component: Page }], { entries: ['/a'] })
		await click(page, 'go a')
		expect(page.text()).toBe('go b')
		expect(page.router.state.location).toMatchObject({ pathname: '/b', search: '?x', state: { from: 'a' } })
		expect(seen.size).toBe(1)
	})

	test.each([
		['.', '/a/b'],
		['..', '/a'],
		['../c', '/a/c'],
		['c', '/a/b/c'],
		['c/', '/a/b/c/'],
		['?q=1', '/a/b'],
		['#end', '/a/b'],
		['', '/a/b'],
		['../../..', '/'],
	])('from within a route, %j leads to %s', async (to, path) => {
		function Here() {
			const navigate = useNavigate()
			return (
				<button type="button" onClick={() => void navigate(to)}>
					here
				</button>
			)
		}
		const tree: RouteObject[] = [
			{ path: '/a', children: [{ path: 'b', Component: Here }] },
			{ path: '*', Component: named('elsewhere') },
		]
		const page = await open(tree, { entries: ['/a/b'] })
		await click(page, 'here')
		expect(page.router.state.location.pathname).toBe(path)
	})

	test.each(['//other.site/x', 'https://other.site'])('never leads to another site: %s', async (to) => {
		const page = await open([{ path: '*', Component: named('home') }])
		await expect(page.router.navigate(to)).rejects.toThrow('External navigation')
	})
})
