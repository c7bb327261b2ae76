import type { FastifyInstance } from 'fastify'
import { appealRoute, decisionNoticeRoute, transparencyRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { readDecision, writeAppeal } from './appeal.ts'
import { readTransparency } from './transparency.ts'

const APPEAL_LIMIT = { perMember: 10 }

/** Serves appeals against decisions of moderators, and the public counts of what they do. */
export function serveAppeals(app: FastifyInstance, context: AppContext): void {
	serve(app, decisionNoticeRoute, async ({ params, request }) => {
		const { id } = await requireMember(request, context)
		return readDecision(context, params, id)
	})

	serve(
		app,
		appealRoute,
		async ({ params, body, request, context }) => {
			const { id } = await requireMember(request, context)
			await writeAppeal(context, params, id, body.text)
			return { done: true }
		},
		APPEAL_LIMIT,
	)

	serve(app, transparencyRoute, async () => ({ months: await readTransparency(context.db, context.now()) }), {
		cache: 'shared',
	})
}
