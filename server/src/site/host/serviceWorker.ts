import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../core/settings.ts'
import { type OnReadError, WatchedFile } from './watchedFile.ts'

/** True if pages register the service worker. Under development servers files change under their addresses. */
export function isWorkerOn({ SERVICE_WORKER, FEDERATION_REGISTRY }: Settings): boolean {
	return SERVICE_WORKER === 'on' && FEDERATION_REGISTRY === undefined
}

/**
 * Serves the service worker of the shell. Browsers that have it ask again at each visit: on a site without a worker they
 * get one that deletes what it stored and ends itself.
 */
export function registerServiceWorker(
	app: FastifyInstance,
	{ shellDist, settings }: { shellDist: string; settings: Settings },
	onError: OnReadError,
): void {
	const name = isWorkerOn(settings) ? 'service-worker.js' : 'withdrawn-worker.js'
	const file = new WatchedFile(join(shellDist, name), String, onError)
	app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) => {
		const script = await file.read()
		if (script === undefined) return reply.callNotFound()
		return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script)
	})
}
