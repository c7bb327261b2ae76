import { jest } from '@jest/globals'
import { isRunning } from '../../registryStore.ts'
import { answer, before, container, host, publish, requestedScripts, slice, startNetwork } from './page.testing.ts'

beforeEach(() => {
	startNetwork()
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
})
afterEach(() => jest.useRealTimers())

test('an entry script is requested with the hash of the registry', async () => {
	await publish(slice('mfe-held', '1.0.0', { integrity: { 'entry.js': 'sha384-entry' } }))
	answer('/r/mfe-held/1.0.0/entry.js', container({ './Card': { Card: 1 } }))
	await host().load('mfe-held', 'Card')
	const [script] = requestedScripts()
	expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-entry', 'anonymous'])
})

test('a build without hashes is requested without one', async () => {
	await publish(slice('mfe-plain', '1.0.0'))
	answer('/r/mfe-plain/1.0.0/entry.js', container({ './Card': { Card: 1 } }))
	await host().load('mfe-plain', 'Card')
	expect(requestedScripts()[0]?.hasAttribute('integrity')).toBe(false)
})

test('a hanging entry script times out after four seconds if there is a previous version', async () => {
	jest.spyOn(console, 'warn').mockImplementation(() => {})
	await publish(slice('mfe-hangs', '1.0.1', { previous: before('mfe-hangs', '1.0.0') }))
	answer('/r/mfe-hangs/1.0.1/entry.js', 'hanging')
	answer('/r/mfe-hangs/1.0.0/entry.js', container({ './Card': { Card: 'before' } }))
	const loaded = host().load('mfe-hangs', 'Card')
	await jest.advanceTimersByTimeAsync(3999)
	expect(requestedScripts()).toHaveLength(1)
	await jest.advanceTimersByTimeAsync(1)
	expect(await loaded).toEqual({ Card: 'before' })
})

test('without a previous version it times out after twenty seconds', async () => {
	await publish(slice('mfe-alone', '1.0.0'))
	answer('/r/mfe-alone/1.0.0/entry.js', 'hanging')
	const refused = expect(host().load('mfe-alone', 'Card')).rejects.toThrow('timed out')
	await jest.advanceTimersByTimeAsync(19_999)
	expect(document.head.contains(requestedScripts()[0] ?? null)).toBe(true)
	await jest.advanceTimersByTimeAsync(1)
	await refused
})

test('pending scripts can be aborted', async () => {
	await publish(slice('mfe-ended', '1.0.0'))
	answer('/r/mfe-ended/1.0.0/entry.js', 'hanging')
	const page = host()
	const refused = expect(page.load('mfe-ended', 'Card')).rejects.toThrow('ScriptNetworkError')
	await jest.advanceTimersByTimeAsync(0)
	void page.abandon('mfe-ended')
	await refused
})

test('a script that defines no container has failed, even if another version defined one', async () => {
	await publish(slice('mfe-other', '1.0.0'))
	Reflect.set(window, 'mfe-other', container({ './Card': { Card: 'of another version' } }))
	answer('/r/mfe-other/1.0.0/entry.js', 'other code')
	await expect(host().load('mfe-other', 'Card')).rejects.toThrow('RUNTIME-001')
	expect(isRunning('mfe-other')).toBe(false)
})
