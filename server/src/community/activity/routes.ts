import type { FastifyInstance } from 'fastify'
import { activityRoute, activityYearRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { profileAsked } from '../profile/findMember.ts'
import { readActivity } from './activity.ts'
import { readYear } from './year.ts'

export function serveActivity(app: FastifyInstance, context: AppContext): void {
	const { db } = context

	serve(app, activityRoute, async ({ params, query, request }) => {
		const { ownerId, reader } = await profileAsked(request, context, params.username)
		const readerId = reader?.id ?? null
		return readActivity(db, { ownerId, readerId, now: context.now(), after: query.after, pictures: context.settings })
	})

	serve(app, activityYearRoute, async ({ params, query, request }) => {
		const { ownerId, reader } = await profileAsked(request, context, params.username)
		return readYear(db, { ownerId, readerId: reader?.id ?? null, now: context.now(), zone: query.zone })
	})
}
