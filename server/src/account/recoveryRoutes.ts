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
			// Nobody waits for it: how long it takes would tell that there is such an account.
			recover(context, request, body.email).catch((error) => request.log.error({ err: error }, 'no link was sent'))
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
	const post = mailer(settings)
	if (!post) {
		// This site sends no mail: whoever runs it hands the link on.
		request.log.warn({ link: (settings.SITE_URL ?? '') + path }, 'somebody asks for a new password')
		return
	}
	const letter = recoveryMail(localeOf(request), post.link(path))
	const email = await keptEmail(db, typed)
	// Who asks for too many is told nothing: it would tell them that there is such an account.
	const by = [{ kind: 'recovery', about: emailKey(typed) }] as const
	if (email !== null) await sendCounted(context, post, { to: email, mail: letter, limitKeys: by })
}

// To the address of the account, not to what was typed: another mailbox may fold to the same.
async function keptEmail(db: Database, typed: string): Promise<string | null> {
	const row = await db.selectFrom('member').where('email_key', '=', emailKey(typed)).select('email').executeTakeFirst()
	return row?.email ?? null
}
