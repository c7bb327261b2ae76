import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { emailKey } from '../../core/identity/email.ts'
import { localeOf } from '../../core/language/locale.ts'
import { mailer } from '../../core/mail/mailer.ts'
import { accountChangedMail } from '../../core/mail/mails.ts'
import { sendCounted } from '../../core/mail/sendCounted.ts'
import type { AccountEvent } from '../../core/mail/translations.ts'

interface Owner {
	username: string
	/** The address before the change. */
	email: string | null
}

/** Mails a warning about changes of the sign-in, in case it was not the owner. It is not waited for. */
export function warnOwner(
	request: FastifyRequest,
	context: AppContext,
	{ username, email }: Owner,
	events: readonly AccountEvent[],
): void {
	const post = mailer(context.settings)
	if (!post || email === null || events.length === 0) return
	const letter = accountChangedMail(localeOf(request), username, events)
	// Limited per hour: the first warnings are enough.
	const by = [{ kind: 'changed', about: emailKey(email) }] as const
	sendCounted(context, post, { to: email, mail: letter, limitKeys: by }).catch((error) =>
		request.log.error({ err: error }, 'sending a warning failed'),
	)
}

/** The same for a member by id. */
export async function warnMember(
	request: FastifyRequest,
	context: AppContext,
	memberId: string,
	event: AccountEvent,
): Promise<void> {
	const owner = await context.db
		.selectFrom('member')
		.where('id', '=', memberId)
		.select(['username', 'email'])
		.executeTakeFirst()
	if (owner) warnOwner(request, context, owner, [event])
}
