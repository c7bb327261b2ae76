import { loadRegistry } from 'shared-composition'
import { hasFlag } from './flags.ts'

const slice = (name: string, more: object = {}) => ({
	name,
	version: '1.0.0',
	base: `/r/${name}/1.0.0/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: [],
	exposes: {},
	...more,
})

afterEach(() => Reflect.deleteProperty(globalThis, 'SLICE_NAME'))

test('no flag is on before there is a registry', () => {
	expect(hasFlag('new-offers')).toBe(false)
})

test('a slice has the flags of its own entry, and where none is built those of any', async () => {
	const slices = [slice('mfe-one', { flagsOn: ['new-offers'] }), slice('mfe-two')]
	Object.assign(globalThis, { fetch: async () => Response.json({ revision: '1', slices }) })
	await loadRegistry()
	const on = ['new-offers', 'late-night'].map(hasFlag)
	expect(on).toEqual([true, false])
	Object.assign(globalThis, { SLICE_NAME: 'mfe-one' })
	expect(hasFlag('new-offers')).toBe(true)
	Object.assign(globalThis, { SLICE_NAME: 'mfe-two' })
	expect(hasFlag('new-offers')).toBe(false)
})
