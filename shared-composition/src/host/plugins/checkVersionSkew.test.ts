import type { RegistrySlice } from 'shared-contract'
import { VersionSkewError } from '../../versionSkew.ts'
import { checkVersionSkew } from './versionSkewCheck.ts'

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
	['requires a module that the page does not provide: it uses its own copy', { vue: '^3.0.0' }],
])('a slice that %s is accepted', (_what, requires) => {
	expect(() => checkVersionSkew(slice(requires), given)).not.toThrow()
})

test('a slice that requires another version is refused with both versions', () => {
	expect(() => checkVersionSkew(slice({ react: '^20.0.0' }), given)).toThrow(VersionSkewError)
	expect(() => checkVersionSkew(slice({ react: '^20.0.0' }), given)).toThrow(
		'mfe-one@2.0.0 needs react ^20.0.0, and this page has 19.3.1',
	)
})

test('an unreadable range fits nothing', () => {
	expect(() => checkVersionSkew(slice({ react: 'newest' }), given)).toThrow(VersionSkewError)
})
