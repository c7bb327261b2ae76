import { mkdir } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SOURCE_MAP_ENDING } from 'shared-contract'
import type { ReleaseName } from './releaseFiles.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, no-cache'
// The files of a development build change under the same version.
const DEVELOPMENT = 'development'

/** The browser runs it in a page or a worker, which `sandbox` would hinder; opened by itself it is text. */
const isScript = (path: string) => /\.m?js(\.br|\.gz)?$/.test(path)

interface Served {
	/** Holds `<slice>/<version>/`. */
	folder: string
	prefix: string
	onServed: (of: ReleaseName) => void
}

/**
 * Serves the files of versions, with the compressed files of their builds. Versions are immutable. Source maps are for the
 * holders of a token: `GET /api/releases/:slice/:version/map` answers with them.
 */
export async function serveFolder(app: FastifyInstance, { folder, prefix, onServed }: Served): Promise<void> {
	await mkdir(folder, { recursive: true })
	await app.register(fastifyStatic, {
		root: folder,
		prefix,
		index: false,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore',
		// A service worker would outlive the page of its version, such as a preview.
		allowedPath: (path, _root, { headers }) => !SOURCE_MAP_ENDING.test(path) && headers['service-worker'] !== 'script',
		schemaHide: true,
		setHeaders(reply, path) {
			const [slice = '', version = ''] = relative(folder, path).split(sep)
			onServed({ slice, version })
			// A document of a version would be a page of the site, with its scripts and its origin.
			if (!isScript(path))
				reply.header('content-security-policy', `${reply.getHeader('content-security-policy') ?? ''};sandbox`)
			// No cache answers for a worker with the file of a page.
			reply.header('vary', 'service-worker')
			reply.header('cache-control', version === DEVELOPMENT ? REVALIDATE : FOREVER)
		},
	})
}
