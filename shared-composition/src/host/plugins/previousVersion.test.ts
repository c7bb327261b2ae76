import { jest } from '@jest/globals'
import { findSlice } from '../../registryStore.ts'
import {
	answer,
	before,
	container,
	eventsOf,
	host,
	nextAttempt,
	publish,
	requestedPaths,
	slice,
	startNetwork,
} from './page.testing.ts'

beforeEach(() => {
	startNetwork()
	// The runtime warns that a remote replaces another.
	jest.spyOn(console, 'warn').mockImplementation(() => {})
})

const entry = (name: string, version: string) => `/r/${name}/${version}/entry.js`
const released = (name: string) => slice(name, '1.0.1', { previous: before(name, '1.0.0') })

test('runs if the entry script of the current version is missing', async () => {
	await publish(released('mfe-one'))
	answer(entry('mfe-one', '1.0.0'), container({ './Card': { Card: 'before' } }))
	expect(await host().load('mfe-one', 'Card')).toEqual({ Card: 'before' })
	expect(findSlice('mfe-one')?.version).toBe('1.0.0')
	expect(eventsOf('mfe-one')).toMatchObject([
		{ phase: 'entry', version: '1.0.1', error: expect.stringContaining('ScriptNetworkError') },
		{ phase: 'fallback', version: '1.0.1' },
		{ phase: 'entry', version: '1.0.0' },
	])
})

test('is started once for all modules of the failed version', async () => {
	await publish(released('mfe-two'))
	answer(entry('mfe-two', '1.0.0'), container({ './Card': { Card: 1 }, './List': { List: 2 } }))
	const page = host()
	const both = await Promise.all([page.load('mfe-two', 'Card'), page.load('mfe-two', 'List')])
	expect(both).toEqual([{ Card: 1 }, { List: 2 }])
	expect(requestedPaths()).toEqual([entry('mfe-two', '1.0.1'), entry('mfe-two', '1.0.0')])
	expect(eventsOf('mfe-two').filter(({ phase }) => phase === 'fallback')).toHaveLength(1)
})

test('that fails too leaves the first error, and the next attempt starts with the current version', async () => {
	await publish(released('mfe-three'))
	const page = host()
	await expect(page.load('mfe-three', 'Card')).rejects.toThrow(entry('mfe-three', '1.0.1'))
	answer(`${entry('mfe-three', '1.0.1')}?attempt=2`, container({ './Card': { Card: 'newer' } }))
	nextAttempt('mfe-three')
	expect(await page.load('mfe-three', 'Card')).toEqual({ Card: 'newer' })
	expect(requestedPaths()).toHaveLength(3)
})

test('does not replace a started slice, whatever fails in it', async () => {
	await publish(released('mfe-four'))
	answer(entry('mfe-four', '1.0.1'), container({ './Card': { Card: 'runs' } }))
	const page = host()
	await expect(page.load('mfe-four', 'List')).rejects.toThrow('no ./List')
	await page.load('mfe-four', 'Card')
	await expect(page.load('mfe-four', 'List')).rejects.toThrow('no ./List')
	expect(requestedPaths()).toEqual([entry('mfe-four', '1.0.1')])
})

test('does not replace a version that was released meanwhile', async () => {
	await publish(released('mfe-five'))
	answer(entry('mfe-five', '1.0.1'), 'hanging')
	const page = host()
	const first = page.load('mfe-five', 'Card').catch(() => 'ended')
	await new Promise((resolve) => setTimeout(resolve))
	answer(entry('mfe-five', '1.0.2'), container({ './Card': { Card: 'mended' } }))
	nextAttempt('mfe-five')
	await page.abandon('mfe-five')
	await publish(slice('mfe-five', '1.0.2', { previous: before('mfe-five', '1.0.1') }))
	expect(await page.load('mfe-five', 'Card')).toEqual({ Card: 'mended' })
	expect(await first).toBe('ended')
})
