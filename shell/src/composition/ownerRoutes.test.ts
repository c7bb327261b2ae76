import { jest } from '@jest/globals'
import type { RouteObject } from 'react-router-dom'
import { loadRegistry, provideHost } from 'shared-composition'
import { giveOwnerRoutes, hasRoutes } from './ownerRoutes.ts'

const SLICE = {
	name: 'mfe-catalogue',
	version: '1.0.0',
	base: '/r/mfe-catalogue/1.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/anime'],
	exposes: {},
}

test('a visit that was overtaken takes no routes; the next one is given them, and no later one again', async () => {
	Object.assign(globalThis, { fetch: async () => Response.json({ revision: '1', slices: [SLICE] }) })
	await loadRegistry()
	let arrive = (_module: object) => {}
	const module = new Promise<object>((resolve) => (arrive = resolve))
	provideHost({ load: () => module, abandon: async () => {} })
	const give = jest.fn<(routes: RouteObject[]) => void>()

	const overtaken = new AbortController()
	const first = giveOwnerRoutes({ path: '/anime/1', signal: overtaken.signal }, give)
	overtaken.abort()
	arrive({ routes: [{ path: '/anime/:id', element: null }] })
	await first
	expect(give).not.toHaveBeenCalled()
	expect(hasRoutes('mfe-catalogue')).toBe(false)

	const { signal } = new AbortController()
	await giveOwnerRoutes({ path: '/anime/2', signal }, give)
	await giveOwnerRoutes({ path: '/anime/3', signal }, give)
	expect(give).toHaveBeenCalledTimes(1)
	expect(give.mock.calls[0]?.[0]).toMatchObject([{ path: '/anime/:id' }])
	expect(hasRoutes('mfe-catalogue')).toBe(true)
})
