import { compositionReportRoute, conforms, type RegistrySlice } from 'shared-contract'
import type { CompositionEvent } from '../eventLog.ts'
import { attribute } from './attribute.ts'
import { batch } from './batch.ts'

const ORIGIN = 'https://niouka.example'
const slice = (name: string, version: string, base: string): RegistrySlice => ({
	name,
	version,
	base,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
})
const slices = [slice('mfe-one', '1.0.0-a', '/r/mfe-one/1.0.0-a/'), slice('mfe-two', 'local', 'http://localhost:3002/')]

describe('an error is attributed to', () => {
	test.each([
		['the slice whose script threw', [`${ORIGIN}/r/mfe-one/1.0.0-a/home.js`], 'mfe-one@1.0.0-a'],
		[
			'the innermost slice of its stack, through what the shell gives',
			[`Error: x\n    at a (${ORIGIN}/s/main.js:1:2)\n    at b (${ORIGIN}/r/mfe-one/1.0.0-a/home.js?attempt=2:1:9)`],
			'mfe-one@1.0.0-a',
		],
		['a slice from elsewhere', ['at x (http://localhost:3002/home.js:3:4)'], 'mfe-two@local'],
		['the version that an old page still runs', [`${ORIGIN}/r/mfe-one/0.9.0-b/home.js`], 'mfe-one@0.9.0-b'],
		['nobody, where the shell threw', [`${ORIGIN}/s/main.js`], undefined],
		['nobody, where an extension threw', ['chrome-extension://abc/x.js'], undefined],
		['nobody, where the browser does not say', [undefined, ''], undefined],
	])('%s', (_what, traces, expected) => {
		const found = attribute(traces, slices, ORIGIN)
		expect(found && `${found.slice}@${found.version}`).toBe(expected)
	})
})

describe('a batch', () => {
	const event = (change: Partial<CompositionEvent>): CompositionEvent => ({
		phase: 'ready',
		slice: 'mfe-one',
		version: '1',
		module: 'routes',
		ms: 12,
		...change,
	})

	test('holds loads and failures by slice and version, without automatic recoveries', () => {
		const reports = batch([
			event({ phase: 'entry' }),
			event({}),
			event({ phase: 'attempt', error: 'once' }),
			event({ phase: 'slow' }),
			event({ version: '2', phase: 'failed', module: 'Card', error: 'gone' }),
			{ phase: 'fallback', slice: 'mfe-one', version: '2', error: 'no entry' },
			event({ slice: '', version: '', phase: 'registry' }),
		])
		expect(reports).toEqual([
			{ slice: 'mfe-one', version: '1', loads: [{ module: 'routes', ms: 12 }], failures: [] },
			{
				slice: 'mfe-one',
				version: '2',
				loads: [],
				failures: [
					{ module: 'Card', phase: 'failed', error: 'gone' },
					{ module: 'entry', phase: 'fallback', error: 'no entry' },
				],
			},
		])
	})

	test.each([
		[
			'Chromium',
			`Error: x\n    at a (${ORIGIN}/s/main.js:1:2)\n    at b (${ORIGIN}/r/mfe-one/1/home.js:1:234)`,
			'home.js:1:234',
		],
		['Firefox', `b@${ORIGIN}/r/mfe-one/1/parts/home.js:3:4\na@${ORIGIN}/r/mfe-one/1/entry.js:1:2`, 'parts/home.js:3:4'],
		['a second attempt', `b@${ORIGIN}/r/mfe-one/1/home.js?attempt=2:1:234`, 'home.js:1:234'],
		[
			'a message with an address',
			`Error: ${ORIGIN}/r/mfe-one/1/a.js?key=x\n at ${ORIGIN}/r/mfe-one/1/b.js:1:2`,
			'b.js:1:2',
		],
		['another version', `b@${ORIGIN}/r/mfe-one/2/home.js:1:234`, undefined],
		['another slice', `b@${ORIGIN}/r/mfe-two/1/home.js:1:234`, undefined],
		['a name that no version has', `b@${ORIGIN}/r/mfe-one/1/../x.js:1:234`, undefined],
	])('names the first place of a stack inside the version: %s', (_what, stack, frame) => {
		const cause = Object.assign(new Error('x'), { stack })
		const [report] = batch([event({ phase: 'render', error: 'x', cause })])
		expect(report?.failures.map((failure) => failure.frame)).toEqual([frame])
		expect(conforms(compositionReportRoute.body, { reports: [report] })).toBe(true)
	})

	test('holds web vitals beside loads, and never more than a report may have', () => {
		const vital = { screen: '/anime', metric: 'LCP', value: 1.2 } as const
		const vitals = Array.from({ length: 40 }, () => event({ phase: 'vital', vital }))
		const reports = batch([event({}), ...vitals])
		expect(reports).toMatchObject([{ loads: [{ module: 'routes', ms: 12 }], vitals: Array(30).fill(vital) }])
		expect(conforms(compositionReportRoute.body, { reports })).toBe(true)
	})

	test('never exceeds the limits of the contract', () => {
		const many = Array.from({ length: 300 }, (_each, index) => [
			event({ version: String(index % 40), module: 'x'.repeat(200) }),
			event({ version: String(index % 40), phase: 'failed', error: 'y'.repeat(5000) }),
			event({ version: '0' }),
			event({ version: '0', phase: 'late', error: '' }),
		]).flat()
		const reports = batch(many)
		expect(reports).toHaveLength(20)
		expect(conforms(compositionReportRoute.body, { reports })).toBe(true)
	})
})
