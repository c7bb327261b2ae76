import { jest } from '@jest/globals'
import type { RouteObject } from 'react-router-dom'
import { loadRegistry, provideHost } from 'shared-composition'
import { answerWith, ok } from 'slice-kit/testing'
import { hasRoutes, patchSliceRoutes } from './patchSliceRoutes.ts'

const SLICE = {
	name: 'mfe-catalogue',
	version: '1.0.0',
	base: '/r/mfe-catalogue/1.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/anime'],
	exposes: {},
}

test('an aborted navigation patches no routes, the next one does, and later ones do not again', async () => {
	answerWith({ 'GET /federation.json': ok({ revision: '1', slices: [SLICE] }) })
	await loadRegistry()
	let resolveModule = (_module: object) => {}
	const module = new Promise<object>((resolve) => (resolveModule = resolve))
	provideHost({ load: () => module, abandon: async () => {} })
	const patch = jest.fn<(routes: RouteObject[]) => void>()

	const aborted = new AbortController()
	const first = patchSliceRoutes({ path: '/anime/1', signal: aborted.signal }, patch)
	aborted.abort()
	resolveModule({ routes: [{ path: '/anime/:id', element: null }] })
	await first
	expect(patch).not.toHaveBeenCalled()
	expect(hasRoutes('mfe-catalogue')).toBe(false)

	const { signal } = new AbortController()
	await patchSliceRoutes({ path: '/anime/2', signal }, patch)
	await patchSliceRoutes({ path: '/anime/3', signal }, patch)
	expect(patch).toHaveBeenCalledTimes(1)
	expect(patch.mock.calls[0]?.[0]).toMatchObject([{ path: '/anime/:id' }])
	expect(hasRoutes('mfe-catalogue')).toBe(true)
})
