import type { RegistrySlice } from 'shared-contract'
import { sharingRule } from './sharingRule.ts'

const given = [
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
const shell = { given, contract: '0.1.0' }
const other = slice('mfe-two')

test('a version that was made for what the site has fits', () => {
	expect(sharingRule(slice('mfe-one'), shell, [other]).problems).toEqual([])
})

test.each([
	[
		'needs what the shell does not give',
		{ requires: { react: '^20.0.0' }, built: {} },
		[
			'react: it needs ^20.0.0, and the live shell gives 19.3.1',
			'react: it needs ^20.0.0, and the live mfe-two was built with 19.3.1',
		],
	],
	[
		'was built with what the shell does not accept',
		{ requires: {}, built: { react: '20.1.0' } },
		['react: it was built with 20.1.0, and the live shell accepts ^19.0.0'],
	],
	[
		'was built with what another slice does not go with',
		{ built: { react: '19.3.1', 'shared-ui': '0.2.0' } },
		[
			'shared-ui: it was built with 0.2.0, and the live shell accepts ^0.1.0',
			'shared-ui: it was built with 0.2.0, and the live mfe-two needs ^0.1.0',
		],
	],
	[
		'shares what the shell does not give at all',
		{ requires: { vue: '^3.0.0' }, built: {} },
		['vue: the live shell does not give it, and the page would hold a copy for this slice alone'],
	],
	[
		'needs a range that nobody of us reads',
		{ requires: { react: 'newest' }, built: {} },
		[
			'react: it needs newest, and the live shell gives 19.3.1',
			'react: it needs newest, and the live mfe-two was built with 19.3.1',
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

test('one contract may be a little newer than the other', () => {
	expect(sharingRule(slice('mfe-one', { contract: '0.1.7' }), shell, []).problems).toEqual([])
	expect(sharingRule(slice('mfe-one'), { given, contract: '0.1.7' }, []).problems).toEqual([])
})

test('a shell that does not say what it gives is no shell to join', () => {
	expect(sharingRule(slice('mfe-one'), {}, []).problems).toContain('the live shell does not say what it gives')
})
