import { isRoutes, pathsOf } from './isRoutes.ts'

test('the paths of routes and their children are full paths', () => {
	expect(
		pathsOf([
			{ path: '/' },
			{ path: '/anime/:id' },
			{ path: '/messages', children: [{ index: true }, { path: ':conversation' }, { path: '/profile' }] },
		]),
	).toEqual(['/', '/anime/:id', '/messages', '/messages/:conversation', '/profile'])
})

test.each([[undefined], [{}], [['a']], [[null]]])('%j is not a list of routes', (value) => {
	expect(isRoutes(value)).toBe(false)
})
