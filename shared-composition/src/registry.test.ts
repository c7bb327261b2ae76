import { jest } from '@jest/globals'
import type { Registry } from 'shared-contract'
import { $registry, isNewer, isRunning, loadRegistry, pin, registered, renewRegistry } from './registry.ts'

const slice = (name: string, version: string, owns = [`/${name}`]) => ({
	name,
	version,
	base: `/r/${name}/${version}/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns,
	exposes: {},
})
const served = (...slices: Registry['slices']) => ({ revision: '1', slices })

let now = 0
let answer: () => Promise<Response>
const asked = jest.fn(() => answer())
const answers = (registry: Registry) => {
	answer = async () => Response.json(registry)
}
const version = (name: string) => registered(name)?.version

beforeAll(async () => {
	Object.assign(globalThis, { fetch: asked })
	jest.spyOn(performance, 'now').mockImplementation(() => now)
	answers(served(slice('one', '1'), slice('two', '1')))
	await loadRegistry()
})
beforeEach(() => {
	// Restored after each test by the set-up of all tests.
	jest.spyOn(performance, 'now').mockImplementation(() => now)
	asked.mockClear()
})

test('a registry that was just learnt is not asked for again', async () => {
	now += 9_000
	await renewRegistry()
	expect(asked).not.toHaveBeenCalled()
})

test('an older one is, once for all who ask: what is loaded next is what everybody gets now', async () => {
	now += 11_000
	answers(served(slice('one', '2'), slice('two', '1')))
	await Promise.all([renewRegistry(), renewRegistry()])
	expect(asked).toHaveBeenCalledTimes(1)
	expect(version('one')).toBe('2')
})

test('what runs here stays at its version', async () => {
	pin(slice('one', '2'))
	expect(isRunning('one')).toBe(true)
	answers(served(slice('one', '3', ['/one', '/new']), slice('two', '2')))
	await renewRegistry(0)
	expect([version('one'), version('two')]).toEqual(['2', '2'])
	expect(isNewer('/new')).toBe(true)
	expect(isNewer('/nowhere')).toBe(false)
})

test('without an answer the page goes on with what it knows', async () => {
	answer = () => Promise.reject(new Error('offline'))
	await renewRegistry(0)
	expect($registry.get().state).toBe('ready')
	answer = async () => Response.json({ slices: 'none' })
	await renewRegistry(0)
	expect([version('one'), version('two')]).toEqual(['2', '2'])
})
