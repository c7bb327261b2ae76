import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'

/** The state of the process. Requests are served from `serving` on; `ready` is the process once its indexes are in memory. */
export interface Life {
	state: 'starting' | 'serving' | 'ready' | 'closing'
}

const RETRY_AFTER_S = 2
/** The time limit of the database for the readiness probe. */
const PROBE_MS = 2000
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * `/healthz`: liveness. `/readyz`: readiness, 503 until the schema is up to date and lists, search and similar titles answer,
 * while the database does not respond, and while the process is closing, so that a load balancer routes requests elsewhere.
 */
export function registerHealth(app: FastifyInstance, db: Database, life: Life): void {
	const answers = databaseProbe(db)
	app.addHook('onRequest', async (request) => {
		if (life.state === 'starting' && !PROBES.has(request.url)) {
			throw new Problem('server.unavailable', 503, { retryAfter: RETRY_AFTER_S })
		}
	})
	// An open connection would delay the end of the process.
	app.addHook('onSend', async (_request, reply) => {
		if (life.state === 'closing') reply.header('connection', 'close')
	})
	app.addHook('preClose', async () => {
		life.state = 'closing'
	})

	const options = { config: { rateLimit: false as const }, schema: { hide: true } }
	app.get('/healthz', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
	app.get('/readyz', options, async (_request, reply) => {
		if (life.state !== 'ready' || !(await answers())) {
			throw new Problem('server.unavailable', 503, { retryAfter: RETRY_AFTER_S })
		}
		return reply.header('cache-control', 'no-store').send({ ok: true })
	})
}

/** Checks that the database responds within {@link PROBE_MS}. Concurrent requests share one probe. */
function databaseProbe(db: Database): () => Promise<boolean> {
	let asking: Promise<boolean> | undefined
	return () => {
		asking ??= answersInTime(db).finally(() => {
			asking = undefined
		})
		return asking
	}
}

async function answersInTime(db: Database): Promise<boolean> {
	let late: NodeJS.Timeout | undefined
	const answered = sql`select 1`.execute(db).then(
		() => true,
		() => false,
	)
	const timedOut = new Promise<boolean>((resolve) => {
		late = setTimeout(() => resolve(false), PROBE_MS)
	})
	try {
		return await Promise.race([answered, timedOut])
	} finally {
		clearTimeout(late)
	}
}
