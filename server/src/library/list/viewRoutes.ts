import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	editViewRoute,
	removeViewRoute,
	restoreViewRoute,
	savedViewRoute,
	savedViewsRoute,
	saveViewRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { resolveProfile } from '../../core/identity/visibility/resolveProfile.ts'
import { editView, readView, readViews, removeView, restoreView, saveView } from './savedViews.ts'

const VIEWS_PER_MINUTE = 20

/** Serves members' saved views. */
export function serveViews(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context
	const own = async (request: FastifyRequest, params: { viewId: string }) => ({
		memberId: (await requireMember(request, context)).id,
		viewId: Number(params.viewId),
		now: now(),
	})

	serve(app, savedViewsRoute, async ({ params, request }) => {
		const { ownerId, viewer } = await resolveProfile(request, context, params.username)
		return { views: await readViews(db, { ownerId, isOwn: viewer?.id === ownerId }) }
	})

	serve(app, savedViewRoute, async ({ params, request }) => {
		const viewer = await viewedMember(request, context)
		return { view: await readView(db, Number(params.viewId), viewer?.id ?? null) }
	})

	serve(
		app,
		saveViewRoute,
		async ({ body, request, context: { db } }) => {
			const { id: memberId } = await requireMember(request, context)
			const viewId = await saveView(db, { memberId, now: now(), writing: body })
			return { view: await readView(db, viewId, memberId) }
		},
		{ perMember: VIEWS_PER_MINUTE },
	)

	serve(app, editViewRoute, async ({ params, body, request, context: { db } }) => {
		const change = await own(request, params)
		await editView(db, { ...change, edit: body })
		return { view: await readView(db, change.viewId, change.memberId) }
	})

	serve(app, removeViewRoute, async ({ params, request }) => {
		await removeView(db, await own(request, params))
		return { done: true }
	})

	serve(app, restoreViewRoute, async ({ params, request, context: { db } }) => {
		const change = await own(request, params)
		await restoreView(db, change)
		return { view: await readView(db, change.viewId, change.memberId) }
	})
}
