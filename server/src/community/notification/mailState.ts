import type { MailState } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { mailer } from '../../core/mail/mailer.ts'

/** Whether e-mails reach a member. */
export async function mailStateOf({ db, settings }: AppContext, memberId: string): Promise<MailState> {
	if (!mailer(settings)) return 'off'
	const member = await db.selectFrom('member').where('id', '=', memberId).select('email').executeTakeFirst()
	return member?.email ? 'on' : 'noAddress'
}
