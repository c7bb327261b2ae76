import { jest } from '@jest/globals'
import type { RegistrySlice } from 'shared-contract'
import { importFailure } from 'shared-state'
import { pageLog } from './eventLog.ts'
import { integrityOf, waitForIntegrity } from './scriptIntegrity.ts'

const slice = (name: string, integrity?: RegistrySlice['integrity']): RegistrySlice => ({
	name,
	version: '1',
	base: `/r/${name}/1/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
	...(integrity ? { integrity } : {}),
})

const ask = jest.fn<(address: string, options: RequestInit) => Promise<Response>>()
beforeEach(() => {
	ask.mockReset()
	Object.assign(globalThis, { fetch: ask })
})

async function hashOf(of: RegistrySlice, file: string) {
	await waitForIntegrity(of, file)
	return integrityOf(of, file)
}

test('a build without hashes has none', async () => {
	expect(await hashOf(slice('plain'), 'entry.js')).toBeUndefined()
	expect(ask).not.toHaveBeenCalled()
})

test('hashes in the registry need no request; for all others the table is fetched once, with its own hash', async () => {
	ask.mockImplementation(async () => Response.json({ 'dialog.js': 'sha384-dialog', 'list.js': 'sha384-list' }))
	const known = slice('known', { 'entry.js': 'sha384-entry', 'integrity.json': 'sha384-table' })
	expect(await hashOf(known, 'entry.js')).toBe('sha384-entry')
	expect(ask).not.toHaveBeenCalled()
	const both = await Promise.all([hashOf(known, 'dialog.js'), hashOf(known, 'list.js')])
	expect(both).toEqual(['sha384-dialog', 'sha384-list'])
	expect(ask).toHaveBeenCalledTimes(1)
	expect(ask).toHaveBeenCalledWith('/r/known/1/integrity.json', expect.objectContaining({ integrity: 'sha384-table' }))
})

test('an unlisted script gets a hash that never matches', async () => {
	ask.mockImplementation(async () => Response.json({}))
	const strange = slice('strange', { 'integrity.json': 'sha384-table' })
	expect(await hashOf(strange, 'planted.js')).toMatch(/^sha384-A{64}$/)
})

test.each([
	['a server that does not answer', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
	['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
	['a page in its place', async () => new Response('<!doctype html>')],
])('without the table, a script counts as not arrived: %s', async (_reason, answer) => {
	ask.mockImplementation(answer)
	const lost = slice('lost', { 'integrity.json': 'sha384-table' })
	const failed: unknown = await hashOf(lost, 'dialog.js').catch((error) => error)
	expect(failed).toMatchObject({ name: 'ChunkLoadError', message: expect.stringContaining('lost dialog.js') })
	expect(importFailure(failed)).toEqual({ state: 'unreachable' })
})

test('a failed table is requested again with cache busting', async () => {
	const back = slice('back', { 'integrity.json': 'sha384-table' })
	ask.mockRejectedValueOnce(new TypeError('offline'))
	await expect(hashOf(back, 'dialog.js')).rejects.toThrow('offline')
	pageLog().attempts.back = 2
	ask.mockImplementation(async () => Response.json({ 'dialog.js': 'sha384-dialog' }))
	expect(await hashOf(back, 'dialog.js')).toBe('sha384-dialog')
	expect(ask).toHaveBeenLastCalledWith('/r/back/1/integrity.json?attempt=2', expect.anything())
})
