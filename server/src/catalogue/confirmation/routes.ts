import type { FastifyInstance } from 'fastify'
import { confirmationsRoute, confirmRoute, withdrawConfirmationRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import type { Finders } from '../finders.ts'
import { isTrusted } from '../proposal/trust.ts'
import { pageId } from '../titlePage/pageId.ts'
import { answerCandidate, withdrawAnswer } from './answer.ts'
import { readConfirmations } from './readConfirmations.ts'

/** Routes of what members confirm together. */
export function serveConfirmations(app: FastifyInstance, context: AppContext, { isDiscussed }: Finders): void {
	const { db, pictures, settings, now } = context

	serve(app, confirmationsRoute, async ({ params: { kind }, request }) => {
		const { id } = await requireMember(request, context)
		return readConfirmations(db, pictures, { kind, memberId: id })
	})

	serve(app, confirmRoute, async ({ params, body: { answer }, request }) => {
		const member = await requireMember(request, context)
		const time = now()
		const trust = await isTrusted(db, member, { editsBefore: settings.EDITS_BEFORE_TRUST, now: time })
		const answering = { id: pageId(params), answer, memberId: member.id, isTrusted: trust, now: time, isDiscussed }
		return answerCandidate(db, answering)
	})

	serve(app, withdrawConfirmationRoute, async ({ params, request }) => {
		const member = await requireMember(request, context)
		return withdrawAnswer(db, { id: pageId(params), memberId: member.id, now: now(), isDiscussed })
	})
}
