import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mergeTitleRoute, titleMergeRoute } from 'shared-contract'
import { mayUndo, pageId } from '../../catalogue/public.ts'
import { showStored } from '../../community/notification/notify.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { mergeTitles } from './mergeTitles.ts'
import { readMerge } from './readMerge.ts'

/** Merges of titles. They stand above all slices, since every slice names titles. */
export function registerMerge(app: FastifyInstance, context: AppContext): void {
	serve(app, titleMergeRoute, async ({ params: { id, into }, request }) => {
		await requireModerator(request, context)
		return readMerge(context.db, { from: pageId({ id }), into: pageId({ id: into }) })
	})

	serve(
		app,
		mergeTitleRoute,
		async ({ params, body: { into }, request, context }) => {
			const { id: memberId } = await requireModerator(request, context)
			const merge = { from: pageId(params), into, memberId, now: context.now() }
			const { path, told } = await mergeTitles(context.db, merge)
			await showStored(context, told)
			return { id: into, path }
		},
		{ perMinute: 30 },
	)
}

async function requireModerator(request: FastifyRequest, context: AppContext) {
	const member = await requireMember(request, context)
	if (!mayUndo(member)) throw new Problem('request.forbidden', 403)
	return member
}
