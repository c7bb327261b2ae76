import { jest } from '@jest/globals'
import { collectUncaughtErrors } from '../collectUncaughtErrors.ts'
import { recordEvent } from '../eventLog.ts'
import { loadRegistry } from '../registryStore.ts'
import { startReports } from './startReports.ts'

const slice = {
	name: 'mfe-one',
	version: '1.0.0-a',
	base: '/r/mfe-one/1.0.0-a/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
}
const beacon = jest.fn<(address: string, body: Blob) => boolean>(() => true)
/** The reports of the latest beacon. */
async function sent(): Promise<unknown> {
	const body = beacon.mock.lastCall?.[1]
	const text = await new Promise<string>((resolve) => {
		const reader = new FileReader()
		reader.addEventListener('load', () => resolve(String(reader.result)))
		if (body) reader.readAsText(body)
	})
	return JSON.parse(text)
}
const load = { module: 'routes', ms: 5 }

beforeAll(async () => {
	document.body.innerHTML = `<script defer src="/s/libraries.1.js"></script><script defer src="/s/main.1.js"></script><script type="application/json" id="niouka-registry">${JSON.stringify({ revision: '1', slices: [slice] })}</script>`
	await loadRegistry()
	Object.assign(navigator, { sendBeacon: beacon })
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('events before the start are reported, too, and later ones are batched', async () => {
	collectUncaughtErrors()
	recordEvent({ phase: 'ready', slice: 'mfe-one', version: '1.0.0-a', ...load })
	const filename = 'http://localhost/r/mfe-one/1.0.0-a/home.js'
	dispatchEvent(new ErrorEvent('error', { filename, error: new Error('early'), cancelable: true }))
	startReports()
	dispatchEvent(new ErrorEvent('error', { filename, error: new Error('later') }))
	dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/s/main.js', error: new Error('of the shell') }))
	expect(beacon).not.toHaveBeenCalled()
	jest.advanceTimersByTime(4000)
	jest.useRealTimers()
	expect(beacon).toHaveBeenCalledTimes(1)
	expect(await sent()).toEqual({
		shell: '/s/main.1.js',
		reports: [
			{
				slice: 'mfe-one',
				version: '1.0.0-a',
				loads: [load],
				failures: [
					{ module: 'uncaught', phase: 'late', error: 'early' },
					{ module: 'uncaught', phase: 'late', error: 'later' },
				],
			},
		],
	})
})

test('leaving the page sends pending events, and nothing twice', async () => {
	jest.spyOn(console, 'error').mockImplementation(() => {})
	beacon.mockClear()
	recordEvent({ phase: 'failed', slice: 'mfe-one', version: '1.0.0-a', module: 'Card', error: 'gone' })
	dispatchEvent(new Event('pagehide'))
	dispatchEvent(new Event('pagehide'))
	expect(beacon).toHaveBeenCalledTimes(1)
	jest.useRealTimers()
	expect(await sent()).toMatchObject({ reports: [{ failures: [{ module: 'Card', phase: 'failed', error: 'gone' }] }] })
})

test('a failure is logged to the console once, with version, module and error', () => {
	const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
	const cause = new Error('not today')
	const failed = {
		phase: 'failed',
		slice: 'mfe-one',
		version: '1.0.0-a',
		module: 'List',
		error: 'not today',
		cause,
	} as const
	recordEvent(failed)
	recordEvent(failed)
	recordEvent({ ...failed, phase: 'attempt', module: 'Other' })
	recordEvent({ ...failed, version: '' })
	// A late answer may still come.
	recordEvent({ ...failed, module: 'Late', error: 'no answer', isTimeout: true })
	recordEvent({ phase: 'fallback', slice: 'mfe-one', version: '1.0.0-a', error: 'no entry' })
	expect(consoleError.mock.calls).toEqual([
		['mfe-one@1.0.0-a: List (failed)', cause],
		['mfe-one@1.0.0-a: entry (fallback)', 'no entry'],
	])
	dispatchEvent(new Event('pagehide'))
})

test('a repeated failure on one page is reported once, loads each time', async () => {
	beacon.mockClear()
	const filename = 'http://localhost/r/mfe-one/1.0.0-a/home.js'
	for (let time = 0; time < 30; time += 1) {
		dispatchEvent(new ErrorEvent('error', { filename, error: new Error('in a timer') }))
		recordEvent({ phase: 'ready', slice: 'mfe-one', version: '1.0.0-a', ...load })
		if (time === 15) dispatchEvent(new Event('pagehide'))
	}
	jest.useRealTimers()
	const first = await sent()
	dispatchEvent(new Event('pagehide'))
	const failures = [{ module: 'uncaught', phase: 'late', error: 'in a timer' }]
	expect(first).toMatchObject({ reports: [{ failures }] })
	expect(await sent()).toMatchObject({ reports: [{ loads: Array(14).fill(load), failures: [] }] })
})
