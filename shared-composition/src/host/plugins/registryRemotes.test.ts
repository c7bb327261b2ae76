import { findSlice, isRunning } from '../../registryStore.ts'
import {
	answer,
	type Container,
	container,
	host,
	nextAttempt,
	publish,
	requestedPaths,
	slice,
	startNetwork,
} from './page.testing.ts'

beforeEach(startNetwork)

test('a slice is loaded from its address in the registry', async () => {
	await publish(slice('mfe-one', '1.0.0'))
	answer('/r/mfe-one/1.0.0/entry.js', container({ './Card': { Card: 'card' } }))
	expect(await host().load('mfe-one', 'Card')).toEqual({ Card: 'card' })
	expect(isRunning('mfe-one')).toBe(true)
})

test('a slice outside of the registry is no remote', async () => {
	await publish()
	await expect(host().load('mfe-nobody', 'Card')).rejects.toThrow('mfe-nobody/Card')
	expect(requestedPaths()).toEqual([])
})

test('modules that are requested together share one entry script', async () => {
	await publish(slice('mfe-both', '1.0.0'))
	answer('/r/mfe-both/1.0.0/entry.js', container({ './Card': { Card: 1 }, './List': { List: 2 } }))
	const page = host()
	expect(await Promise.all([page.load('mfe-both', 'Card'), page.load('mfe-both', 'List')])).toEqual([
		{ Card: 1 },
		{ List: 2 },
	])
	expect(requestedPaths()).toEqual(['/r/mfe-both/1.0.0/entry.js'])
})

test('the next attempt requests a failed entry script at a cache-busting address', async () => {
	await publish(slice('mfe-back', '1.0.0'))
	answer('/r/mfe-back/1.0.0/entry.js?attempt=2', container({ './Card': { Card: 'back' } }))
	const page = host()
	await expect(page.load('mfe-back', 'Card')).rejects.toThrow('ScriptNetworkError')
	nextAttempt('mfe-back')
	expect(await page.load('mfe-back', 'Card')).toEqual({ Card: 'back' })
	expect(requestedPaths()).toEqual(['/r/mfe-back/1.0.0/entry.js', '/r/mfe-back/1.0.0/entry.js?attempt=2'])
})

test('the next attempt takes the current version of the registry', async () => {
	await publish(slice('mfe-healed', '1.0.0'))
	answer('/r/mfe-healed/1.0.1/entry.js', container({ './Card': { Card: 'healed' } }))
	const page = host()
	await expect(page.load('mfe-healed', 'Card')).rejects.toThrow()
	await publish(slice('mfe-healed', '1.0.1'))
	nextAttempt('mfe-healed')
	expect(await page.load('mfe-healed', 'Card')).toEqual({ Card: 'healed' })
})

test('a running slice keeps its version after failures and releases', async () => {
	await publish(slice('mfe-stays', '1.0.0'))
	answer('/r/mfe-stays/1.0.0/entry.js', container({ './Card': { Card: 'first' } }))
	const page = host()
	await page.load('mfe-stays', 'Card')
	await expect(page.load('mfe-stays', 'List')).rejects.toThrow('no ./List')
	await publish(slice('mfe-stays', '2.0.0'))
	nextAttempt('mfe-stays')
	expect(await page.load('mfe-stays', 'Card')).toEqual({ Card: 'first' })
	expect(findSlice('mfe-stays')?.version).toBe('1.0.0')
	expect(requestedPaths()).toEqual(['/r/mfe-stays/1.0.0/entry.js'])
})

test('a container that failed to start is fetched again', async () => {
	await publish(slice('mfe-init', '1.0.0'))
	const broken = { ...container({}), init: () => Promise.reject(new Error('not today')) }
	answer('/r/mfe-init/1.0.0/entry.js', broken)
	answer('/r/mfe-init/1.0.0/entry.js?attempt=2', container({ './Card': { Card: 'started' } }))
	const page = host()
	await expect(page.load('mfe-init', 'Card')).rejects.toThrow('not today')
	expect(isRunning('mfe-init')).toBe(false)
	nextAttempt('mfe-init')
	expect(await page.load('mfe-init', 'Card')).toEqual({ Card: 'started' })
})

describe('a slice that throws on start', () => {
	const throwing = (): Container => ({
		init: () => {},
		get: async () => () => {
			throw new Error('thrown at start')
		},
	})

	test('is retried in the same container', async () => {
		await publish(slice('mfe-same', '1.0.0'))
		answer('/r/mfe-same/1.0.0/entry.js', throwing())
		const page = host()
		await expect(page.load('mfe-same', 'Card')).rejects.toThrow('thrown at start')
		nextAttempt('mfe-same')
		await expect(page.load('mfe-same', 'Card')).rejects.toThrow('thrown at start')
		expect(isRunning('mfe-same')).toBe(false)
		expect(requestedPaths()).toEqual(['/r/mfe-same/1.0.0/entry.js'])
	})

	test('recovers with another version, on the same page', async () => {
		await publish(slice('mfe-bad', '1.0.1'))
		answer('/r/mfe-bad/1.0.1/entry.js', throwing())
		answer('/r/mfe-bad/1.0.0/entry.js', container({ './Card': { Card: 'rolled back' } }))
		const page = host()
		await expect(page.load('mfe-bad', 'Card')).rejects.toThrow('thrown at start')
		await publish(slice('mfe-bad', '1.0.0'))
		nextAttempt('mfe-bad')
		expect(await page.load('mfe-bad', 'Card')).toEqual({ Card: 'rolled back' })
		expect(findSlice('mfe-bad')?.version).toBe('1.0.0')
	})
})

test('a module of a replaced version is rejected, because a page never runs two', async () => {
	await publish(slice('mfe-late', '1.0.0'))
	let come = (_factory: () => unknown) => {}
	const late = new Promise((resolve) => (come = resolve))
	answer('/r/mfe-late/1.0.0/entry.js', { init: () => {}, get: () => late })
	answer('/r/mfe-late/1.0.1/entry.js', container({ './Card': { Card: 'newer' } }))
	const page = host()
	const first = expect(page.load('mfe-late', 'Card')).rejects.toThrow('loaded too late')
	await new Promise((resolve) => setTimeout(resolve))
	await publish(slice('mfe-late', '1.0.1'))
	nextAttempt('mfe-late')
	expect(await page.load('mfe-late', 'Card')).toEqual({ Card: 'newer' })
	come(() => ({ Card: 'late' }))
	await first
})
