import type { FastifyInstance } from 'fastify'
import { removeDelayRoute, titleScheduleRoute, writeDelayRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { pageId } from '../titlePage/pageId.ts'
import { readTitleSchedule } from './readSchedule.ts'
import { removeDelay, writeDelay } from './writeDelay.ts'

// A person who reads their announcements stays below it.
const LIMIT = { perMember: 10 }

/** Routes of the schedule of a title, and of the notes that its episodes come later. */
export function serveDelays(app: FastifyInstance, context: AppContext): void {
	const { db, now } = context

	serve(app, titleScheduleRoute, ({ params, reply }) => {
		// A note shows at once for its author.
		reply.header('cache-control', 'public, no-cache')
		return readTitleSchedule(db, pageId(params), now())
	})

	serve(
		app,
		writeDelayRoute,
		async ({ params, body, request, context: { db } }) => {
			const { id: memberId } = await requireMember(request, context)
			return { id: await writeDelay(db, { titleId: pageId(params), memberId, delay: body, now: now() }) }
		},
		LIMIT,
	)

	serve(
		app,
		removeDelayRoute,
		async ({ params, request }) => {
			const member = await requireMember(request, context)
			await db.transaction().execute((transaction) => removeDelay(transaction, pageId(params), { member, now: now() }))
			return { done: true }
		},
		LIMIT,
	)
}
