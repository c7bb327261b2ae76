import type { FastifyInstance } from 'fastify'
import { SLICES_BASE } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { Problem } from '../../core/problem.ts'
import type { Releases } from '../releases.ts'

/** A host that read the manifest before a release goes on with the version before for this long at most. */
const KEPT = 'public, max-age=60'

/**
 * Serves the manifest of the version of each slice that everybody is given, at an address that no release changes. The
 * files lie in the folder of that version, so `publicPath` says where that is.
 */
export function serveLiveManifests(
	app: FastifyInstance,
	{ settings }: Pick<AppContext, 'settings'>,
	{ memory, files }: Pick<Releases, 'memory' | 'files'>,
): void {
	const path = `${SLICES_BASE}:slice/mf-manifest.json`
	app.get<{ Params: { slice: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
		const { everybody } = await memory.get()
		const live = everybody.slices.find(({ name }) => name === request.params.slice)
		const text = live && (await files.read({ slice: live.name, version: live.version }, live.manifest))
		if (!live || text === undefined) throw new Problem('request.notFound', 404)
		const manifest = JSON.parse(text)
		manifest.metaData.publicPath = siteOrigin(request, settings) + live.base
		reply.header('cache-control', originCacheControl(KEPT, settings))
		return manifest
	})
}
