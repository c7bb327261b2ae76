import type { RegistrySlice } from 'shared-contract'
import { exportsRule } from './exportsRule.ts'

const slice: RegistrySlice = {
	name: 'mfe-one',
	version: '1.0.0',
	base: '/r/mfe-one/1.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
	built: { 'shared-ui': '0.1.1' },
}
const shell = {
	given: [{ request: 'shared-ui', version: '0.1.0', requiredVersion: '^0.1.0', strict: false }],
	exports: { 'shared-ui': ['Badge', 'Button'], react: ['default', 'useState'] },
}
const check = (uses: Record<string, string[]>) => exportsRule({ slice, uses }, shell)

test('a version that uses what the live shell exports fits', () => {
	expect(check({ 'shared-ui': ['Button'], react: ['default', 'useState'] })).toEqual({
		rule: 'exports',
		problems: [],
		seen: '3 names of 2 shared modules, all of them exported',
	})
})

test('one that uses what the live shell has not got yet is refused, with the names and both versions', () => {
	expect(check({ 'shared-ui': ['Button', 'Garland', 'Ribbon'] }).problems).toEqual([
		'shared-ui: it uses Garland, Ribbon, which the live shell does not export (it was built with 0.1.1, and the live shell gives 0.1.0)',
	])
})

test('what nobody can tell is no reason to refuse: a module held as a whole, or one that the shell does not tell of', () => {
	expect(check({ 'shared-ui': ['*'], 'shared-new': ['Anything'] }).problems).toEqual([])
	expect(exportsRule({ slice, uses: { 'shared-ui': ['Ribbon'] } }, {}).problems).toEqual([])
})
