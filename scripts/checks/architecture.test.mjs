import { checkArchitecture, directDependencies, withArchitecture } from './architecture.mjs'

test('a transitive dependency is not drawn', () => {
	expect(directDependencies({ a: ['b', 'c', 'd'], b: ['c'], c: [], d: [] })).toEqual([
		['a', 'b'],
		['a', 'd'],
		['b', 'c'],
	])
})

test('a README without the section is refused', () => {
	expect(() => withArchitecture('# Niouka\n')).toThrow('no section')
})

test('the README shows the dependency directions of the check', () => {
	expect(checkArchitecture()).toEqual([])
})
