import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recoverRoute, resetPasswordRoute } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import { serve } from '../core/http/serve.ts'
import { emailKey } from '../core/identity/email.ts'
import { localeOf } from '../core/language/locale.ts'
import { mailer } from '../core/mail/mailer.ts'
import { recoveryMail } from '../core/mail/mails.ts'
import { sendCounted } from '../core/mail/sendCounted.ts'
import { finishRecovery, startRecovery } from './recovery.ts'

const PER_MINUTE = 10

export function serveRecovery(app: FastifyInstance, context: AppContext): void {
	serve(
		app,
		recoverRoute,
		async ({ body, request }) => {
			// Not awaited: the response time would reveal whether the account exists.
			recover(context, request, body.email).catch((error) =>
				request.log.error({ err: error }, 'sending a recovery link failed'),
			)
			return { mail: mailer(context.settings) !== undefined }
		},
		{ perMinute: PER_MINUTE, idempotent: false },
	)

	serve(
		app,
		resetPasswordRoute,
		async ({ body }) => {
			await finishRecovery(context, body.token, body.password)
			return { done: true }
		},
		{ perMinute: PER_MINUTE, idempotent: false },
	)
}

async function recover(context: AppContext, request: FastifyRequest, typed: string): Promise<void> {
	const { settings, db } = context
	const token = await startRecovery(context, typed)
	if (!token) return
	const path = `/auth?reset=${token}`
	const siteMailer = mailer(settings)
	if (!siteMailer) {
		// This site sends no mail: its operator finds the link in the log.
		request.log.warn({ link: (settings.SITE_URL ?? '') + path }, 'a password recovery was requested')
		return
	}
	const letter = recoveryMail(localeOf(request), siteMailer.link(path))
	const email = await storedEmail(db, typed)
	// An exceeded limit is not reported: it would reveal that the account exists.
	const by = [{ kind: 'recovery', about: emailKey(typed) }] as const
	if (email !== null) await sendCounted(context, siteMailer, { to: email, mail: letter, limitKeys: by })
}

// Sends to the account's address, not the typed one: another mailbox may have the same key.
async function storedEmail(db: Database, typed: string): Promise<string | null> {
	const row = await db.selectFrom('member').where('email_key', '=', emailKey(typed)).select('email').executeTakeFirst()
	return row?.email ?? null
}
