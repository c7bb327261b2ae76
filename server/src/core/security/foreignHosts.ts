import type { FastifyInstance } from 'fastify'
import { registryRoute, SLICES_BASE } from 'shared-contract'
import type { Settings } from '../settings.ts'

/** What a page of another site fetches to show a slice: files of slices and their manifests, the registry, words. */
const OPEN = [SLICES_BASE, '/locales/', registryRoute.path]

/** The origins of `SLICE_ORIGINS`. */
export function sliceOrigins({ SLICE_ORIGINS }: Pick<Settings, 'SLICE_ORIGINS'>): string[] {
	return SLICE_ORIGINS?.split(',').map((origin) => origin.trim()) ?? []
}

/**
 * Lets pages of the origins in `SLICE_ORIGINS` load slices. Only what is the same for everybody is open, and never with
 * cookies. A script tag sends no origin, so the files themselves may be embedded anywhere.
 */
export function openToForeignHosts(app: FastifyInstance, settings: Pick<Settings, 'SLICE_ORIGINS'>): void {
	const origins = sliceOrigins(settings)
	if (origins.length === 0) return
	app.addHook('onSend', async ({ url, headers }, reply, payload) => {
		if (!OPEN.some((path) => url.startsWith(path))) return payload
		const vary = String(reply.getHeader('vary') ?? '')
		reply.header('vary', vary === '' ? 'origin' : `${vary}, origin`)
		reply.header('cross-origin-resource-policy', 'cross-origin')
		const { origin } = headers
		if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin)
		return payload
	})
}
