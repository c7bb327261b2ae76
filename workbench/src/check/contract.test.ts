import { type RegistrySlice, requiredModulesOf } from 'shared-contract'
import type { ModuleReport } from '../protocol/message.ts'
import type { IndexedSlice } from '../protocol/workbenchIndex.ts'
import { type CheckInput, checkContract } from './contract.ts'
import { findSkews } from './skews.ts'
import { translationGaps } from './translationGaps.ts'

const fills = { 'title.actions': [{ module: 'SaveButton' }] }
const modules = ['routes', ...requiredModulesOf({ name: 'mfe-account', fills })]
const slice: RegistrySlice = {
	name: 'mfe-account',
	version: '1.0.0',
	base: '/r/mfe-account/1.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/auth', '/lists'],
	exposes: Object.fromEntries(modules.map((module) => [module, []])),
	fills,
	requires: { react: '^19.0.0' },
}
const report: ModuleReport = {
	kind: 'modules',
	routes: ['/auth', '/lists/:name'],
	modules: Object.fromEntries(modules.map((module) => [module, null])),
	shared: { react: { version: '19.3.1', from: 'niouka', isHostInstance: true } },
}
const texts = { a: 'Oi, {name}' }
const passing: CheckInput = {
	indexedSlice: { id: 'mfe-account', slice, source: { kind: 'local' } },
	others: [],
	provided: [{ request: 'react', version: '19.3.1' }],
	report,
	translations: { state: 'loaded', texts: { pt: texts, en: texts, ja: texts } },
	external: [],
}

test('a slice that fulfils the contract passes every check', () => {
	expect(checkContract(passing).map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed'])
})

const other: RegistrySlice = { ...slice, name: 'mfe-other', owns: ['/lists'] }
const remote: IndexedSlice = {
	id: 'mfe-account~1',
	slice,
	source: { kind: 'remote', address: 'https://x/', delivery: [{ text: 'no CORS', blocks: true }] },
}

test.each<[string, Partial<CheckInput>, string, string, string]>([
	[
		'lacks a widget',
		{ indexedSlice: { ...passing.indexedSlice, slice: { ...slice, exposes: { routes: [], ListTabs: [] } } } },
		'exposes',
		'failed',
		'./SaveButton',
	],
	[
		'exposes a module that fails to load',
		{ report: { ...report, modules: { SaveButton: 'It broke.' } } },
		'exposes',
		'failed',
		'It broke.',
	],
	[
		'exposes a module that no page shows',
		{ indexedSlice: { ...passing.indexedSlice, slice: { ...slice, exposes: { ...slice.exposes, Own: [] } } } },
		'exposes',
		'warning',
		'./Own',
	],
	['owns a path of another slice', { others: [other] }, 'routes', 'failed', '/lists belongs to mfe-other'],
	[
		'has a route outside its owned paths',
		{ report: { ...report, routes: [...report.routes, '/news'] } },
		'routes',
		'failed',
		'/news',
	],
	[
		'owns a path without a route',
		{ report: { ...report, routes: ['/auth'] } },
		'routes',
		'failed',
		'The owned path /lists has no route',
	],
	[
		'requires another React',
		{ provided: [{ request: 'react', version: '18.2.0' }] },
		'shared',
		'failed',
		'requires react ^19.0.0, but this workbench provides 18.2.0',
	],
	[
		'loads its own copy of React',
		{ report: { ...report, shared: { react: { version: '19.0.0', from: 'x', isHostInstance: false } } } },
		'shared',
		'failed',
		'copy of react',
	],
	[
		'lacks a translation',
		{ translations: { state: 'loaded', texts: { pt: texts, en: {}, ja: texts } } },
		'translations',
		'failed',
		'no translation in en',
	],
	[
		'lacks a translation file',
		{ translations: { state: 'failed', reason: 'It has no translation file for ja.' } },
		'translations',
		'failed',
		'ja',
	],
	['makes a request to another origin', { external: ['https://tracker.example/'] }, 'requests', 'failed', 'tracker'],
	['is served without CORS', { indexedSlice: remote }, 'delivery', 'warning', 'no CORS'],
	['has not been loaded yet', { report: undefined }, 'exposes', 'pending', ''],
])('a slice that %s', (_case, change, id, state, text) => {
	const check = checkContract({ ...passing, ...change }).find((each) => each.id === id)
	expect(check?.state).toBe(state)
	expect(check?.details.join('\n')).toContain(text)
})

test.each([
	['^19.0.0', 0],
	['>=18 <20', 0],
	['*', 0],
	['^20.0.0', 1],
	['~19.2.0', 1],
	['latest', 1],
])('React 19.3.1 for the range %s', (range, skews) => {
	expect(findSkews({ react: range }, passing.provided)).toHaveLength(skews)
})

test('missing translations and different placeholders are listed', () => {
	expect(translationGaps({ pt: texts, en: { a: 'Hi' }, ja: { a: ' ' } })).toEqual([
		'“a” has other placeholders in en than in pt.',
		'“a” has no translation in ja.',
	])
})
