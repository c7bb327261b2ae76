import { mkdir } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ReleaseName } from './releaseFiles.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, no-cache'
// The files of a development build change under the same version.
const DEVELOPMENT = 'development'

interface Served {
	/** Holds `<slice>/<version>/`. */
	folder: string
	prefix: string
	onServed: (of: ReleaseName) => void
}

/** Serves the files of versions, with the compressed files of their builds. Versions are immutable. */
export async function serveFolder(app: FastifyInstance, { folder, prefix, onServed }: Served): Promise<void> {
	await mkdir(folder, { recursive: true })
	await app.register(fastifyStatic, {
		root: folder,
		prefix,
		index: false,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore',
		schemaHide: true,
		setHeaders(reply, path) {
			const [slice = '', version = ''] = relative(folder, path).split(sep)
			onServed({ slice, version })
			reply.header('cache-control', version === DEVELOPMENT ? REVALIDATE : FOREVER)
		},
	})
}
