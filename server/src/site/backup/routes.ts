import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import type { Releases } from '../../releases/releases.ts'
import { requireReleaser } from '../../releases/rights.ts'
import { writeBackup } from './writeBackup.ts'

/**
 * Serves a backup to processes on this machine that have the token of the data folder: only this process can open its
 * database.
 */
export function registerBackup(app: FastifyInstance, context: AppContext, { files }: Releases): void {
	// It is compressed already.
	const options = { config: { rateLimit: false as const }, schema: { hide: true }, compress: false as const }
	app.get('/backup', options, async (request, reply) => {
		const { kind } = await requireReleaser(request, context)
		if (kind !== 'machine') throw new Problem('request.forbidden', 403)
		const { db, storage, now } = context
		const stream = await writeBackup({ db, storage, releases: files }, now())
		stream.on('error', (error) => request.log.error({ err: error }, 'a backup was not finished'))
		return reply.header('cache-control', 'no-store').type('application/octet-stream').send(stream)
	})
}
