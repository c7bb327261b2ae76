import { isRoutes, pathsOf } from './isRoutes.ts'

test('the paths of routes are told whole, those within others too', () => {
	expect(
		pathsOf([
			{ path: '/' },
			{ path: '/anime/:id' },
			{ path: '/messages', children: [{ index: true }, { path: ':conversation' }, { path: '/profile' }] },
		]),
	).toEqual(['/', '/anime/:id', '/messages', '/messages/:conversation', '/profile'])
})

test.each([[undefined], [{}], [['a']], [[null]]])('%j are no routes', (value) => {
	expect(isRoutes(value)).toBe(false)
})
