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
	provides: [{ request: 'shared-ui', version: '0.1.0', requiredVersion: '^0.1.0', strict: false }],
	exports: { 'shared-ui': ['Badge', 'Button'], react: ['default', 'useState'] },
}
const check = (uses: Record<string, string[]>) => exportsRule({ slice, uses }, shell)

test('a version passes if the live shell has all its used exports', () => {
	expect(check({ 'shared-ui': ['Button'], react: ['default', 'useState'] })).toEqual({
		rule: 'exports',
		problems: [],
		summary: '3 names of 2 shared modules, all of them exported',
	})
})

test('missing exports are refused, with their names and both versions', () => {
	expect(check({ 'shared-ui': ['Button', 'Garland', 'Ribbon'] }).problems).toEqual([
		'shared-ui: it uses Garland, Ribbon, which the live shell does not export (it was built with 0.1.1, and the live shell provides 0.1.0)',
	])
})

test('unknown exports pass: a namespace used as a value, or a module without a list of exports', () => {
	expect(check({ 'shared-ui': ['*'], 'shared-new': ['Anything'] }).problems).toEqual([])
	expect(exportsRule({ slice, uses: { 'shared-ui': ['Ribbon'] } }, {}).problems).toEqual([])
})
