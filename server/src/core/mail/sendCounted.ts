import type { AppContext } from '../appContext.ts'
import { Problem } from '../problem.ts'
import { countMail, type MailLimitKey, uncountMail } from './mailCount.ts'
import type { Mail, Mailer } from './mailer.ts'

interface Sending {
	to: string
	mail: Mail
	limitKeys: readonly MailLimitKey[]
}

/**
 * Sends an e-mail unless one of its limits is reached.
 *
 * @returns 0 when it was sent, else the seconds until it may be sent
 * @throws Problem `mail.failed` when the mail server refuses it; the e-mail is then not counted
 */
export async function sendCounted(
	{ db, now }: AppContext,
	mailer: Mailer,
	{ to, mail, limitKeys }: Sending,
): Promise<number> {
	const count = await countMail(db, limitKeys, now())
	if (count.state === 'full') return count.retryAfter
	try {
		await mailer.send(to, mail)
	} catch (error) {
		await uncountMail(db, count.ids)
		throw Object.assign(new Problem('mail.failed', 503), { cause: error })
	}
	return 0
}
