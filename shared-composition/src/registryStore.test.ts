import { jest } from '@jest/globals'
import type { Registry } from 'shared-contract'
import { $registry, findSlice, isNewerPath, isRunning, loadRegistry, pin, refreshRegistry } from './registryStore.ts'

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
const fetchMock = jest.fn(() => answer())
const answers = (registry: Registry) => {
	answer = async () => Response.json(registry)
}
const version = (name: string) => findSlice(name)?.version

beforeAll(async () => {
	Object.assign(globalThis, { fetch: fetchMock })
	jest.spyOn(performance, 'now').mockImplementation(() => now)
	answers(served(slice('one', '1'), slice('two', '1')))
	await loadRegistry()
})
beforeEach(() => {
	// The set-up of all tests restores it after each test.
	jest.spyOn(performance, 'now').mockImplementation(() => now)
	fetchMock.mockClear()
})

test('a fresh registry is not requested again', async () => {
	now += 9_000
	await refreshRegistry()
	expect(fetchMock).not.toHaveBeenCalled()
})

test('an older one is requested once for all callers, so that the next load gets the live version', async () => {
	now += 11_000
	answers(served(slice('one', '2'), slice('two', '1')))
	await Promise.all([refreshRegistry(), refreshRegistry()])
	expect(fetchMock).toHaveBeenCalledTimes(1)
	expect(version('one')).toBe('2')
})

test('a running slice keeps its version', async () => {
	pin(slice('one', '2'))
	expect(isRunning('one')).toBe(true)
	answers(served(slice('one', '3', ['/one', '/new']), slice('two', '2')))
	await refreshRegistry(0)
	expect([version('one'), version('two')]).toEqual(['2', '2'])
	expect(isNewerPath('/new')).toBe(true)
	expect(isNewerPath('/nowhere')).toBe(false)
})

test('without a response the page keeps the known registry', async () => {
	answer = () => Promise.reject(new Error('offline'))
	await refreshRegistry(0)
	expect($registry.get().state).toBe('ready')
	answer = async () => Response.json({ slices: 'none' })
	await refreshRegistry(0)
	expect([version('one'), version('two')]).toEqual(['2', '2'])
})
