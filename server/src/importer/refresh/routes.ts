import type { FastifyInstance } from 'fastify'
import { runSourceRoute, sourcesRoute, undoSourceRunRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireAdmin } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { listSources } from './listSources.ts'
import type { Source } from './readSources.ts'
import { undoRun } from './undoRun.ts'

/** Serves the sources to admins. */
export function registerSources(app: FastifyInstance, context: AppContext, sources: readonly Source[]): void {
	serve(app, sourcesRoute, async ({ request }) => {
		await requireAdmin(request, context)
		return { items: await listSources(context.db, sources) }
	})

	serve(app, runSourceRoute, async ({ params: { name }, request, context: inRequest }) => {
		const admin = await requireAdmin(request, inRequest)
		if (!sources.some((source) => source.name === name)) throw new Problem('request.notFound', 404)
		const asked = { due_at: inRequest.now(), asked_by: admin.id }
		await inRequest.db
			.insertInto('source_state')
			.values({ name, ...asked })
			.onConflict((conflict) => conflict.column('name').doUpdateSet(asked))
			.execute()
		return { done: true }
	})

	serve(app, undoSourceRunRoute, async ({ params: { runId }, request, context: inRequest }) => {
		const admin = await requireAdmin(request, inRequest)
		await undoRun(inRequest.db, { runId, memberId: admin.id, now: inRequest.now() })
		return { done: true }
	})
}
