/** @jest-environment ../scripts/jest/browserEnvironment.mjs */
import { Link, useRevalidator } from 'react-router'
import { click, Frame, gate, named, ROUTERS } from './testing.tsx'

describe.each(ROUTERS)('what a page fetches with %s', (_, open) => {
	test('another parameter or query fetches again; another hash does not', async () => {
		const title = gate<string>()
		const page = await open([{ path: '/title/:id', Component: named('title'), loader: title.loader }], {
			entries: ['/title/1'],
		})
		await title.open('one')
		await page.go('/title/1#end')
		expect(title.calls).toHaveLength(1)
		expect(page.router.state.location.hash).toBe('#end')
		await page.go('/title/1?page=2')
		await title.open('page two')
		expect(page.text()).toBe('title with "page two"')
		await page.go('/title/2')
		await title.open('two')
		expect(page.text()).toBe('title with "two"')
		expect(title.calls).toHaveLength(3)
	})

	test('a route around the page fetches again only when its own address or the query changes', async () => {
		const frame = gate<string>()
		const page = await open(
			[
				{
					path: '/user/:id',
					loader: frame.loader,
					Component: Frame,
					children: [
						{ path: 'posts', Component: named('posts') },
						{ path: 'likes', Component: named('likes') },
					],
				},
			],
			{ entries: ['/user/1/posts'] },
		)
		await frame.open('reader')
		await page.go('/user/1/likes')
		expect(frame.calls).toHaveLength(1)
		await page.go('/user/2/likes')
		expect(frame.calls).toHaveLength(2)
		await frame.open('other')
		await page.go('/user/2/likes?all')
		expect(frame.calls).toHaveLength(3)
	})

	test('a route may say itself whether it fetches again', async () => {
		const title = gate<string>()
		const asked: boolean[] = []
		const page = await open([
			{
				path: '/',
				Component: named('title'),
				loader: title.loader,
				shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) => {
					asked.push(defaultShouldRevalidate)
					return currentUrl.searchParams.get('page') !== nextUrl.searchParams.get('page')
				},
			},
		])
		await title.open('one')
		await page.go('/?open=1')
		expect(title.calls).toHaveLength(1)
		await page.go('/?page=2')
		expect(title.calls).toHaveLength(2)
		expect(asked).toEqual([true, true])
	})

	test('the first data come under the fallback, within the frame', async () => {
		const title = gate<string>()
		const Wait = () => <p>wait</p>
		const page = await open([
			{
				Component: Frame,
				children: [{ path: '/', HydrateFallback: Wait, loader: title.loader, Component: named('title') }],
			},
		])
		expect(page.text()).toBe('[at /, idle] wait')
		await title.open('data')
		expect(page.text()).toBe('[at /, idle] title with "data"')
	})

	test('revalidating fetches everything anew, and the page stays', async () => {
		const title = gate<string>()
		function Title() {
			const { revalidate, state } = useRevalidator()
			const Named = TITLE
			return (
				<button type="button" onClick={() => void revalidate()}>
					{state} <Named />
				</button>
			)
		}
		const page = await open([{ Component: Frame, children: [{ path: '/', Component: Title, loader: title.loader }] }])
		await title.open('old')
		await click(page, /^idle/)
		expect(page.text()).toBe('[at /, idle] loading title with "old"')
		await title.open('new')
		expect(page.text()).toBe('[at /, idle] idle title with "new"')
	})

	test('revalidating while something is underway fetches that anew', async () => {
		const title = gate<string>()
		const page = await open([
			{ path: '/', Component: named('home') },
			{ path: '/title', Component: named('title'), loader: title.loader },
		])
		await page.go('/title')
		await page.revalidate()
		expect(title.calls).toHaveLength(2)
		expect(title.calls[0]?.request.signal.aborted).toBe(true)
		await title.open('fresh')
		expect(page.text()).toBe('title with "fresh"')
		await page.go(-1)
		expect(page.text()).toBe('home')
	})

	test('a link to where the reader is replaces and fetches again', async () => {
		const title = gate<string>()
		const page = await open([
			{
				path: '/',
				loader: title.loader,
				Component: () => <Link to="/">again</Link>,
			},
		])
		await title.open('one')
		await click(page, 'again')
		expect(title.calls).toHaveLength(2)
		await title.open('two')
		expect(page.router.state.historyAction).toBe('REPLACE')
	})
})

const TITLE = named('title')
