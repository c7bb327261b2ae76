import type { FastifyInstance } from 'fastify'
import { registryRoute, SLICES_BASE } from 'shared-contract'
import { originsOf } from '../settingFormats.ts'
import type { Settings } from '../settings.ts'

/** The paths that a page of another site needs for a slice: its files and manifest, the registry, translations. */
const OPEN = [SLICES_BASE, '/locales/', registryRoute.path]

/**
 * Sets CORS headers so that pages of the origins in `SLICE_ORIGINS` can load slices. Only public answers are open, without
 * credentials. A script tag sends no Origin header, so any site may embed the files.
 */
export function allowForeignHosts(app: FastifyInstance, settings: Pick<Settings, 'SLICE_ORIGINS'>): void {
	const origins = originsOf(settings.SLICE_ORIGINS)
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
