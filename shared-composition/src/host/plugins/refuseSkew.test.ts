import type { RegistrySlice } from 'shared-contract'
import { Skew } from '../../skew.ts'
import { refuseSkew } from './refuseSkewed.ts'

const slice = (requires: RegistrySlice['requires']): RegistrySlice => ({
	name: 'mfe-one',
	version: '2.0.0',
	base: '/r/mfe-one/2.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
	...(requires ? { requires } : {}),
})
const given = { react: { version: '19.3.1' }, 'shared-ui': { version: '0.1.0' } }

test.each([
	['says nothing', undefined],
	['needs what is there', { react: '^19.0.0', 'shared-ui': '^0.1.0' }],
	['writes its ranges in another way', { react: '>=18.2 <20', 'shared-ui': '*' }],
	['needs what the page does not give: it brings its own', { vue: '^3.0.0' }],
])('a slice that %s is run', (_what, requires) => {
	expect(() => refuseSkew(slice(requires), given)).not.toThrow()
})

test('a slice that was made for another version is refused with both versions', () => {
	expect(() => refuseSkew(slice({ react: '^20.0.0' }), given)).toThrow(Skew)
	expect(() => refuseSkew(slice({ react: '^20.0.0' }), given)).toThrow(
		'mfe-one@2.0.0 needs react ^20.0.0, and this page has 19.3.1',
	)
})

test('a range that nobody can read fits nothing', () => {
	expect(() => refuseSkew(slice({ react: 'newest' }), given)).toThrow(Skew)
})
