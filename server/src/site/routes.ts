import type { FastifyInstance } from 'fastify'
import { bugReportRoute, feedbackRoute, siteRoute } from 'shared-contract'
import { memberAsking } from '../account/authentication.ts'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { readLetter } from './letter.ts'
import { siteSettings } from './siteSettings.ts'

const LETTERS_PER_MINUTE = 10

export function registerSite(app: FastifyInstance, parts: Parts): void {
	const { now } = parts
	const limit = { perMinute: LETTERS_PER_MINUTE }

	serve(app, siteRoute, () => siteSettings(parts), { cache: 'shared' })

	serve(
		app,
		bugReportRoute,
		async ({ body, request, parts: { db } }) => {
			const { text, email } = readLetter('description', body.description, body.email)
			const member = await memberAsking(request, parts)
			const row = { description: text, email, member_id: member?.id ?? null, sent_at: now() }
			await db.insertInto('bug_report').values(row).execute()
			return { done: true }
		},
		limit,
	)

	serve(
		app,
		feedbackRoute,
		async ({ body, request, parts: { db } }) => {
			const { text, email } = readLetter('message', body.message, body.email)
			const member = await memberAsking(request, parts)
			const row = { message: text, email, member_id: member?.id ?? null, sent_at: now() }
			await db.insertInto('feedback').values(row).execute()
			return { done: true }
		},
		limit,
	)
}
