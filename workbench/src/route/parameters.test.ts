import { matchPattern, parametersOf, pathFromPattern } from './parameters.ts'

test.each([
	['/', {}, '/'],
	['/anime/:id', {}, '/anime/1'],
	['/anime/:id', { id: '7' }, '/anime/7'],
	['/profile/:username', {}, '/profile/Duda%20Ramos'],
	['/settings/*', {}, '/settings'],
	['/settings/*', { '*': 'privacy' }, '/settings/privacy'],
	['/messages/*', { '*': 'g/g1' }, '/messages/g/g1'],
])('%s with %j is %s', (pattern, values, path) => {
	expect(pathFromPattern(pattern, values)).toBe(path)
})

test.each([
	['/', '/', {}],
	['/anime/:id', '/anime/7', { id: '7' }],
	['/profile/:username', '/profile/Duda%20Ramos', { username: 'Duda Ramos' }],
	['/settings/*', '/settings', { '*': '' }],
	['/messages/*', '/messages/g/g1', { '*': 'g/g1' }],
	['/anime/:id', '/manga/7', undefined],
	['/anime/:id', '/anime/7/more', undefined],
])('%s matches %s with %j', (pattern, path, values) => {
	expect(matchPattern(pattern, path)).toEqual(values)
})

test('the parameters of a pattern have examples', () => {
	expect(parametersOf('/a/:titleId/:name/*')).toEqual([
		{ name: 'titleId', example: '1' },
		{ name: 'name', example: 'Duda Ramos' },
		{ name: '*', example: '' },
	])
})
