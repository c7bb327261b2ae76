import type { FastifyInstance } from 'fastify'
import { entryLogRoute, putRecordRoute, takeRecordRoute } from 'shared-contract'
import { Problem } from '../../api/problem.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { memberShown, requireMember } from '../authentication.ts'
import { putRecord, readLog, takeRecord } from './entryLog.ts'
import { titleOnSite } from './listedTitle.ts'

const CHANGES_PER_MINUTE = 240

/** The log of what a member saw and read, which is theirs alone. */
export function serveLog(app: FastifyInstance, parts: Parts): void {
	const { db, now, settings: pictures } = parts

	serve(app, entryLogRoute, async ({ params, query, request }) => {
		const member = await memberShown(request, parts)
		if (!member) throw new Problem('auth.required', 401)
		const { id: titleId } = await titleOnSite(db, params.titleId)
		return readLog(db, { memberId: member.id, titleId, ...query })
	})

	serve(
		app,
		takeRecordRoute,
		async ({ params, request }) => {
			const { id: memberId } = await requireMember(request, parts)
			const { id: titleId } = await titleOnSite(db, params.titleId)
			return {
				entry: await takeRecord(db, { memberId, titleId, recordId: Number(params.recordId), now: now(), pictures }),
			}
		},
		{ perMember: CHANGES_PER_MINUTE },
	)

	serve(
		app,
		putRecordRoute,
		async ({ params, body, request, parts: { db } }) => {
			const { id: memberId } = await requireMember(request, parts)
			const { id: titleId } = await titleOnSite(db, params.titleId)
			return putRecord(db, { memberId, titleId, run: body, now: now(), pictures })
		},
		{ perMember: CHANGES_PER_MINUTE },
	)
}
