import { isRunning, registered } from '../../registry.ts'
import {
	answer,
	askedFor,
	type Container,
	container,
	host,
	nextAttempt,
	publish,
	slice,
	startNetwork,
} from './page.testing.ts'

beforeEach(startNetwork)

test('a slice is loaded from where the registry says', async () => {
	await publish(slice('mfe-one', '1.0.0'))
	answer('/r/mfe-one/1.0.0/entry.js', container({ './Card': { Card: 'card' } }))
	expect(await host().load('mfe-one', 'Card')).toEqual({ Card: 'card' })
	expect(isRunning('mfe-one')).toBe(true)
})

test('one that the registry does not list is no remote', async () => {
	await publish()
	await expect(host().load('mfe-nobody', 'Card')).rejects.toThrow('mfe-nobody/Card')
	expect(askedFor()).toEqual([])
})

test('modules that are asked for together share one entry', async () => {
	await publish(slice('mfe-both', '1.0.0'))
	answer('/r/mfe-both/1.0.0/entry.js', container({ './Card': { Card: 1 }, './List': { List: 2 } }))
	const page = host()
	expect(await Promise.all([page.load('mfe-both', 'Card'), page.load('mfe-both', 'List')])).toEqual([
		{ Card: 1 },
		{ List: 2 },
	])
	expect(askedFor()).toEqual(['/r/mfe-both/1.0.0/entry.js'])
})

test('an entry that failed is asked for at a fresh address by the next attempt', async () => {
	await publish(slice('mfe-back', '1.0.0'))
	answer('/r/mfe-back/1.0.0/entry.js?attempt=2', container({ './Card': { Card: 'back' } }))
	const page = host()
	await expect(page.load('mfe-back', 'Card')).rejects.toThrow('ScriptNetworkError')
	nextAttempt('mfe-back')
	expect(await page.load('mfe-back', 'Card')).toEqual({ Card: 'back' })
	expect(askedFor()).toEqual(['/r/mfe-back/1.0.0/entry.js', '/r/mfe-back/1.0.0/entry.js?attempt=2'])
})

test('the next attempt takes the version that the registry names by then', async () => {
	await publish(slice('mfe-healed', '1.0.0'))
	answer('/r/mfe-healed/1.0.1/entry.js', container({ './Card': { Card: 'healed' } }))
	const page = host()
	await expect(page.load('mfe-healed', 'Card')).rejects.toThrow()
	await publish(slice('mfe-healed', '1.0.1'))
	nextAttempt('mfe-healed')
	expect(await page.load('mfe-healed', 'Card')).toEqual({ Card: 'healed' })
})

test('a slice that runs stays, whatever fails in it or is released', async () => {
	await publish(slice('mfe-stays', '1.0.0'))
	answer('/r/mfe-stays/1.0.0/entry.js', container({ './Card': { Card: 'first' } }))
	const page = host()
	await page.load('mfe-stays', 'Card')
	await expect(page.load('mfe-stays', 'List')).rejects.toThrow('no ./List')
	await publish(slice('mfe-stays', '2.0.0'))
	nextAttempt('mfe-stays')
	expect(await page.load('mfe-stays', 'Card')).toEqual({ Card: 'first' })
	expect(registered('mfe-stays')?.version).toBe('1.0.0')
	expect(askedFor()).toEqual(['/r/mfe-stays/1.0.0/entry.js'])
})

test('a container that could not be started is fetched anew', async () => {
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

describe('a slice that throws at its start', () => {
	const throwing = (): Container => ({
		init: () => {},
		get: async () => () => {
			throw new Error('thrown at start')
		},
	})

	test('is tried again in the container that it has', async () => {
		await publish(slice('mfe-same', '1.0.0'))
		answer('/r/mfe-same/1.0.0/entry.js', throwing())
		const page = host()
		await expect(page.load('mfe-same', 'Card')).rejects.toThrow('thrown at start')
		nextAttempt('mfe-same')
		await expect(page.load('mfe-same', 'Card')).rejects.toThrow('thrown at start')
		expect(isRunning('mfe-same')).toBe(false)
		expect(askedFor()).toEqual(['/r/mfe-same/1.0.0/entry.js'])
	})

	test('is healed by another version, on the same page', async () => {
		await publish(slice('mfe-bad', '1.0.1'))
		answer('/r/mfe-bad/1.0.1/entry.js', throwing())
		answer('/r/mfe-bad/1.0.0/entry.js', container({ './Card': { Card: 'rolled back' } }))
		const page = host()
		await expect(page.load('mfe-bad', 'Card')).rejects.toThrow('thrown at start')
		await publish(slice('mfe-bad', '1.0.0'))
		nextAttempt('mfe-bad')
		expect(await page.load('mfe-bad', 'Card')).toEqual({ Card: 'rolled back' })
		expect(registered('mfe-bad')?.version).toBe('1.0.0')
	})
})

test('a module of a version that gave way is not given out: a page never shows two', async () => {
	await publish(slice('mfe-late', '1.0.0'))
	let come = (_factory: () => unknown) => {}
	const late = new Promise((resolve) => (come = resolve))
	answer('/r/mfe-late/1.0.0/entry.js', { init: () => {}, get: () => late })
	answer('/r/mfe-late/1.0.1/entry.js', container({ './Card': { Card: 'newer' } }))
	const page = host()
	const first = expect(page.load('mfe-late', 'Card')).rejects.toThrow('came late')
	await new Promise((resolve) => setTimeout(resolve))
	await publish(slice('mfe-late', '1.0.1'))
	nextAttempt('mfe-late')
	expect(await page.load('mfe-late', 'Card')).toEqual({ Card: 'newer' })
	come(() => ({ Card: 'late' }))
	await first
})
