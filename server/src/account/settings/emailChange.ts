import type { Locale } from 'shared-contract'
import { tidyEmail } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { emailKey } from '../../core/identity/email.ts'
import { mailboxOf } from '../../core/mail/mailbox.ts'
import { mailer } from '../../core/mail/mailer.ts'
import { confirmEmailMail } from '../../core/mail/mails.ts'
import { sendCounted } from '../../core/mail/sendCounted.ts'
import { Problem } from '../../core/problem.ts'
import { clearAttempts } from '../loginAttempt.ts'
import { refuseTaken } from './checkChange.ts'
import { hashLinkToken, newLinkToken } from './linkToken.ts'

const VALID_MS = DAY_MS

/** An address whose link is on its way. */
interface EmailLink {
	tokenHash: string
	email: string
	expiresAt: Date
}

/** The columns of a member that hold an address. */
export function emailColumns(email: string) {
	return { email: tidyEmail(email), email_key: emailKey(email) }
}

interface Asked {
	memberId: string
	username: string
	email: string
	locale: Locale
}

/**
 * Sends the link that makes an address the member's, where the site sends mail. Whose the address is nobody knows yet, so
 * it is sent few such letters, whoever asks for them.
 *
 * @returns undefined where it does not: the address then holds at once.
 * @throws mail.failed; mail.tooMany, alike for addresses that have an account and those that have none.
 */
export async function sendEmailLink(context: AppContext, asked: Asked): Promise<EmailLink | undefined> {
	const { memberId, username, email, locale } = asked
	const post = mailer(context.settings)
	if (!post) return undefined
	const token = newLinkToken()
	const letter = confirmEmailMail(locale, { username, link: post.link(`/settings?email=${token}`) })
	const by = [
		{ kind: 'confirmation', about: mailboxOf(email) },
		{ kind: 'confirmationAsked', about: memberId },
	] as const
	const retryAfter = await sendCounted(context, post, { to: email, mail: letter, limitKeys: by })
	if (retryAfter > 0) throw new Problem('mail.tooMany', 429, { retryAfter, fields: { email: 'mail.tooMany' } })
	return { tokenHash: hashLinkToken(token), email, expiresAt: new Date(context.now().getTime() + VALID_MS) }
}

/** Keeps the address that waits for its link; the one before is given up, and where none waits, all are. */
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
 * Takes on the address of a link. Links for another password that went to the address before no longer work.
 *
 * @throws auth.link.invalid; auth.email.taken where somebody else has it by now.
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
