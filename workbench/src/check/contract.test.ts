import type { RegistrySlice } from 'shared-contract'
import type { BenchSlice } from '../bench/bench.ts'
import type { ProbeReport } from '../view/message.ts'
import { contractChecks, type Evidence } from './contract.ts'
import { skewsOf } from './skews.ts'
import { translationGaps } from './translations.ts'

const slice: RegistrySlice = {
	name: 'mfe-account',
	version: '1.0.0',
	base: '/r/mfe-account/1.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/auth', '/lists'],
	exposes: { routes: [], SaveButton: [], ListTabs: [] },
	requires: { react: '^19.0.0' },
}
const probe: ProbeReport = {
	kind: 'probe',
	routes: ['/auth', '/lists/:name'],
	modules: { routes: null, SaveButton: null, ListTabs: null },
	shared: { react: { version: '19.3.1', from: 'niouka', same: true } },
}
const texts = { a: 'Oi, {name}' }
const good: Evidence = {
	bench: { id: 'mfe-account', slice, source: { kind: 'local' } },
	others: [],
	given: [{ request: 'react', version: '19.3.1' }],
	probe,
	words: { state: 'read', texts: { pt: texts, en: texts, ja: texts } },
	outside: [],
}

test('a slice that keeps the contract keeps each part of it', () => {
	expect(contractChecks(good).map(({ state }) => state)).toEqual(['kept', 'kept', 'kept', 'kept', 'kept'])
})

const other: RegistrySlice = { ...slice, name: 'mfe-other', owns: ['/lists'] }
const remote: BenchSlice = {
	id: 'mfe-account~1',
	slice,
	source: { kind: 'remote', address: 'https://x/', delivery: [{ what: 'no CORS', hinders: true }] },
}

test.each<[string, Partial<Evidence>, string, string, string]>([
	[
		'lacks a widget',
		{ bench: { ...good.bench, slice: { ...slice, exposes: { routes: [], ListTabs: [] } } } },
		'exposes',
		'broken',
		'./SaveButton',
	],
	[
		'exposes what does not load',
		{ probe: { ...probe, modules: { SaveButton: 'It broke.' } } },
		'exposes',
		'broken',
		'It broke.',
	],
	[
		'exposes what nobody can borrow',
		{ bench: { ...good.bench, slice: { ...slice, exposes: { ...slice.exposes, Own: [] } } } },
		'exposes',
		'noted',
		'./Own',
	],
	['owns what another owns', { others: [other] }, 'routes', 'broken', '/lists belongs to mfe-other'],
	[
		'has a route that it does not own',
		{ probe: { ...probe, routes: [...probe.routes, '/news'] } },
		'routes',
		'broken',
		'/news',
	],
	['owns a path without a route', { probe: { ...probe, routes: ['/auth'] } }, 'routes', 'broken', '/lists is owned'],
	[
		'needs another React',
		{ given: [{ request: 'react', version: '18.2.0' }] },
		'shared',
		'broken',
		'needs react ^19.0.0, and this workbench gives 18.2.0',
	],
	[
		'runs a React of its own',
		{ probe: { ...probe, shared: { react: { version: '19.0.0', from: 'x', same: false } } } },
		'shared',
		'broken',
		'copy of react',
	],
	[
		'lacks a text',
		{ words: { state: 'read', texts: { pt: texts, en: {}, ja: texts } } },
		'translations',
		'broken',
		'no words in en',
	],
	[
		'delivers no words',
		{ words: { state: 'unreadable', reason: 'It delivers no words in ja.' } },
		'translations',
		'broken',
		'ja',
	],
	['asks somebody else', { outside: ['https://tracker.example/'] }, 'requests', 'broken', 'tracker'],
	['comes from where others may not have it', { bench: remote }, 'delivery', 'noted', 'no CORS'],
	['has not been loaded yet', { probe: undefined }, 'exposes', 'waiting', ''],
])('a slice that %s', (_what, change, id, state, words) => {
	const check = contractChecks({ ...good, ...change }).find((each) => each.id === id)
	expect(check?.state).toBe(state)
	expect(check?.details.join('\n')).toContain(words)
})

test.each([
	['^19.0.0', 0],
	['>=18 <20', 0],
	['*', 0],
	['^20.0.0', 1],
	['~19.2.0', 1],
	['latest', 1],
])('React 19.3.1 where %s is wanted', (wanted, skews) => {
	expect(skewsOf({ react: wanted }, good.given)).toHaveLength(skews)
})

test('a text with other places is found', () => {
	expect(translationGaps({ pt: texts, en: { a: 'Hi' }, ja: { a: ' ' } })).toEqual([
		'“a” has other places in en than in pt.',
		'“a” has no words in ja.',
	])
})
