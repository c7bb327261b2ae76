import type { FastifyInstance } from 'fastify'
import { bugReportRoute, feedbackRoute, siteRoute } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { serve } from '../core/http/serve.ts'
import { currentMember } from '../core/identity/authentication.ts'
import { readMessage } from './feedback.ts'
import { siteSettings } from './siteSettings.ts'

const LETTERS_PER_MINUTE = 10

export function registerSite(app: FastifyInstance, context: AppContext): void {
	const { now } = context
	const limit = { perMinute: LETTERS_PER_MINUTE }

	serve(app, siteRoute, () => siteSettings(context), { cache: 'shared' })

	serve(
		app,
		bugReportRoute,
		async ({ body, request, context: { db } }) => {
			const { text, email } = readMessage('description', body.description, body.email)
			const member = await currentMember(request, context)
			const row = { description: text, email, member_id: member?.id ?? null, sent_at: now() }
			await db.insertInto('bug_report').values(row).execute()
			return { done: true }
		},
		limit,
	)

	serve(
		app,
		feedbackRoute,
		async ({ body, request, context: { db } }) => {
			const { text, email } = readMessage('message', body.message, body.email)
			const member = await currentMember(request, context)
			const row = { message: text, email, member_id: member?.id ?? null, sent_at: now() }
			await db.insertInto('feedback').values(row).execute()
			return { done: true }
		},
		limit,
	)
}
