import type { RegistrySlice } from 'shared-contract'
import { sharingRule } from './sharingRule.ts'

const provides = [
	{ request: 'react', version: '19.3.1', requiredVersion: '^19.0.0', strict: true },
	{ request: 'shared-ui', version: '0.1.0', requiredVersion: '^0.1.0', strict: false },
]
const slice = (name: string, change: Partial<RegistrySlice> = {}): RegistrySlice => ({
	name,
	version: '1.0.0',
	base: `/r/${name}/1.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
	requires: { react: '^19.0.0', 'shared-ui': '^0.1.0' },
	built: { react: '19.3.1', 'shared-ui': '0.1.0' },
	contract: '0.1.0',
	...change,
})
const shell = { provides, contract: '0.1.0' }
const other = slice('mfe-two')

test('a version built with the shared modules of the site passes', () => {
	expect(sharingRule(slice('mfe-one'), shell, [other]).problems).toEqual([])
})

test.each([
	[
		'requires another version than the shell provides',
		{ requires: { react: '^20.0.0' }, built: {} },
		[
			'react: it requires ^20.0.0, and the live shell provides 19.3.1',
			'react: it requires ^20.0.0, and the live mfe-two was built with 19.3.1',
		],
	],
	[
		'was built with a version that the shell does not accept',
		{ requires: {}, built: { react: '20.1.0' } },
		['react: it was built with 20.1.0, and the live shell accepts ^19.0.0'],
	],
	[
		'was built with a version that another slice does not accept',
		{ built: { react: '19.3.1', 'shared-ui': '0.2.0' } },
		[
			'shared-ui: it was built with 0.2.0, and the live shell accepts ^0.1.0',
			'shared-ui: it was built with 0.2.0, and the live mfe-two requires ^0.1.0',
		],
	],
	[
		'shares a module that the shell does not provide',
		{ requires: { vue: '^3.0.0' }, built: {} },
		['vue: the live shell does not provide it, and the page would load a copy for this slice alone'],
	],
	[
		'requires an unreadable range',
		{ requires: { react: 'newest' }, built: {} },
		[
			'react: it requires newest, and the live shell provides 19.3.1',
			'react: it requires newest, and the live mfe-two was built with 19.3.1',
		],
	],
	[
		'was built against another contract',
		{ contract: '0.2.0' },
		['shared-contract: it was built against 0.2.0, and the live shell against 0.1.0'],
	],
])('a version that %s is refused', (_what, change, problems) => {
	expect(sharingRule(slice('mfe-one', change), shell, [other]).problems).toEqual(problems)
})

test('one contract may be newer than the other within the range', () => {
	expect(sharingRule(slice('mfe-one', { contract: '0.1.7' }), shell, []).problems).toEqual([])
	expect(sharingRule(slice('mfe-one'), { provides, contract: '0.1.7' }, []).problems).toEqual([])
})

test('a shell that lists no provided modules is refused', () => {
	expect(sharingRule(slice('mfe-one'), {}, []).problems).toContain(
		'the live shell does not list the modules that it provides',
	)
})
