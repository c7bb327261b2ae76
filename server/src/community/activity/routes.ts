import type { FastifyInstance } from 'fastify'
import { activityRoute, activityYearRoute } from 'shared-contract'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { profileAsked } from '../profile/findMember.ts'
import { readActivity } from './activity.ts'
import { readYear } from './year.ts'

export function serveActivity(app: FastifyInstance, parts: Parts): void {
	const { db } = parts

	serve(app, activityRoute, async ({ params, query, request }) => {
		const { ownerId, reader } = await profileAsked(request, parts, params.username)
		const readerId = reader?.id ?? null
		return readActivity(db, { ownerId, readerId, now: parts.now(), after: query.after, pictures: parts.settings })
	})

	serve(app, activityYearRoute, async ({ params, query, request }) => {
		const { ownerId, reader } = await profileAsked(request, parts, params.username)
		return readYear(db, { ownerId, readerId: reader?.id ?? null, now: parts.now(), zone: query.zone })
	})
}
