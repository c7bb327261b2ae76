import { promotionErrorsOf, requiredModulesOf } from './releaseRules.ts'

const slice = (name: string, owns: string[], modules: string[] = ['routes']) => ({
	name,
	version: '1.0.0',
	base: `/r/${name}/1.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns,
	exposes: Object.fromEntries(modules.map((module) => [module, []])),
})
const other = slice('mfe-other', ['/', '/anime', '/add'])
const breaches = (
	...[version, live]: [Parameters<typeof promotionErrorsOf>[0], Partial<Parameters<typeof promotionErrorsOf>[1]>?]
) => promotionErrorsOf(version, { others: [other], ...live }).map(({ kind, subject }) => `${kind} ${subject}`)

test.each([
	['what is its own', ['/films', '/animes'], []],
	['the home page of another', ['/'], ['routeTaken /']],
	['a path of another', ['/anime'], ['routeTaken /anime']],
	['what lies beneath a path of another', ['/anime/top'], ['routeTaken /anime/top']],
	['what only begins like a path of another', ['/additions'], []],
	[
		'paths of the server',
		['/api', '/s/x', '/preview', '/unsubscribe/x', '/previews', '/apis'],
		['routeReserved /api', 'routeReserved /s/x', 'routeReserved /preview', 'routeReserved /unsubscribe/x'],
	],
	['another site', ['//evil.example'], ['routeReserved //evil.example']],
	[
		'what is no prefix',
		['/x/', '/../x', '/robots.txt', '/x?y'],
		['/x/', '/../x', '/robots.txt', '/x?y'].map((path) => `routeReserved ${path}`),
	],
])('a slice that owns %s', (_what, owns, expected) => {
	expect(breaches(slice('mfe-one', owns))).toEqual(expected)
})

test('a path that readers know may be given up only on purpose', () => {
	const current = slice('mfe-one', ['/films', '/old', '/older'])
	const version = slice('mfe-one', ['/films', '/new'])
	expect(breaches(version, { current })).toEqual(['routeDropped /old', 'routeDropped /older'])
	expect(breaches(version, { current, drops: ['/old'] })).toEqual(['routeDropped /older'])
	expect(breaches(version, { current, drops: ['/old', '/older'] })).toEqual([])
})

test('what pages show of a slice must be there, and its routes where it owns any', () => {
	const fills = { 'title.actions': [{ module: 'SaveButton' }], menu: [{ path: '/lists' }] }
	const version = (exposes: string[]) => ({ ...slice('mfe-account', ['/auth'], exposes), fills })
	const required = requiredModulesOf(version([]))
	expect(required).toContain('PendingChanges')
	expect(required.at(-1)).toBe('SaveButton')
	expect(breaches(version(['PendingChanges']))).toEqual(
		['routes', ...required.filter((module) => module !== 'PendingChanges')].map((module) => `exposeMissing ${module}`),
	)
	expect(breaches(version(['routes', ...required]))).toEqual([])
	expect(breaches(slice('mfe-widgets', [], []))).toEqual([])
})
