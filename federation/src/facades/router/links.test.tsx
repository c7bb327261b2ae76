/** @jest-environment ../scripts/jest/browserEnvironment.mjs */
import { createEvent, fireEvent, screen } from '@testing-library/react'
import {
	Link as LibraryLink,
	NavLink as LibraryNavLink,
	type LinkProps,
	type NavLinkProps,
	Outlet,
	type RouteObject,
} from 'react-router'
import { Link } from './Link.tsx'
import { NavLink } from './NavLink.tsx'
import { click, gate, named, ROUTERS } from './testing.tsx'

const KINDS = ROUTERS.map(([name, open], index) => {
	const own = index === 1
	return [name, open, own ? Link : LibraryLink, own ? NavLink : LibraryNavLink] as const
})

/** What of a link a reader, a browser or a style sheet can tell. */
function seen(name: string) {
	const link = screen.getByText(name)
	return {
		href: link.getAttribute('href'),
		class: link.getAttribute('class') || null,
		current: link.getAttribute('aria-current'),
		target: link.getAttribute('target'),
	}
}

describe.each(KINDS)('a link of %s', (_, open, Either, EitherNav) => {
	const around = (link: React.ReactNode): RouteObject[] => [
		{
			element: (
				<>
					{link} <Outlet />
				</>
			),
			children: [
				{ path: '/a/b', Component: named('b') },
				{ path: '/a', Component: named('a') },
				{ path: '*', Component: named('elsewhere') },
			],
		},
	]

	test.each<[LinkProps['to'], string]>([
		['/x?y#z', '/x?y#z'],
		['/é', '/é'],
		['?q=1', '/a/b?q=1'],
		[{ pathname: '/x', search: '?q=1' }, '/x?q=1'],
		['https://other.site/x', 'https://other.site/x'],
		['mailto:somebody@other.site', 'mailto:somebody@other.site'],
		['http://localhost/x?y', 'http://localhost/x?y'],
	])('to %j has the address %s', async (to, href) => {
		await open(around(<Either to={to}>link</Either>), { entries: ['/a/b'] })
		expect(seen('link').href).toBe(href)
	})

	test.each<[Partial<LinkProps>, MouseEventInit, boolean]>([
		[{}, {}, true],
		[{ target: '_self' }, {}, true],
		[{ target: '_blank' }, {}, false],
		[{ reloadDocument: true }, {}, false],
		[{ onClick: (event) => event.preventDefault() }, {}, false],
		[{}, { ctrlKey: true }, false],
		[{}, { button: 1 }, false],
		[{ to: 'https://other.site' }, {}, false],
		[{ to: 'http://localhost/x' }, {}, true],
	])('with %j and a click with %j, is followed within the page: %s', async (more, how, followed) => {
		const page = await open(
			around(
				<Either to="/x" {...more}>
					link
				</Either>,
			),
			{ entries: ['/a/b'] },
		)
		const link = screen.getByText('link')
		const event = createEvent.click(link, how)
		// jsdom cannot leave the page.
		link.addEventListener('click', (heard) => !heard.defaultPrevented && link.removeAttribute('href'))
		fireEvent(link, event)
		await page.settle()
		expect(page.router.state.location.pathname).toBe(followed ? '/x' : '/a/b')
	})

	test('takes `replace` and `state`', async () => {
		const page = await open(
			around(
				<Either to="/x" replace state={{ from: 'here' }}>
					link
				</Either>,
			),
			{ entries: ['/a/b'] },
		)
		await click(page, 'link')
		expect(page.router.state).toMatchObject({ historyAction: 'REPLACE', location: { state: { from: 'here' } } })
	})

	test.each<[NavLinkProps, string, boolean]>([
		[{ to: '/a' }, '/a', true],
		[{ to: '/a' }, '/a/b', true],
		[{ to: '/a', end: true }, '/a/b', false],
		[{ to: '/a/' }, '/a/b', true],
		[{ to: '/a/' }, '/a', false],
		[{ to: '/' }, '/a', false],
		[{ to: '/' }, '/', true],
		[{ to: '/A' }, '/a', true],
		[{ to: '/A', caseSensitive: true }, '/a', false],
		[{ to: '/ab' }, '/a', false],
		[{ to: '/a' }, '/ab', false],
		[{ to: '/a?x' }, '/a', true],
	])('in a menu, %j at %s is marked: %s', async (props, entry, marked) => {
		await open(
			around(
				<EitherNav className="item" {...props}>
					link
				</EitherNav>,
			),
			{ entries: [entry] },
		)
		expect(seen('link')).toMatchObject({ class: marked ? 'item active' : 'item', current: marked ? 'page' : null })
	})

	test('in a menu, is marked as pending while its page is on the way', async () => {
		const data = gate<string>()
		const page = await open([
			{
				element: (
					<>
						<EitherNav to="/slow" className={({ isPending }) => (isPending ? 'soon' : undefined)}>
							{({ isActive }) => (isActive ? 'here' : 'link')}
						</EitherNav>
						<Outlet />
					</>
				),
				children: [
					{ path: '/', Component: named('home') },
					{ path: '/slow', loader: data.loader, Component: named('slow') },
				],
			},
		])
		await click(page, 'link')
		await page.linger()
		expect(seen('link').class).toBe('soon')
		await data.open('data')
		expect(seen('here')).toMatchObject({ class: null, current: 'page' })
	})
})
