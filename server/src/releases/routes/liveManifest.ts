import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { SLICES_BASE } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { Problem } from '../../core/problem.ts'
import type { Releases } from '../releases.ts'

/** A host sees a new release after at most this time. */
const CACHE_CONTROL = 'public, max-age=60'

/**
 * Serves the manifest of the current version of each slice at a stable URL. Its `publicPath` is the folder of that version.
 */
export function serveLiveManifests(
	app: FastifyInstance,
	{ settings }: Pick<AppContext, 'settings'>,
	{ cache, files }: Pick<Releases, 'cache' | 'files'>,
): void {
	const path = `${SLICES_BASE}:slice/mf-manifest.json`
	app.get<{ Params: { slice: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
		const { everybody } = await cache.get()
		const live = everybody.slices.find(({ name }) => name === request.params.slice)
		const folder = live && (await files.folder({ slice: live.name, version: live.version }))
		const text = folder && (await readFile(join(folder, live.manifest), 'utf8').catch(() => undefined))
		if (!live || !text) throw new Problem('request.notFound', 404)
		const manifest = JSON.parse(text)
		manifest.metaData.publicPath = siteOrigin(request, settings) + live.base
		reply.header('cache-control', originCacheControl(CACHE_CONTROL, settings))
		return manifest
	})
}
