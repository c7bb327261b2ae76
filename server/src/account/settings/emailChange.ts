import type { Locale } from 'shared-contract'
import { tidyEmail } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { emailKey } from '../../core/identity/email.ts'
import { hashLinkToken, newLinkToken } from '../../core/identity/linkToken.ts'
import { mailboxOf } from '../../core/mail/mailbox.ts'
import { mailer } from '../../core/mail/mailer.ts'
import { confirmEmailMail } from '../../core/mail/mails.ts'
import { sendCounted } from '../../core/mail/sendCounted.ts'
import { Problem } from '../../core/problem.ts'
import { clearAttempts } from '../loginAttempt.ts'
import { refuseTaken } from './checkChange.ts'

const VALID_MS = DAY_MS

/** A pending e-mail with the hash of its confirmation token. */
interface EmailLink {
	tokenHash: string
	email: string
	expiresAt: Date
}

/** The columns of a member for an e-mail. */
export function emailColumns(email: string) {
	return { email: tidyEmail(email), email_key: emailKey(email) }
}

interface EmailLinkRequest {
	memberId: string
	username: string
	email: string
	locale: Locale
}

/**
 * Mails a confirmation link to a new e-mail, if the site sends mail. The mails per address are limited, since the address
 * may belong to another person.
 *
 * @returns undefined if the site sends no mail: the e-mail is then used at once.
 * @throws mail.failed; mail.tooMany, the same for addresses with and without an account.
 */
export async function sendEmailLink(context: AppContext, request: EmailLinkRequest): Promise<EmailLink | undefined> {
	const { memberId, username, email, locale } = request
	const siteMailer = mailer(context.settings)
	if (!siteMailer) return undefined
	const token = newLinkToken()
	const letter = confirmEmailMail(locale, { username, link: siteMailer.link(`/settings?email=${token}`) })
	const by = [
		{ kind: 'confirmation', about: mailboxOf(email) },
		{ kind: 'confirmationAsked', about: memberId },
	] as const
	const retryAfter = await sendCounted(context, siteMailer, { to: email, mail: letter, limitKeys: by })
	if (retryAfter > 0) throw new Problem('mail.tooMany', 429, { retryAfter, fields: { email: 'mail.tooMany' } })
	return { tokenHash: hashLinkToken(token), email, expiresAt: new Date(context.now().getTime() + VALID_MS) }
}

/** Replaces the pending e-mail of a member; without a link it is only deleted. */
export async function storeEmailChange(db: Database, memberId: string, link: EmailLink | undefined): Promise<void> {
	await db.deleteFrom('email_change').where('member_id', '=', memberId).execute()
	if (!link) return
	const { tokenHash, email, expiresAt } = link
	await db
		.insertInto('email_change')
		.values({ member_id: memberId, token_hash: tokenHash, ...emailColumns(email), expires_at: expiresAt })
		.execute()
}

/**
 * Confirms a pending e-mail by its token. Recovery links sent to the old e-mail become invalid.
 *
 * @throws auth.link.invalid; auth.email.taken if another member has it by now.
 */
export async function confirmEmail({ db, now }: AppContext, token: string): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		const change = await transaction
			.deleteFrom('email_change')
			.where('token_hash', '=', hashLinkToken(token))
			.where('expires_at', '>', now())
			.returning(['member_id', 'email', 'email_key'])
			.executeTakeFirst()
		if (!change) throw new Problem('auth.link.invalid', 400)
		const { member_id, email, email_key } = change
		await refuseTaken(transaction, { id: member_id, email })
		const before = await transaction
			.selectFrom('member')
			.where('id', '=', member_id)
			.select('email_key')
			.executeTakeFirst()
		if (before?.email_key) await clearAttempts(transaction, before.email_key)
		await transaction.updateTable('member').set({ email, email_key }).where('id', '=', member_id).execute()
		await transaction.deleteFrom('password_recovery').where('member_id', '=', member_id).execute()
	})
}
