import type { FastifyInstance } from 'fastify'
import { entryLogRoute, putRecordRoute, takeRecordRoute } from 'shared-contract'
import { publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember, viewedMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'
import { deleteRecord, readLog, restoreRecord } from './entryLog.ts'
import { titleOnSite } from './titleOfEntry.ts'

const CHANGES_PER_MINUTE = 240

/** Serves the member's own progress log. */
export function serveLog(app: FastifyInstance, context: AppContext): void {
	const { db, live, now, pictures } = context

	serve(app, entryLogRoute, async ({ params, query, request }) => {
		const member = await viewedMember(request, context)
		if (!member) throw new Problem('auth.required', 401)
		const { id: titleId } = await titleOnSite(db, params.titleId, member.id)
		return readLog(db, { memberId: member.id, titleId, ...query })
	})

	serve(
		app,
		takeRecordRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, context)
			const { id: titleId } = await titleOnSite(db, params.titleId, memberId)
			const recordId = Number(params.recordId)
			const entry = await deleteRecord(db, { memberId, titleId, recordId, now: now(), pictures })
			publishProgress(live, memberId)
			return { entry }
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		putRecordRoute,
		async ({ params, body, request, context: { db, live } }) => {
			const { id: memberId } = await requireMember(request, context)
			const { id: titleId } = await titleOnSite(db, params.titleId, memberId)
			const restored = await restoreRecord(db, { memberId, titleId, run: body, now: now(), pictures })
			publishProgress(live, memberId)
			return restored
		},
		{ perMember: CHANGES_PER_MINUTE },
	)
}
