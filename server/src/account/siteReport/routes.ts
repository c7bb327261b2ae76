import type { FastifyInstance } from 'fastify'
import { bugReportRoute, feedbackRoute, isEmail, REPORT_MAX_LENGTH, tidyEmail } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { serve } from '../../core/http/serve.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { currentMember } from '../../core/identity/authentication.ts'

const LETTERS_PER_MINUTE = 10

/** Serves bug reports and feedback of members and visitors. */
export function serveSiteReports(app: FastifyInstance, context: AppContext): void {
	const { now } = context
	const limit = { perMinute: LETTERS_PER_MINUTE }

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

interface TeamMessage {
	text: string
	email: string | null
}

/**
 * Validates a message to the team.
 *
 * @param field the name of the text field in the request, for the error.
 * @throws Problem 400 with the code of the first error, and all errors by field.
 */
function readMessage(field: string, text: string, email: string): TeamMessage {
	const message = { text: trimmedText(text), email: tidyEmail(email) }
	refuseInvalidFields({
		[field]: textError(message.text, { maxLength: REPORT_MAX_LENGTH, required: 'text.required' }),
		email: message.email === '' || isEmail(message.email) ? undefined : 'auth.email.invalid',
	})
	return { text: message.text, email: message.email === '' ? null : message.email }
}
